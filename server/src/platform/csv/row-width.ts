/**
 * Spreadsheets may add empty cells; any other difference means cells out of place, as after an unquoted 1,899.
 * @returns what is wrong, or ''
 */
export function rowWidthProblem(head: readonly string[], cells: readonly string[]): string {
  const columns = widthOf(head);
  const isTooShort = cells.length < columns;
  if (!isTooShort && widthOf(cells) <= columns) return '';
  const advice = isTooShort
    ? 'An empty cell needs its comma, too'
    : 'A cell that contains a comma needs quotation marks, such as "1,899"';
  const count = cells.length === 1 ? 'only 1 cell' : `${cells.length} cells`;
  return `This row has ${count} for ${columns} columns. ${advice}.`;
}

export function widthOf(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1;
}
