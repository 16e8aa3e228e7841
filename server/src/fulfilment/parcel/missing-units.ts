import type { Paise } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Condition on line_change: the units were missing in a parcel that had arrived, not before they were packed. */
export const isMissingInParcel = sql<boolean>`(line_change.kind = 'missing' and exists (
  select from parcel_line join parcel_event using (parcel_id)
  where parcel_line.line_id = line_change.line_id and parcel_event.state = 'delivered'
    and parcel_event.at <= line_change.at))`;

/** What cash orders paid with the parcels that units were missing in: it is not in their amount, but refunded. */
export async function sumMissing(db: Database, orderId: string): Promise<Paise> {
  const { sum } = await db
    .selectFrom('line_change')
    .where('order_id', '=', orderId)
    .where(isMissingInParcel)
    .select(sql<Paise>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .executeTakeFirstOrThrow();
  return sum;
}
