import type { ImportedOutcome } from '@gulmohar/contract/admin/shop-import.ts';
import { sql } from 'kysely';
import { saveRedirects } from '../../catalogue/redirect/save-redirects.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { SourceFile, SourceRow } from './read-products.ts';
import { rememberSource } from './shopify-file/remember-source.ts';
import { SourceFault, type SourceNote, type SourceProduct } from './source/source-product.ts';
import type { Undo } from './write/undo.ts';
import { SOURCE, type WriteContext, type Written, writeProducts } from './write/write-products.ts';

export type Unit = { position: number; key: string; rows: SourceRow[] };

type Result = {
  position: number;
  title: string;
  outcome: ImportedOutcome;
  productIds: string[];
  notes: SourceNote[];
  undo: Undo[];
};

type Batch = {
  files: readonly SourceFile[];
  units: readonly Unit[];
  read: (key: string, rows: readonly SourceRow[]) => SourceProduct;
  /** Does everything, then rolls it back. */
  isDryRun: boolean;
};

class DryRunRollback extends Error {}

/** Imports some products in one transaction; what became of them is stored with them, after a dry run, too. */
export async function runProducts(
  db: Database,
  context: WriteContext,
  { units, files, read, isDryRun }: Batch,
): Promise<void> {
  let results: Result[] = [];
  const work = db.transaction().execute(async (trx) => {
    results = [];
    const redirects: { from: string; to: string }[] = [];
    for (const unit of units) {
      const { result, written } = await tryProduct(trx, context, unit, { files, read });
      results.push(result);
      if (written) redirects.push({ from: `/products/${unit.key}`, to: `/product/${targetOf(written)}` });
    }
    if (redirects.length > 0) await saveRedirects(trx, redirects, 'import');
    if (isDryRun) throw new DryRunRollback();
    await storeResults(trx, context.importId, results);
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof DryRunRollback)) throw error;
  });
  if (isDryRun) {
    const checked = results.map((result) => ({ ...result, undo: [], productIds: [] }));
    await db.transaction().execute((trx) => storeResults(trx, context.importId, checked));
  }
}

/** The first colour in stock; the old address leads there. */
function targetOf({ products }: Written): string {
  const inStock = products.find(({ planned }) =>
    planned.variants.some(({ units, toppedUpTo }) => units > 0 || toppedUpTo !== null),
  );
  return (inStock ?? products[0])?.productId ?? '';
}

/** Imports a product within a savepoint, so that one that fails halfway is rolled back. */
async function tryProduct(
  trx: Transaction,
  context: WriteContext,
  { position, key, rows }: Unit,
  { files, read }: Pick<Batch, 'files' | 'read'>,
): Promise<{ result: Result; written?: Written }> {
  await sql`savepoint import_product`.execute(trx);
  let title = key;
  try {
    const source = read(key, rows);
    title = source.title;
    const written = await writeProducts(trx, context, source);
    const productIds = written.products.map(({ productId }) => productId);
    await rememberSource(trx, { source: SOURCE, key, rows, files }, productIds, written.kept);
    await sql`release savepoint import_product`.execute(trx);
    const { outcome, notes, undo } = written;
    return { result: { position, title, outcome, productIds, notes, undo }, written };
  } catch (error) {
    const fault = faultOf(error, rows[0]?.line ?? 0);
    if (!fault) throw error;
    await sql`rollback to savepoint import_product`.execute(trx);
    return { result: { position, title, outcome: 'skipped', productIds: [], notes: [fault], undo: [] } };
  }
}

/** PostgreSQL's data exceptions are the product's fault, too; a job that retried them would never end. */
function faultOf(error: unknown, line: number): SourceNote | undefined {
  if (error instanceof SourceFault) return { line: error.line, column: error.column, message: error.message };
  if (error instanceof ShopError) return { line, column: '', message: error.message };
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^22...$/.test(code)
    ? { line, column: '', message: 'It has a value that the shop cannot store.' }
    : undefined;
}

async function storeResults(trx: Transaction, importId: string, results: readonly Result[]): Promise<void> {
  for (const { position, title, outcome, productIds, notes, undo } of results) {
    await trx
      .updateTable('shop_import_product')
      .set({
        title,
        outcome,
        product_ids: productIds,
        notes: JSON.stringify(notes),
        undo: JSON.stringify(undo),
      })
      .where('import_id', '=', importId)
      .where('position', '=', position)
      .execute();
  }
}
