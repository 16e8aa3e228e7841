import { tableReader } from './table-row.ts';

/** Says which unit a row belongs to by one of its columns; a row without it is a unit of its own. */
export function columnKey(
  head: readonly string[],
  headings: readonly string[],
  keyOf: (cell: string) => string,
): (cells: readonly string[]) => string {
  const read = tableReader(head, { key: headings });
  let nameless = 0;
  return (cells) => {
    const cell = read(0, cells).get('key');
    if (cell !== '') return keyOf(cell);
    nameless += 1;
    return `#${nameless}`;
  };
}
