import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { type FileParts, readParts } from './file-parts.ts';
import { addOutcome, beginCount } from './import.store.ts';
import { importProducts } from './import-products.ts';
import { readRecords } from './read-records.ts';

/**
 * Checks a file, or imports one that was checked, depending on its state. Restarted after a crash, a check starts over
 * and a run continues after the last row that was imported.
 */
export async function workOnImport(db: Database, id: string): Promise<void> {
  const row = await db
    .selectFrom('product_import')
    .where('id', '=', id)
    .select(['state', 'staff_id', 'staff_name', 'sets_stock', 'rows_done'])
    .executeTakeFirst();
  if (row?.state !== 'checking' && row?.state !== 'running') return;
  const isDryRun = row.state === 'checking';
  try {
    if (isDryRun) await beginCount(db, id, 'checking', await countRows(readParts(db, id)));
    await importProducts(db, readParts(db, id), {
      actor: { staffId: row.staff_id, name: row.staff_name },
      isDryRun,
      setsStock: row.sets_stock,
      from: isDryRun ? 0 : row.rows_done,
      onBatch: (inBatch, outcome) => addOutcome(inBatch, id, outcome),
    });
    await setState(db, id, { state: isDryRun ? 'checked' : 'done' });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    await setState(db, id, { state: 'failed', problem: error.message });
  }
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
