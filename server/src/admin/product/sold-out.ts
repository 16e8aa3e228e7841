import { countBits, difference, numbersIn } from '../../catalogue/search/bits.ts';
import type { Catalogue } from '../../catalogue/search/catalogue.ts';

/** With more than this, scanning the list finds a page of them soon enough. */
const FEW = 5_000;

/**
 * The products on sale that are sold out, from the index in memory: looking for a handful among a
 * million by their sizes would take seconds.
 * @returns undefined when there are many
 */
export async function findSoldOut(catalogue: Catalogue): Promise<string[] | undefined> {
  const index = await catalogue.upToDate();
  const soldOut = difference(index.all(), index.inStock);
  return countBits(soldOut) > FEW ? undefined : numbersIn(soldOut).map((slot) => index.idOf(slot));
}
