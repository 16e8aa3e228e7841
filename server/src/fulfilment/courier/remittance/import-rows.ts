import type { RemittanceRow } from '@gulmohar/contract/admin/remittance.ts';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import { workOrTry } from '../../../platform/database/dry-run.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';

type ReadRow = { line: number; problem: string };

/**
 * All rows or none; a preview is rolled back.
 * @param importThem runs within the transaction
 * @throws ShopError INVALID_INPUT for unreadable rows, unless it is a preview
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
  return workOrTry(db, isPreview, importThem);
}
