import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** The limitation period for consumer complaints (Consumer Protection Act, 2019, section 69). */
const RETENTION_YEARS = 2;

export async function collectComplaints(db: Database, email: string) {
  return db
    .selectFrom('grievance')
    .where('email', '=', email)
    .orderBy('received_at', 'desc')
    .select(['ticket', 'name', 'email', 'phone', 'order_number as orderNumber', 'text'])
    .select('received_at as receivedAt')
    .execute();
}

export async function purgeOldGrievances(db: Database): Promise<void> {
  await db
    .deleteFrom('grievance')
    .where('received_at', '<', sql<Date>`now() - ${RETENTION_YEARS} * interval '1 year'`)
    .execute();
}
