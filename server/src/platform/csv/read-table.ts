import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { ShopError } from '../http/shop-error.ts';
import { rowWidthProblem } from './row-width.ts';
import { plainCell } from './write-csv.ts';

export type CsvTable = {
  /** @param known names in lower case, without spaces and punctuation. @returns -1 if there is none */
  columnOf(known: readonly string[]): number;
  records: CsvRow[];
};

export type CsvRow = {
  /** The line of the file; the heading is line 1. */
  line: number;
  cells: string[];
  /** Why the row's cells cannot be told apart; empty when they can. */
  problem: string;
};

/** For files of other systems, whose column names vary. @throws ShopError INVALID_INPUT */
export function readTable(content: string): CsvTable {
  const [head = [], ...rows] = cellsOf(content);
  const names = head.map((name) => name.toLowerCase().replace(/[^a-z]/g, ''));
  const records = rows.map((cells, index) => ({
    line: index + 2,
    cells,
    problem: rowWidthProblem(head, cells),
  }));
  return { records, columnOf: (known) => names.findIndex((name) => known.includes(name)) };
}

function cellsOf(content: string): string[][] {
  try {
    const records: string[][] = parse(content, {
      bom: true,
      skip_empty_lines: true,
      relax_column_count: true,
    });
    return records.map((cells) => cells.map((cell) => plainCell(cell).trim()));
  } catch (error) {
    if (error instanceof CsvError)
      throw new ShopError('INVALID_INPUT', `This is not a CSV file: ${error.message}`);
    throw error;
  }
}
