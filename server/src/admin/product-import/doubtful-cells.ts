import type { ImportDoubt } from '@gulmohar/contract/admin/product-import.ts';
import { bySize } from './fields-from-cells.ts';
import type { ProductCells, ProductColumn } from './product-columns.ts';
import type { RowWarning } from './row-warnings.ts';

const CODES = ['skus', 'barcodes'] as const;
const SIZED = ['stock', 'skus', 'barcodes', 'weight_g', 'box_mm'] as const;

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const DATE = new RegExp(`^(\\d{1,2}[-/ ](${MONTHS})[a-z]*|(${MONTHS})[a-z]*[-/ ]\\d{1,4})$`, 'i');
const SHORTENED = /^\d(\.\d+)?E\+?\d+$/i;
/** The replacement character, question marks in place of letters, and UTF-8 that was read as Windows-1252. */
const BROKEN =
  /\uFFFD|\?{3}|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]|â€|à[¤¥¦§¨©ª«¬®¯][\u0080-\u00BF\u2018-\u203A€]?/;

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
    if (BROKEN.test(cell))
      doubt('text', column, `“${shortened(cell)}” has characters that were lost: save the file as CSV UTF-8`);
  }
  for (const column of CODES) {
    if (!columns.has(column)) continue;
    for (const [, code] of bySize(cells[column] ?? '')) {
      if (SHORTENED.test(code))
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
    const dates = bySize(cells[column] ?? '').filter(([size]) => size !== null && DATE.test(size));
    for (const [size] of dates)
      doubt('date', column, `The size “${size}” is a date: a spreadsheet may have changed it`);
  }
  return found;
}

function isNumberLikeGtin(code: string): boolean {
  return /^(\d{8}|\d{12,14})$/.test(code);
}

/** Whether a number of 8, 12, 13 or 14 digits ends with its check digit (GS1 General Specifications, 7.9). */
function isGtin(code: string): boolean {
  if (!isNumberLikeGtin(code)) return false;
  const sum = [...code]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
