import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Passes batches on and records how many orders are done. @param total orders, counted once for each pass */
export async function* keepProgress<Batch>(
  db: Database,
  { printId, total, ordersInBatch }: { printId: string | undefined; total: number; ordersInBatch: number },
  batches: AsyncIterable<Batch>,
): AsyncGenerator<Batch> {
  if (!printId) {
    yield* batches;
    return;
  }
  await db
    .insertInto('print_run')
    .values({ id: printId, total })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ total, done: 0 }))
    .execute();
  for await (const batch of batches) {
    yield batch;
    const done = sql<number>`least(total, done + ${ordersInBatch})`;
    await db.updateTable('print_run').set({ done }).where('id', '=', printId).execute();
  }
}

type Progress = { total: number; done: number };

/** Returns null before the print starts, and once its record is purged after a day. */
export async function readProgress(db: Database, printId: string): Promise<Progress | null> {
  const run = await db
    .selectFrom('print_run')
    .where('id', '=', printId)
    .select(['total', 'done'])
    .executeTakeFirst();
  return run ?? null;
}

export async function purgePrintRuns(db: Database): Promise<void> {
  await db.deleteFrom('print_run').where('started_at', '<', sql<Date>`now() - interval '1 day'`).execute();
}
