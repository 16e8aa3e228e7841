import type { Transaction } from './connection.ts';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * Makes calls with the same `requestId` wait for each other until the end of the transaction, so that the
 * second one finds what the first one did, even if they name different orders.
 */
export async function lockRequest(trx: Transaction, requestId: string): Promise<void> {
  await oneAtATime(trx, `request:${requestId}`);
}
