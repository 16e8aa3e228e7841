import type { ImportChange, ImportDoubt } from '@gulmohar/contract/admin/product-import.ts';
import { sql } from 'kysely';
import type { ChangeAuthor } from '../../platform/audit/record-change.ts';
import type { FileParts } from '../../platform/csv/decode-text.ts';
import { BEGINNING, type Place } from '../../platform/csv/read-cells.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { workOrTry } from '../../platform/database/dry-run.ts';
import { importRow, type RowContext, type RowOutcome } from './import-row.ts';
import type { ProductColumn } from './product-columns.ts';
import { type CsvRecord, readRecords } from './read-records.ts';
import { RowFault } from './row-fault.ts';
import { readVocabulary } from './row-warnings.ts';

const BATCH_ROWS = 100;

export type ImportFault = { line: number; column: string; message: string; cells: string[] };

export type BatchOutcome = Record<RowOutcome, number> & {
  rows: number;
  /** Where the last row of the batch ends. */
  end: Place;
  faults: ImportFault[];
  /** Warnings about rows that are imported nevertheless. */
  warnings: { line: number; column: string; message: string; kind?: ImportDoubt }[];
  /** What a dry run would change of existing products. */
  changes: ImportChange[];
  warned: number;
  stock: number;
};

type ImportOptions = {
  actor: ChangeAuthor;
  /** Imports everything, then rolls it back. */
  isDryRun: boolean;
  setsStock?: boolean;
  /** Where the given file begins, when it is the rest of a larger one. */
  from?: { place: Place; columns: ProductColumn[] } | undefined;
  /** How many rows to skip because they were imported before. */
  skip?: number;
  batchRows?: number | undefined;
  /**
   * Called for every batch, in the transaction that imports it; in a dry run, in a separate one after the
   * rollback.
   */
  onBatch: (trx: Transaction, outcome: BatchOutcome) => Promise<void>;
  /** Called between batches; false stops the import. */
  goesOn?: () => boolean;
};

/**
 * Imports a file of products, each batch of rows in its own transaction; invalid rows are reported and
 * skipped.
 * @returns whether it reached the end of the file
 * @throws ShopError INVALID_INPUT when it is not a product file
 */
export async function importProducts(
  db: Database,
  file: FileParts,
  options: ImportOptions,
): Promise<boolean> {
  const { actor, setsStock = false, batchRows = BATCH_ROWS } = options;
  const context = { actor, setsStock, vocabulary: await readVocabulary(db) };
  let batch: CsvRecord[] = [];
  let toPass = options.skip ?? 0;
  for await (const record of readRecords(file, options.from)) {
    if (toPass > 0) {
      toPass -= 1;
      continue;
    }
    batch.push(record);
    if (batch.length < batchRows) continue;
    await importBatch(db, batch, context, options);
    batch = [];
    if (options.goesOn?.() === false) return false;
  }
  if (batch.length > 0) await importBatch(db, batch, context, options);
  return true;
}

async function importBatch(
  db: Database,
  batch: readonly CsvRecord[],
  context: RowContext,
  { isDryRun, onBatch }: ImportOptions,
): Promise<void> {
  const outcome: BatchOutcome = {
    end: batch.at(-1)?.end ?? BEGINNING,
    rows: batch.length,
    new: 0,
    changed: 0,
    same: 0,
    warned: 0,
    stock: 0,
    faults: [],
    warnings: [],
    changes: [],
  };
  await workOrTry(db, isDryRun, async (trx) => {
    for (const record of batch) {
      const became = await tryRow(trx, context, record);
      if ('message' in became) {
        outcome.faults.push(became);
        continue;
      }
      outcome[became.outcome] += 1;
      if (isDryRun)
        outcome.changes.push(
          ...became.changes.map((change) => ({
            line: record.line,
            productName: became.productName,
            ...change,
          })),
        );
      outcome.warned += Number(became.warnings.length > 0);
      outcome.stock += Number(became.hasOtherStock);
      outcome.warnings.push(...became.warnings.map((warning) => ({ line: record.line, ...warning })));
    }
    if (!isDryRun) await onBatch(trx, outcome);
  });
  if (isDryRun) await db.transaction().execute((trx) => onBatch(trx, outcome));
}

/** Imports a row within a savepoint, so that one that fails halfway is rolled back. */
async function tryRow(trx: Transaction, context: RowContext, { line, cells, byColumn, problem }: CsvRecord) {
  if (problem) return { line, column: '', message: problem, cells };
  await sql`savepoint import_row`.execute(trx);
  try {
    const became = await importRow(trx, context, byColumn);
    await sql`release savepoint import_row`.execute(trx);
    return became;
  } catch (error) {
    const fault = faultOf(error);
    if (!fault) throw error;
    await sql`rollback to savepoint import_row`.execute(trx);
    return { line, column: fault.column, message: fault.message, cells };
  }
}

/** PostgreSQL's data exceptions are the row's fault, too; a job that retried them would never end. */
function faultOf(error: unknown): RowFault | undefined {
  if (error instanceof RowFault) return error;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^22...$/.test(code)
    ? new RowFault('', 'This row has a value that the shop cannot store.')
    : undefined;
}
