export type CsvValue = string | number | boolean | null;

/** What a spreadsheet would take for a formula when a cell begins with it. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A cell that a spreadsheet shows as it is: texts that it would take for a formula get an apostrophe before them.
 * Numbers stay numbers, null is an empty cell.
 */
export function csvCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line, its end included. */
export function csvLine(cells: readonly CsvValue[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** Without it spreadsheets read Devanagari and ₹ as Latin-1. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A whole file for a spreadsheet, line by line as its rows come. */
export async function* csvFile(
  head: readonly string[],
  rows: AsyncIterable<readonly CsvValue[]> | Iterable<readonly CsvValue[]>,
): AsyncIterable<string> {
  yield BYTE_ORDER_MARK + csvLine(head);
  for await (const row of rows) yield csvLine(row);
}

/** The text that `csvCell` was given, out of a file that a spreadsheet or `csvFile` wrote. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
