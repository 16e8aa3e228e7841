import { decodeText, type FileParts } from '../../platform/csv/decode-text.ts';
import { type Place, readCells } from '../../platform/csv/read-cells.ts';
import { rowWidthProblem, widthOf } from '../../platform/csv/row-width.ts';
import { plainCell } from '../../platform/csv/write-csv.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { describeForeignFile } from './foreign-file.ts';
import { type ProductCells, type ProductColumn, productColumns } from './product-columns.ts';

export type CsvRecord = {
  line: number;
  cells: string[];
  byColumn: ProductCells;
  /** Why the row's cells cannot be told apart; empty when they can. */
  problem: string;
  /** Where in the file the row ends. */
  end: Place;
};

/**
 * Returns the columns named in the first line. @throws ShopError INVALID_INPUT when it is not a product file
 */
export async function readColumns(file: FileParts): Promise<ProductColumn[]> {
  for await (const { cells } of readCells(decodeText(file))) return columnsOf(cells.map(plainCell));
  throw new ShopError('INVALID_INPUT', 'The file is empty.');
}

/**
 * Yields the rows of a product file.
 * @param from position and columns when `file` starts at a later row instead of the first line
 * @throws ShopError INVALID_INPUT when it is not a product file
 */
export async function* readRecords(
  file: FileParts,
  from?: { place: Place; columns: ProductColumn[] },
): AsyncIterable<CsvRecord> {
  let columns = from?.columns;
  for await (const { cells: raw, ...where } of readCells(decodeText(file), { from: from?.place })) {
    const cells = raw.map(plainCell);
    if (!columns) columns = columnsOf(cells);
    else
      yield {
        ...where,
        cells,
        byColumn: byColumn(columns, cells),
        problem: rowWidthProblem(columns, cells),
      };
  }
  if (!columns) throw new ShopError('INVALID_INPUT', 'The file is empty.');
}

function columnsOf(head: readonly string[]): ProductColumn[] {
  const names = head.slice(0, widthOf(head)).map((name) => name.trim().toLowerCase());
  const unknown = names.find((name) => !(productColumns as readonly string[]).includes(name));
  if (unknown !== undefined) {
    const foreign = describeForeignFile(head);
    if (foreign) throw new ShopError('INVALID_INPUT', foreign);
    throw new ShopError(
      'INVALID_INPUT',
      `There is no column ‘${unknown}’. The first line names the columns: ${productColumns.join(', ')}.`,
    );
  }
  const twice = names.find((name, at) => names.indexOf(name) < at);
  if (twice !== undefined)
    throw new ShopError('INVALID_INPUT', `The first line names the column ‘${twice}’ twice.`);
  return names as ProductColumn[];
}

function byColumn(columns: readonly ProductColumn[], cells: readonly string[]): ProductCells {
  return Object.fromEntries(columns.map((column, at) => [column, (cells[at] ?? '').trim()]));
}
