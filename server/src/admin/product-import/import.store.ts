import { createHash } from 'node:crypto';
import {
  type ImportDoubt,
  MAX_SHOWN_FAULTS,
  type ProductImport,
} from '@gulmohar/contract/admin/product-import.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { ChangeAuthor } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { inSnapshot } from '../../platform/database/in-snapshot.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { insertParts } from './file-parts.ts';
import type { BatchOutcome } from './import-products.ts';

/** Stores a file to be checked and imported. @returns the import's id */
export async function insertImport(
  trx: Transaction,
  actor: ChangeAuthor,
  fileName: string,
  content: Uint8Array,
): Promise<string> {
  const id = uuid();
  await trx
    .insertInto('product_import')
    .values({
      id,
      staff_id: actor.staffId,
      staff_name: actor.name,
      file_name: fileName,
      content_hash: hashOf(content),
    })
    .execute();
  await insertParts(trx, id, content);
  return id;
}

function hashOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest();
}

/** When the same file was checked last, before this time. */
async function findEarlier(
  db: Database,
  { content_hash, created_at }: { content_hash: Buffer | null; created_at: Date },
): Promise<ProductImport['earlier']> {
  if (!content_hash) return null;
  const earlier = await db
    .selectFrom('product_import')
    .where('content_hash', '=', content_hash)
    .where('created_at', '<', created_at)
    .orderBy('created_at', 'desc')
    .limit(1)
    .select(['created_at', 'state'])
    .executeTakeFirst();
  return earlier ? { at: earlier.created_at.toISOString(), isImported: earlier.state === 'done' } : null;
}

/** @throws ShopError NOT_FOUND */
export function readImport(db: Database, id: string): Promise<ProductImport> {
  return inSnapshot(db, (snapshot) => readProgress(snapshot, id));
}

async function readProgress(db: Database, id: string): Promise<ProductImport> {
  const row = await db
    .selectFrom('product_import')
    .where('id', '=', id)
    .select(['file_name', 'state', 'problem', 'created_at', 'content_hash'])
    .select([
      'rows_total',
      'rows_done',
      'rows_new',
      'rows_changed',
      'rows_same',
      'rows_wrong',
      'rows_warned',
      'rows_stock',
      'fields_cleared',
    ])
    .executeTakeFirstOrThrow(() => new ShopError('NOT_FOUND', 'There is no such import.'));
  const faults = await db
    .selectFrom('product_import_fault')
    .where('import_id', '=', id)
    .orderBy('line')
    .limit(MAX_SHOWN_FAULTS)
    .select(['line', 'name as column', 'message'])
    .execute();
  const warnings = await db
    .selectFrom('product_import_warning')
    .where('import_id', '=', id)
    .orderBy('line')
    .orderBy('position')
    .limit(MAX_SHOWN_FAULTS)
    .select(['line', 'name as column', 'message'])
    .execute();
  return {
    importId: id,
    fileName: row.file_name,
    startedAt: row.created_at.toISOString(),
    earlier: await findEarlier(db, row),
    state: row.state,
    problem: row.problem,
    rows: {
      total: row.rows_total,
      done: row.rows_done,
      new: row.rows_new,
      changed: row.rows_changed,
      same: row.rows_same,
      wrong: row.rows_wrong,
      warned: row.rows_warned,
      otherStock: row.rows_stock,
    },
    faults,
    changes: await findChanges(db, id).limit(MAX_SHOWN_FAULTS).execute(),
    changesTotal: await countChanges(db, id),
    cleared: row.fields_cleared,
    doubts: await readDoubts(db, id),
    warnings,
  };
}

export function findChanges(db: Database, importId: string) {
  return db
    .selectFrom('product_import_change')
    .where('import_id', '=', importId)
    .orderBy('line')
    .orderBy('position')
    .select(['line', 'product_name as productName', 'name as column', 'before', 'after']);
}

