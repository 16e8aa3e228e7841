import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

/** Every process of the shop holds this lock shared, on the connection that listens to the catalogue. */
export const PROCESS_LOCK = 'gulmohar process';

/**
 * Gives back the jobs that a killed process had in hand; the queue itself would do so only after four hours. Done by a
 * process that starts while no other one is alive. Jobs may run twice, which each of them bears.
 */
export async function unlockAbandonedJobs(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ is_alone: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${PROCESS_LOCK}, 0)) as is_alone`.execute(trx);
    if (!rows[0]?.is_alone) return;
    await sql`
      select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
      from graphile_worker._private_jobs where locked_by is not null having count(*) > 0`.execute(trx);
  });
}
