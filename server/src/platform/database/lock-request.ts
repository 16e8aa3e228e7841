import { sql } from 'kysely';
import type { Transaction } from './connection.ts';

/**
 * Makes calls with the same `requestId` wait for each other until the end of the transaction, so that the
 * second one finds what the first one did, even if they name different orders.
 */
export async function lockRequest(trx: Transaction, requestId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`request:${requestId}`}, 0))`.execute(trx);
}
