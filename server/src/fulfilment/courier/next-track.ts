import { type RawBuilder, sql } from 'kysely';
import type { ParcelState } from '../../platform/database/tables.ts';

/** Also the usual interval between tracking calls for a parcel that is under way. */
export const FIRST_TRACK = sql<Date>`now() + interval '4 hours'`;

/** null once the parcel has reached its end */
export function nextTrack(state: ParcelState): RawBuilder<Date> | null {
  if (['delivered', 'rto_received', 'lost', 'damaged', 'cancelled'].includes(state)) return null;
  if (state === 'out_for_delivery') return sql<Date>`now() + interval '1 hour'`;
  if (state === 'rto_delivered') return sql<Date>`now() + interval '1 day'`;
  return FIRST_TRACK;
}
