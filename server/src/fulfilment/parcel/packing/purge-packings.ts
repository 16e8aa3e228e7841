import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection.ts';

/** Their items have to be counted again. */
export async function purgePackings(db: Database): Promise<void> {
  await db.deleteFrom('packing').where('touched_at', '<', sql<Date>`now() - interval '7 days'`).execute();
}
