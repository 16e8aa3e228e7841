import type { FileParts } from '../../platform/csv/decode-text.ts';
import { BEGINNING } from '../../platform/csv/read-cells.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { readParts } from './file-parts.ts';
import { addOutcome, beginCount, DoneMeanwhile } from './import.store.ts';
import { importProducts } from './import-products.ts';
import { readColumns, readRecords } from './read-records.ts';

/** The longest that a file keeps other jobs of the queue waiting, such as pictures. */
const STEP_MS = 10_000;

/**
 * Runs one step of checking or importing a file, depending on its state, and enqueues the next step as
 * another job. After a crash it continues after the last row that was processed.
 * @param stepMs milliseconds after which the step ends, once its batch is done
 * @param batchRows how many rows a transaction imports
 */
export async function workOnImport(
  db: Database,
  id: string,
  { stepMs = STEP_MS, batchRows }: { stepMs?: number; batchRows?: number } = {},
): Promise<void> {
  const row = await readWork(db, id);
  if (row?.state !== 'checking' && row?.state !== 'running') return;
  const isDryRun = row.state === 'checking';
  const endsAt = performance.now() + stepMs;
  let done = row.rows_done;
  try {
    if (isDryRun && row.rows_total === 0) {
      await beginCount(db, id, 'checking', await countRows(readParts(db, id)));
    }
    const isResumed = done > 0 && row.rows_placed === done;
    const place = isResumed ? { bytes: row.bytes_done, lines: row.lines_done } : BEGINNING;
    const isAtEnd = await importProducts(db, readParts(db, id, place.bytes), {
      actor: { staffId: row.staff_id, name: row.staff_name },
      isDryRun,
      setsStock: row.sets_stock,
      from: isResumed ? { place, columns: await readColumns(readParts(db, id)) } : undefined,
      // The previous release stored no places, so its rows are skipped by count.
      skip: isResumed ? 0 : done,
      batchRows,
      onBatch: async (trx, outcome) => {
        await addOutcome(trx, id, done, outcome);
        done += outcome.rows;
      },
      goesOn: () => performance.now() < endsAt,
    });
    if (isAtEnd) await setState(db, id, { state: isDryRun ? 'checked' : 'done' });
    else await enqueue(db, 'work-on-import', { importId: id });
  } catch (error) {
    if (error instanceof DoneMeanwhile) return;
    if (!(error instanceof ShopError)) throw error;
    await setState(db, id, { state: 'failed', problem: error.message });
  }
}

async function readWork(db: Database, id: string) {
  return db
    .selectFrom('product_import')
    .where('id', '=', id)
    .select(['state', 'staff_id', 'staff_name', 'sets_stock'])
    .select(['rows_total', 'rows_done', 'rows_placed', 'bytes_done', 'lines_done'])
    .executeTakeFirst();
}

async function setState(
  db: Database,
  id: string,
  change: { state: 'checked' | 'done' | 'failed'; problem?: string },
): Promise<void> {
  await db.updateTable('product_import').set(change).where('id', '=', id).execute();
}

async function countRows(file: FileParts): Promise<number> {
  let count = 0;
  for await (const _ of readRecords(file)) count += 1;
  return count;
}
