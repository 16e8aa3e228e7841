import type { ImportedOutcome } from '@gulmohar/contract/admin/shop-import.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import { workOrTry } from '../../../platform/database/dry-run.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';
import { SourceFault, type SourceNote } from '../source/source-product.ts';
import type { ReadUnit, Unit } from './unit-kind.ts';

type Read = (unit: Unit) => ReadUnit<unknown>;

type Result = {
  position: number;
  title: string;
  outcome: ImportedOutcome;
  productIds: string[];
  notes: SourceNote[];
  undo: unknown[];
};

type Batch = {
  importId: string;
  units: readonly Unit[];
  /** Does everything, then rolls it back. */
  isDryRun: boolean;
};

/** Imports some units in one transaction; what became of them is stored with them, after a dry run, too. */
export async function runUnits(
  db: Database,
  read: Read,
  { importId, units, isDryRun }: Batch,
): Promise<void> {
  const results = await workOrTry(db, isDryRun, async (trx) => {
    const done: Result[] = [];
    for (const unit of units) done.push(await tryUnit(trx, read, unit));
    if (!isDryRun) await storeResults(trx, importId, done);
    return done;
  });
  if (isDryRun) {
    const checked = results.map((result) => ({ ...result, undo: [], productIds: [] }));
    await db.transaction().execute((trx) => storeResults(trx, importId, checked));
  }
}

/** Imports a unit within a savepoint, so that one that fails halfway is rolled back. */
async function tryUnit(trx: Transaction, read: Read, unit: Unit): Promise<Result> {
  const { position, key, rows } = unit;
  await sql`savepoint import_unit`.execute(trx);
  let title = key;
  try {
    const readUnit = read(unit);
    title = readUnit.title;
    const written = await readUnit.write(trx);
    await sql`release savepoint import_unit`.execute(trx);
    return { position, title, productIds: [], ...written };
  } catch (error) {
    const fault = faultOf(error, rows[0]?.line ?? 0);
    if (!fault) throw error;
    await sql`rollback to savepoint import_unit`.execute(trx);
    return { position, title, outcome: 'skipped', productIds: [], notes: [fault], undo: [] };
  }
}

/** PostgreSQL's data exceptions are the unit's fault, too; a job that retried them would never end. */
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
