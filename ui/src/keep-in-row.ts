/**
 * Scrolls a row sideways so that an item of it is in the middle, or as near to it as possible. The page does not
 * move, as it might with `scrollIntoView`.
 */
export function keepInRow(row: HTMLElement | null, item: string): void {
  const shown = row?.querySelector<HTMLElement>(item);
  if (!row || !shown) return;
  const { left, width } = shown.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - (row.getBoundingClientRect().left + row.clientWidth / 2);
}
