import { formatRupees, parseRupees } from '@gulmohar/contract/values/money.ts';
import { hasLostLetters, isDate, isShortened } from '../../../platform/csv/damaged-cells.ts';
import { SourceFault, type SourceNote } from './source-product.ts';
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

type Note = (column: string, message: string) => void;

export function noteDate(value: string, column: string, note: Note): void {
  if (isDate(value)) note(column, `“${value}” is a date: a spreadsheet may have changed it`);
}

export function noteDamagedCode(code: string, column: string, note: Note): void {
  if (isShortened(code))
    note(column, `“${code}” was shortened by a spreadsheet: its last digits may be lost`);
}

/** Spreadsheets keep leading zeros of a code, PIN or phone number behind an apostrophe. */
export function withoutMark(code: string): string {
  return code.replace(/^'+/, '');
}

/** Line breaks and other control characters become spaces. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/** @returns at most one note */
export function lostLetters(texts: readonly string[], line: number, column: string): SourceNote[] {
  const message = 'Letters of a text were lost before: export the file again, or save it as CSV UTF-8';
  return texts.some(hasLostLetters) ? [{ line, column, message }] : [];
}
