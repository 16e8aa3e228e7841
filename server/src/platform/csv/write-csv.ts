export type CsvValue = string | number | boolean | null;

/** What a spreadsheet would take for a formula when a cell begins with it; apostrophes before it are kept apart from ours. */
const FORMULA = /^'*[=+\-@\t\r]/;
/**
 * An e-mail address that begins like a formula, such as `+tag@shop.example`: its letters can neither call a function nor
 * name another program, and mail programs that read the file need it as it is.
 */
const ADDRESS = /^'*[+-](?=['.+-]*[\p{L}\p{N}_])[\p{L}\p{M}\p{N}_.'+-]*@[\p{L}\p{M}\p{N}.-]+$/u;

function isFormula(text: string): boolean {
  return FORMULA.test(text) && !ADDRESS.test(text);
}

/**
 * A cell that a spreadsheet shows as it is: texts that it would take for a formula get an apostrophe before them.
 * Numbers stay numbers, null is an empty cell.
 */
export function csvCell(value: CsvValue): string {
  if (value === null) return '';
  if (typeof value !== 'string') return String(value);
  const safe = isFormula(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * An e-mail address for a cell that mail programs read: never with a sign that is not part of it. One that a spreadsheet
 * might run is written with its local part in quotes, which is the same address (RFC 5321, 4.1.2).
 */
export function csvAddress(address: string): string {
  if (!isFormula(address)) return address;
  const at = address.lastIndexOf('@');
  return `"${address.slice(0, at)}"${address.slice(at)}`;
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
  return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
}
