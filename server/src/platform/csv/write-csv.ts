import { pipeline } from 'node:stream';
import { stringify } from 'csv-stringify';

export type CsvValue = string | number | boolean | null;

/**
 * Cells that a spreadsheet would read as a formula. Leading apostrophes are matched too, so that ours can be
 * told from existing ones.
 */
const FORMULA = /^'*[=+\-@\t\r]/;
/**
 * An e-mail address that starts like a formula, such as `+tag@shop.example`. It can neither call a function
 * nor start another program, and mail programs that read the file need it unchanged.
 */
const ADDRESS = /^'*[+-](?=['.+-]*[\p{L}\p{N}_])[\p{L}\p{M}\p{N}_.'+-]*@[\p{L}\p{M}\p{N}.-]+$/u;

function isFormula(text: string): boolean {
  return FORMULA.test(text) && !ADDRESS.test(text);
}

/** Text that a spreadsheet shows unchanged: anything it would read as a formula gets a leading apostrophe. */
export function safeCell(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

/**
 * An e-mail address for a cell that mail programs read, so no apostrophe is added. If a spreadsheet might
 * execute it, its local part is quoted, which is the same address (RFC 5321, 4.1.2).
 */
export function csvAddress(address: string): string {
  if (!isFormula(address)) return address;
  const at = address.lastIndexOf('@');
  return `"${address.slice(0, at)}"${address.slice(at)}`;
}

const FILE = {
  // Without the byte order mark, spreadsheets read Devanagari and ₹ as Latin-1.
  bom: true,
  record_delimiter: 'windows',
  // By default a cell with only a line break would not be quoted.
  quoted_match: /[\r\n]/,
  cast: { string: safeCell, boolean: String },
} as const;

/**
 * Streams a CSV file for spreadsheets (RFC 4180), line by line as the rows arrive; null becomes an empty
 * cell.
 */
export async function* csvFile(
  head: readonly string[],
  rows: AsyncIterable<readonly CsvValue[]> | Iterable<readonly CsvValue[]>,
): AsyncIterable<string> {
  async function* allRows() {
    yield head;
    yield* rows;
  }
  // Errors from reading the rows are thrown to whoever reads the lines.
  yield* pipeline(allRows, stringify(FILE), () => undefined).setEncoding('utf8');
}

/** Reverses `safeCell`, for files written by a spreadsheet or `csvFile`. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
}
