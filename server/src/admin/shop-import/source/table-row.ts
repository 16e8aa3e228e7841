import { plainCell } from '../../../platform/csv/write-csv.ts';
import { bareHeading } from './shopify-columns.ts';

export type TableRow<Column extends string> = {
  line: number;
  /** The cell of a column, '' without one. A column may be there under several headings. */
  get(column: Column): string;
  /** The cells of columns without a meaning here, with their headings. */
  others: [heading: string, cell: string][];
};

/**
 * Reads cells by what their columns mean, whatever the file calls them.
 * @param columns the headings of each column, in lower case and without spaces and punctuation
 */
export function tableReader<Column extends string>(
  head: readonly string[],
  columns: Readonly<Record<Column, readonly string[]>>,
): (line: number, cells: readonly string[]) => TableRow<Column> {
  const bare = head.map(bareHeading);
  const names = Object.keys(columns) as Column[];
  const places = new Map(
    names.map((column) => [column, bare.flatMap((one, at) => (columns[column].includes(one) ? [at] : []))]),
  );
  const known = new Set([...places.values()].flat());
  const others = head.flatMap((heading, at) =>
    known.has(at) || heading.trim() === '' ? [] : [{ heading, at }],
  );
  return (line, cells) => {
    const cellAt = (at: number) => plainCell(cells[at] ?? '').trim();
    return {
      line,
      get: (column) => places.get(column)?.map(cellAt).find(Boolean) ?? '',
      others: others.map(({ heading, at }) => [heading.trim(), cellAt(at)]),
    };
  };
}

/** The headings of columns that `tableReader` reads as others. */
export function unreadHeadings(
  head: readonly string[],
  columns: Readonly<Record<string, readonly string[]>>,
): string[] {
  const known = new Set(Object.values(columns).flat());
  return head.filter((heading) => heading.trim() !== '' && !known.has(bareHeading(heading)));
}
