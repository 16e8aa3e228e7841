/**
 * A page of a list, from rows that were read with one more than a page.
 * @returns `nextAfter`, the last id shown where more follows, null at the end
 */
export function pageOf<Row extends { id: string }>(
  found: readonly Row[],
  size: number,
): { shown: Row[]; nextAfter: string | null } {
  const shown = found.slice(0, size);
  return { shown, nextAfter: found.length > size ? (shown.at(-1)?.id ?? null) : null };
}
