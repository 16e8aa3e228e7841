import { formatRupees, parseRupees } from '@gulmohar/contract/values/money.ts';
import { SourceFault } from './source-product.ts';
import type { TableRow } from './table-row.ts';

export function isYes(cell: string): boolean {
  return ['true', 'yes', '1'].includes(cell.toLowerCase());
}

/** Splits a list at its commas. */
export function listIn(cell: string): string[] {
  return cell
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/**
 * Reads an amount in rupees. @param heading names the column in the fault
 * @returns paise; null for an empty cell
 * @throws SourceFault for anything that is no amount, such as `1.299,00`
 */
export function amountIn<Column extends string>(
  row: TableRow<Column>,
  column: Column,
  heading: string,
): number | null {
  const cell = row.get(column);
  if (cell === '') return null;
  const paise = parseRupees(cell);
  if (paise === undefined)
    throw new SourceFault(
      row.line,
      heading,
      `“${cell}” is not an amount; write it as ${formatRupees(1_299_00)} or 1299.00`,
    );
  return paise;
}

/** Reads a number of units. What is none, or below zero, becomes 0. */
export function unitsIn(cell: string, note: (message: string) => void): number {
  if (cell === '') return 0;
  const units = /^-?\d{1,6}(\.0+)?$/.test(cell) ? Number(cell) : Number.NaN;
  if (units >= 0) return units;
  note(
    Number.isNaN(units)
      ? `“${cell}” is not a number of units: the stock begins at 0`
      : `The stock was ${units}: it begins at 0`,
  );
  return 0;
}
