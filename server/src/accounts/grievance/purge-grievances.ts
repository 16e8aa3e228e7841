import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** The limitation period for consumer complaints (Consumer Protection Act, 2019, section 69). */
const KEPT_YEARS = 2;

export async function purgeOldGrievances(db: Database): Promise<void> {
  await db
    .deleteFrom('grievance')
    .where('received_at', '<', sql<Date>`now() - ${KEPT_YEARS} * interval '1 year'`)
    .execute();
}
