import { pipeline } from 'node:stream';
import { stringify } from 'csv-stringify';

export type CsvValue = string | number | boolean | null;

/** What makes a spreadsheet read a cell as a formula; apostrophes already before it are told apart from ours. */
const FORMULA = /^'*[=+\-@\t\r]/;
/**
 * An e-mail address that begins like a formula, such as `+tag@shop.example`: it can neither call a function nor
 * name another program, and mail programs that read the file need it as it is.
 */
const ADDRESS = /^'*[+-](?=['.+-]*[\p{L}\p{N}_])[\p{L}\p{M}\p{N}_.'+-]*@[\p{L}\p{M}\p{N}.-]+$/u;

function isFormula(text: string): boolean {
  return FORMULA.test(text) && !ADDRESS.test(text);
}

/** A text that a spreadsheet shows as it is: anything it would read as a formula gets an apostrophe before it. */
export function safeCell(text: string): string {
  return isFormula(text) ? `'${text}` : text;
}

/**
 * An e-mail address for a cell that mail programs read: never with a character added. One that a spreadsheet
 * might run is written with its local part in quotes, which is the same address (RFC 5321, 4.1.2).
 */
export function csvAddress(address: string): string {
  if (!isFormula(address)) return address;
  const at = address.lastIndexOf('@');
  return `"${address.slice(0, at)}"${address.slice(at)}`;
}

const FILE = {
  // Without the mark spreadsheets read Devanagari and ₹ as Latin-1.
  bom: true,
  record_delimiter: 'windows',
  // A line break alone would be left without quotes.
  quoted_match: /[\r\n]/,
  cast: { string: safeCell, boolean: String },
} as const;

/** A whole file for a spreadsheet (RFC 4180), line by line as its rows come; null is an empty cell. */
export async function* csvFile(
  head: readonly string[],
  rows: AsyncIterable<readonly CsvValue[]> | Iterable<readonly CsvValue[]>,
): AsyncIterable<string> {
  async function* allRows() {
    yield head;
    yield* rows;
  }
  // Errors in reading the rows are thrown where the lines are read.
  yield* pipeline(allRows, stringify(FILE), () => undefined).setEncoding('utf8');
}

/** The text that `safeCell` was given, from a file that a spreadsheet or `csvFile` wrote. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;
}
