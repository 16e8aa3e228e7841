import { sql } from 'kysely';
import type { Transaction } from './connection.ts';

/**
 * Transactions that name the same thing wait for each other until they end. For rules over several rows, such as
 * 'at most eight', which two at once would each find fulfilled. Always at the same place among other locks, so that no
 * two hold what the other needs.
 */
export async function oneAtATime(trx: Transaction, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}
