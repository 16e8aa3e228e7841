/**
 * Builds a page of a list from rows that were read with one more than fits on it.
 * @returns `nextAfter`: the last id shown if more rows follow, null at the end
 */
export function pageOf<Row extends { id: string }>(
  found: readonly Row[],
  size: number,
): { shown: Row[]; nextAfter: string | null } {
  const shown = found.slice(0, size);
  return { shown, nextAfter: found.length > size ? (shown.at(-1)?.id ?? null) : null };
}
