import { pipeline } from 'node:stream';
import { stringify } from 'csv-stringify';

export type CsvValue = string | number | boolean | null;

/** What a spreadsheet reads as a formula. Leading apostrophes match, too, so that ours can be removed again. */
const FORMULA = /^'*[=+\-@\t\r]/;
/** `+tag@shop.example` cannot call a function, and mail programs that read the file need it unchanged. */
const ADDRESS = /^'*[+-](?=['.+-]*[\p{L}\p{N}_])[\p{L}\p{M}\p{N}_.'+-]*@[\p{L}\p{M}\p{N}.-]+$/u;

function isFormula(text: string): boolean {
  return FORMULA.test(text) && !ADDRESS.test(text);
}

export function safeCell(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

/** No apostrophe, which mail programs would read; quoting the local part gives the same address (RFC 5321, 4.1.2). */
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

/** RFC 4180, line by line as the rows arrive. */
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
