import type { Database } from '../../platform/database/connection.ts';

/** Returns a shopper's complaints by their confirmed e-mail address. */
export async function collectComplaints(db: Database, email: string) {
  return db
    .selectFrom('grievance')
    .where('email', '=', email)
    .orderBy('received_at', 'desc')
    .select(['ticket', 'name', 'email', 'phone', 'order_number as orderNumber', 'text'])
    .select('received_at as receivedAt')
    .execute();
}
