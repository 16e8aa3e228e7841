import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

/** Every minute: how long ago it was shows whether a worker runs, also when there is nothing else to do. */
export async function recordWorkerRun(db: Database): Promise<void> {
  const run = { at: sql<Date>`now()` };
  await db
    .insertInto('worker_run')
    .values(run)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(run))
    .execute();
}
