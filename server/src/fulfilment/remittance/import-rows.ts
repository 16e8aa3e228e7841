import type { RemittanceRow } from '@gulmohar/contract/admin/remittance.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

/** Thrown to undo what was only looked at. */
class PreviewOver extends Error {}

/** A row of a courier's file; `problem` says why it cannot be read, and is empty when it can. */
type ReadRow = { line: number; problem: string };

/**
 * Imports the rows of a courier's file, all or none; looked at only, the same is done and undone.
 * @param importThem within the transaction @returns what becomes of each row
 * @throws ShopError INVALID_INPUT for rows that cannot be read, unless it is looked at only
 */
export async function importRows<Row extends ReadRow>(
  db: Database,
  { rows, isPreview }: { rows: readonly Row[]; isPreview: boolean },
  importThem: (trx: Transaction) => Promise<RemittanceRow[]>,
): Promise<RemittanceRow[]> {
  const faulty = rows.find(({ problem }) => problem !== '');
  if (faulty && !isPreview) {
    throw new ShopError('INVALID_INPUT', `Nothing was imported. Line ${faulty.line}: ${faulty.problem}`);
  }
  let results: RemittanceRow[] = [];
  await db
    .transaction()
    .execute(async (trx) => {
      results = await importThem(trx);
      if (isPreview) throw new PreviewOver();
    })
    .catch((error) => {
      if (!(error instanceof PreviewOver)) throw error;
    });
  return results;
}
