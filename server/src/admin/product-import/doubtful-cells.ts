import type { ImportDoubt } from '@gulmohar/contract/admin/product-import.ts';
import { isGtin, isNumberLikeGtin } from '../../catalogue/product/gtin.ts';
import { hasLostLetters, isDate, isShortened } from '../../platform/csv/damaged-cells.ts';
import { bySize } from './fields-from-cells.ts';
import type { ProductCells, ProductColumn } from './product-columns.ts';
import type { RowWarning } from './row-warnings.ts';

const CODES = ['skus', 'barcodes'] as const;
const SIZED = ['stock', 'skus', 'barcodes', 'weight_g', 'box_mm'] as const;

/**
 * Finds values of a row that a spreadsheet or a wrong encoding has damaged, and codes of the wrong kind.
 * @param columns those whose values are new to the product
 */
export function doubtsAbout(cells: ProductCells, columns: ReadonlySet<ProductColumn>): RowWarning[] {
  const found: RowWarning[] = [];
  const doubt = (kind: ImportDoubt, column: ProductColumn, message: string) =>
    found.push({ kind, column, message });
  for (const column of columns) {
    const cell = cells[column] ?? '';
    if (hasLostLetters(cell))
      doubt('text', column, `“${shortened(cell)}” has characters that were lost: save the file as CSV UTF-8`);
  }
  for (const column of CODES) {
    if (!columns.has(column)) continue;
    for (const [, code] of bySize(cells[column] ?? '')) {
      if (isShortened(code))
        doubt('shortened-code', column, `“${code}” was shortened by a spreadsheet: its last digits are lost`);
      else if (column === 'barcodes' && isNumberLikeGtin(code) && !isGtin(code))
        doubt(
          'code',
          column,
          `“${code}” is not a valid EAN or UPC: its last digit does not match the others`,
        );
      else if (column === 'skus' && code.length > 8 && isGtin(code))
        doubt('code', column, `“${code}” is a barcode, not a SKU`);
    }
  }
  for (const column of SIZED) {
    if (!columns.has(column)) continue;
    const dates = bySize(cells[column] ?? '').filter(([size]) => size !== null && isDate(size));
    for (const [size] of dates)
      doubt('date', column, `The size “${size}” is a date: a spreadsheet may have changed it`);
  }
  return found;
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
