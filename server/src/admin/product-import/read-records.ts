import { pipeline } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { rowWidthProblem, widthOf } from '../../platform/csv/row-width.ts';
import { plainCell } from '../../platform/csv/write-csv.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { FileParts } from './file-parts.ts';
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

export type Place = { bytes: number; lines: number };

export const BEGINNING: Place = { bytes: 0, lines: 0 };

/**
 * Returns the columns named in the first line. @throws ShopError INVALID_INPUT when it is not a product file
 */
export async function readColumns(file: FileParts): Promise<ProductColumn[]> {
  for await (const { cells } of readCells(file)) return columnsOf(cells);
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
  for await (const { cells, ...where } of readCells(file, from?.place)) {
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

async function* readCells(
  file: FileParts,
  from: Place = BEGINNING,
): AsyncIterable<Pick<CsvRecord, 'line' | 'cells' | 'end'>> {
  // Errors in the bytes surface where the rows are read.
  const parser = pipeline(
    decoded(file),
    parse({
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
      info: true,
      max_record_size: 1_000_000,
    }),
    () => undefined,
  );
  let last = from;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Place }>) {
      const line = last.lines + 1;
      last = { bytes: from.bytes + info.bytes, lines: from.lines + info.lines };
      yield { line, cells: record.map(plainCell), end: last };
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new ShopError('INVALID_INPUT', `This is not a CSV file: ${error.message}`);
    throw error;
  }
}

/** Parsing more at once would keep the process from answering others. */
const CHUNK_BYTES = 2_048;

function notUtf8(): ShopError {
  return new ShopError('INVALID_INPUT', 'Please save the file as “CSV UTF-8”.');
}

/** @throws ShopError INVALID_INPUT when it is not UTF-8 */
async function* decoded(file: FileParts): AsyncIterable<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    for await (const part of file) {
      for (let start = 0; start < part.length; start += CHUNK_BYTES) {
        const text = decoder.decode(part.subarray(start, start + CHUNK_BYTES), { stream: true });
        // UTF-16 is valid UTF-8 with a NUL at every other place, which the database cannot store.
        if (text.includes('\0')) throw notUtf8();
        yield text;
        await nextTurn();
      }
    }
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw notUtf8();
  }
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
