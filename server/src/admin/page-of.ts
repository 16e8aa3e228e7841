/**
 * Builds a page of a list from rows that were read with one more than fits on it.
 * @returns `nextAfter`: the last id shown if more rows follow, null at the end
 */
export function pageOf<Row extends { id: string }>(
  rows: readonly Row[],
  size: number,
): { shown: Row[]; nextAfter: string | null } {
  const shown = rows.slice(0, size);
  return { shown, nextAfter: rows.length > size ? (shown.at(-1)?.id ?? null) : null };
}