async function countChanges(db: Database, importId: string): Promise<number> {
  const { count } = await db
    .selectFrom('product_import_change')
    .where('import_id', '=', importId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts the warnings of each kind that must be accepted. */
export async function readDoubts(db: Database, importId: string): Promise<ProductImport['doubts']> {
  const { rows } = await sql<{ kind: ImportDoubt; count: number }>`
    select kind, count(*)::int as count from product_import_warning
    where import_id = ${importId} and kind is not null group by kind order by kind`.execute(db);
  return rows;
}

const NONE = {
  rows_done: 0,
  rows_new: 0,
  rows_changed: 0,
  rows_same: 0,
  rows_wrong: 0,
  rows_warned: 0,
  rows_stock: 0,
  fields_cleared: 0,
  bytes_done: 0,
  lines_done: 0,
  rows_placed: 0,
};

/** Another job has already processed these rows, or the import was cancelled. */
export class DoneMeanwhile extends Error {}

export async function beginCount(
  db: Database,
  id: string,
  state: 'checking' | 'running',
  total: number,
): Promise<void> {
  await db.deleteFrom('product_import_fault').where('import_id', '=', id).execute();
  await db.deleteFrom('product_import_warning').where('import_id', '=', id).execute();
  await db.deleteFrom('product_import_change').where('import_id', '=', id).execute();
  await db
    .updateTable('product_import')
    .set({ ...NONE, state, rows_total: total })
    .where('id', '=', id)
    .execute();
}

export async function storeSetsStock(db: Database, id: string, sets_stock: boolean): Promise<void> {
  await db.updateTable('product_import').set({ sets_stock }).where('id', '=', id).execute();
}

/**
 * Adds a batch's outcome to the counts, and stores its faults and warnings.
 * @param before how many rows had been processed before it
 * @throws DoneMeanwhile
 */
export async function addOutcome(
  db: Transaction,
  id: string,
  before: number,
  outcome: BatchOutcome,
): Promise<void> {
  const { faults, warnings, changes, end } = outcome;
  const cleared = changes.filter((change) => change.before !== '' && change.after === '').length;
  const { numUpdatedRows } = await db
    .updateTable('product_import')
    .set({
      rows_done: sql`rows_done + ${outcome.rows}`,
      rows_new: sql`rows_new + ${outcome.new}`,
      rows_changed: sql`rows_changed + ${outcome.changed}`,
      rows_same: sql`rows_same + ${outcome.same}`,
      rows_wrong: sql`rows_wrong + ${faults.length}`,
      rows_warned: sql`rows_warned + ${outcome.warned}`,
      rows_stock: sql`rows_stock + ${outcome.stock}`,
      fields_cleared: sql`fields_cleared + ${cleared}`,
      bytes_done: end.bytes,
      lines_done: end.lines,
      rows_placed: before + outcome.rows,
    })
    .where('id', '=', id)
    .where('rows_done', '=', before)
    .where('state', 'in', ['checking', 'running'])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new DoneMeanwhile();
  if (warnings.length > 0) {
    await db
      .insertInto('product_import_warning')
      .values(
        warnings.map(({ line, column, message, kind }, position) => ({
          import_id: id,
          line,
          position,
          name: column,
          message,
          kind: kind ?? null,
        })),
      )
      .execute();
  }
  if (changes.length > 0) {
    await db
      .insertInto('product_import_change')
      .values(
        changes.map(({ line, productName, column, before, after }, position) => ({
          import_id: id,
          line,
          position,
          product_name: productName,
          name: column,
          before,
          after,
        })),
      )
      .execute();
  }
  if (faults.length === 0) return;
  await db
    .insertInto('product_import_fault')
    .values(
      faults.map(({ line, column, message, cells }) => ({
        import_id: id,
        line,
        name: column,
        message,
        cells,
      })),
    )
    .execute();
}

export async function purgeImports(db: Database): Promise<void> {
  await sql`delete from product_import where created_at < now() - interval '30 days'`.execute(db);
}
