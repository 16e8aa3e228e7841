import { type TableRow, tableReader } from '../source/table-row.ts';
import type { SourceFile, SourceRow } from './unit-kind.ts';

/** @returns a function that reads the rows of these files, and none of others */
export function rowsReader<Column extends string>(
  files: readonly SourceFile[],
  columns: Readonly<Record<Column, readonly string[]>>,
): (row: SourceRow) => TableRow<Column>[] {
  const readers = new Map(files.map(({ position, head }) => [position, tableReader(head, columns)]));
  return ({ file, line, cells }) => {
    const read = readers.get(file);
    return read ? [read(line, cells)] : [];
  };
}
