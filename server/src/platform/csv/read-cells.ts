import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ShopError } from '../http/shop-error.ts';

export type Place = { bytes: number; lines: number };

export const BEGINNING: Place = { bytes: 0, lines: 0 };

/** The cells of a row as they are in the file; `line` is where it begins, `end` where it ends. */
export type CsvCells = { line: number; cells: string[]; end: Place };

/**
 * Yields the rows of a CSV file, the first line included.
 * @param from the place in the file where `text` begins
 * @throws ShopError INVALID_INPUT when it is not CSV
 */
export async function* readCells(
  text: AsyncIterable<string>,
  { from = BEGINNING, separator = ',' }: { from?: Place | undefined; separator?: string } = {},
): AsyncIterable<CsvCells> {
  // Errors in the text surface where the rows are read.
  const parser = pipeline(
    text,
    parse({
      bom: true,
      delimiter: separator,
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
      yield { line, cells: record, end: last };
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new ShopError('INVALID_INPUT', `This is not a CSV file: ${error.message}`);
    throw error;
  }
}
