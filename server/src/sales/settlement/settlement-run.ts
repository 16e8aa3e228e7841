import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Records a settlement that reached every overdue checkout. */
export async function recordSettlementRun(db: Database, beganAt: Date): Promise<void> {
  const run = { began_at: beganAt };
  await db
    .insertInto('settlement_run')
    .values(run)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(run))
    .execute();
}

/** For `where …` on checkouts: whether no settlement has run since it ended, as after a longer stop of the shop. */
export const awaitsSettlement = sql<boolean>`(checkout.status = 'open' and checkout.expires_at >= coalesce(
  (select began_at from settlement_run), '-infinity'::timestamptz))`;
