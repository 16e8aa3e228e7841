import type { ImportMapping } from '@gulmohar/contract/admin/shop-import.ts';
import type { TaskList } from 'graphile-worker';
import type { Database } from '../../platform/database/connection.ts';
import type { GuardedFetch } from '../../platform/guarded-fetch/guarded-fetch.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { job } from '../../platform/queue/job-payloads.ts';
import type { PictureStore } from '../../platform/storage/picture-store.ts';
import { fetchPictures } from './pictures/fetch-pictures.ts';
import { findFiles, findRows, productReader } from './read-products.ts';
import { readVocabulary } from './read-vocabulary.ts';
import { runProducts } from './run-products.ts';
import { undoProducts } from './undo-products.ts';

/** The longest that an import keeps other jobs of the queue waiting, such as pictures. */
const STEP_MS = 10_000;
const BATCH_PRODUCTS = 10;

type Needs = { db: Database; pictures: PictureStore; guardedFetch: GuardedFetch };

export function shopImportJobs(needs: Needs): TaskList {
  return {
    ...job('work-on-shop-import', async ({ importId }) => workOnShopImport(needs.db, importId)),
    ...job('fetch-import-pictures', async ({ importId }) => fetchPictures(needs, importId)),
  };
}

/**
 * Runs one step of checking, importing or undoing, and enqueues the next as another job. What became of a product is
 * stored in the transaction that did it, so after a crash it continues with the next.
 * @param stepMs milliseconds after which the step ends, once its batch is done
 */
export async function workOnShopImport(
  db: Database,
  importId: string,
  { stepMs = STEP_MS }: { stepMs?: number } = {},
): Promise<void> {
  const row = await db
    .selectFrom('shop_import')
    .where('id', '=', importId)
    .select(['state', 'mapping', 'staff_id', 'staff_name'])
    .$narrowType<{ mapping: ImportMapping | null }>()
    .executeTakeFirst();
  if (row?.state !== 'checking' && row?.state !== 'running' && row?.state !== 'undoing') return;
  const actor = { staffId: row.staff_id, name: row.staff_name };
  const endsAt = performance.now() + stepMs;
  const workOn =
    row.state === 'undoing'
      ? async (units: Unit[]) => undoProducts(db, actor, importId, units)
      : await productWork(db, { importId, actor, mapping: row.mapping, isDryRun: row.state === 'checking' });
  for (;;) {
    const units = await nextUnits(db, importId);
    if (units.length === 0) return end(db, importId, row.state);
    await workOn(units);
    if (performance.now() >= endsAt) return enqueue(db, 'work-on-shop-import', { importId });
  }
}

type Unit = { position: number; key: string };

type ProductWork = {
  importId: string;
  actor: { staffId: string; name: string };
  mapping: ImportMapping | null;
  isDryRun: boolean;
};

async function productWork(db: Database, { importId, actor, mapping, isDryRun }: ProductWork) {
  if (!mapping) throw new Error(`The import ${importId} has no mapping`);
  const files = await findFiles(db, importId);
  const read = productReader(files);
  const context = { importId, actor, mapping, vocabulary: await readVocabulary(db) };
  return async (units: Unit[]) => {
    const rows = await findRows(
      db,
      importId,
      units.map(({ key }) => key),
    );
    const full = units.map((unit) => ({ ...unit, rows: rows.get(unit.key) ?? [] }));
    await runProducts(db, context, { units: full, files, read, isDryRun });
  };
}

async function nextUnits(db: Database, importId: string): Promise<Unit[]> {
  return db
    .selectFrom('shop_import_product')
    .where('import_id', '=', importId)
    .where('outcome', 'is', null)
    .orderBy('position')
    .limit(BATCH_PRODUCTS)
    .select(['position', 'key'])
    .execute();
}

const ends = { checking: 'checked', running: 'done', undoing: 'undone' } as const;

async function end(db: Database, importId: string, state: keyof typeof ends): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('shop_import').set({ state: ends[state] }).where('id', '=', importId).execute();
    if (state === 'running') await enqueue(trx, 'fetch-import-pictures', { importId });
  });
}
