/** Does something with each of these, so many at a time. @returns how many */
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
