import { sql } from 'kysely';
import type { Actor } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { FileParts } from './file-parts.ts';
import { importRow, type RowContext, type RowOutcome } from './import-row.ts';
import { type CsvRecord, readRecords } from './read-records.ts';
import { RowFault } from './row-fault.ts';
import { readKnown } from './row-warnings.ts';

const BATCH = 100;

export type ImportFault = { line: number; column: string; message: string; cells: string[] };

/** The outcome of some rows. */
export type BatchOutcome = Record<RowOutcome, number> & {
  rows: number;
  faults: ImportFault[];
  /** Of rows that are imported all the same. */
  warnings: { line: number; column: string; message: string }[];
  /** Rows with a warning. */
  warned: number;
  /** Rows of existing products whose stock in the file differs. */
  stock: number;
};

type ImportOptions = {
  actor: Actor;
  /** Does everything, and rolls it back. */
  isDryRun: boolean;
  /** Sets the stock of existing products to the counts in the file. */
  setsStock?: boolean;
  /** Rows to skip: they were imported before. */
  from?: number;
  /** Called for every batch: in the transaction that imports it; in a dry run, after it was rolled back. */
  onBatch: (db: Database, outcome: BatchOutcome) => Promise<void>;
};

/**
 * Imports a file of products, a batch of rows in each transaction; invalid rows are reported and skipped.
 * @throws ShopError INVALID_INPUT when it is not such a file
 */
export async function importProducts(db: Database, file: FileParts, options: ImportOptions): Promise<void> {
  const { actor, setsStock = false } = options;
  const context = { actor, setsStock, known: await readKnown(db) };
  let batch: CsvRecord[] = [];
  let toPass = options.from ?? 0;
  for await (const record of readRecords(file)) {
    if (toPass > 0) {
      toPass -= 1;
      continue;
    }
    batch.push(record);
    if (batch.length < BATCH) continue;
    await importBatch(db, batch, context, options);
    batch = [];
  }
  if (batch.length > 0) await importBatch(db, batch, context, options);
}

class TakenBack extends Error {}

async function importBatch(
  db: Database,
  batch: readonly CsvRecord[],
  context: RowContext,
  { isDryRun, onBatch }: ImportOptions,
): Promise<void> {
  const outcome: BatchOutcome = {
    ...{ rows: batch.length, new: 0, changed: 0, same: 0, warned: 0, stock: 0 },
    faults: [],
    warnings: [],
  };
  const work = db.transaction().execute(async (trx) => {
    for (const record of batch) {
      const became = await tryRow(trx, context, record);
      if ('message' in became) {
        outcome.faults.push(became);
        continue;
      }
      outcome[became.outcome] += 1;
      outcome.warned += Number(became.warnings.length > 0);
      outcome.stock += Number(became.hasOtherStock);
      outcome.warnings.push(...became.warnings.map((warning) => ({ line: record.line, ...warning })));
    }
    if (isDryRun) throw new TakenBack();
    await onBatch(trx, outcome);
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  if (isDryRun) await onBatch(db, outcome);
}

/** A row that fails halfway is rolled back. */
async function tryRow(trx: Transaction, context: RowContext, { line, cells, byColumn }: CsvRecord) {
  await sql`savepoint import_row`.execute(trx);
  try {
    const became = await importRow(trx, context, byColumn);
    await sql`release savepoint import_row`.execute(trx);
    return became;
  } catch (error) {
    if (!(error instanceof RowFault)) throw error;
    await sql`rollback to savepoint import_row`.execute(trx);
    return { line, column: error.column, message: error.message, cells };
  }
}
