/**
 * Processes the items, at most this many concurrently.
 * @returns how many there were
 */
export async function atOnce<Item>(
  items: readonly Item[],
  most: number,
  work: (item: Item, at: number) => Promise<unknown>,
): Promise<number> {
  let next = 0;
  async function goOn(): Promise<void> {
    for (let at = next++; at < items.length; at = next++) await work(items[at] as Item, at);
  }
  await Promise.all(Array.from({ length: most }, goOn));
  return items.length;
}
