import type { ProductFilters } from '@gulmohar/contract/catalogue/product.ts';
import {
  BESTSELLERS_ON_HOME,
  COLLECTION_PAGE_SIZE,
  LATEST_ON_HOME,
} from '@gulmohar/contract/shop/shop-rules.ts';
import { addBit, type Bits, bitsOf, countBits, difference, intersection } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { matchFilters } from './match-filters.ts';
import type { SlotOrder } from './slot-order.ts';

export type HomeCards = { bestsellers: number[]; latest: number[] };

export type HomeTile = { count: number; slot: number | undefined };

/**
 * Picks the first best sellers and the newest of the others, no product twice. Sold-out products only fill
 * gaps. The whole collection begins with other products (`openingOf`).
 */
export function homeCards(index: CatalogueIndex): HomeCards {
  const bestsellers = pickAvailable(index, index.bestselling, index.bestsellers, BESTSELLERS_ON_HOME);
  const others = difference(index.all(), bitsOf(index.size, bestsellers));
  return { bestsellers, latest: pickAvailable(index, index.newest, others, LATEST_ON_HOME) };
}

/** Prefers products that are not on the page yet; in a shop with too few, one may be shown twice. */
export function homeTiles(
  index: CatalogueIndex,
  { bestsellers, latest }: HomeCards,
  choices: readonly ProductFilters[],
): HomeTile[] {
  const shown = bitsOf(index.size, [...bestsellers, ...latest]);
  return choices.map((filters) => {
    const matching = matchFilters(index, filters);
    const slot = mostPopular(index, difference(matching, shown)) ?? mostPopular(index, matching);
    if (slot !== undefined) addBit(shown, slot);
    return { count: countBits(matching), slot };
  });
}

/** What the home page does not show, so that shoppers coming from there see others. */
export function openingOf(index: CatalogueIndex): Bits {
  const { bestsellers, latest } = homeCards(index);
  const others = difference(
    intersection(index.all(), index.inStock),
    bitsOf(index.size, [...bestsellers, ...latest]),
  );
  return bitsOf(index.size, index.newest.pick(others, countBits(others), 0, COLLECTION_PAGE_SIZE));
}

function pickAvailable(index: CatalogueIndex, order: SlotOrder, products: Bits, most: number): number[] {
  const available = intersection(products, index.inStock);
  const soldOut = difference(products, index.inStock);
  const picked = order.pick(available, countBits(available), 0, most);
  return [...picked, ...order.pick(soldOut, countBits(soldOut), 0, most - picked.length)];
}

function mostPopular(index: CatalogueIndex, products: Bits): number | undefined {
  const available = intersection(products, index.inStock);
  const best = intersection(available, index.bestsellers);
  const [first] = index.bestselling.pick(best, countBits(best), 0, 1);
  return first ?? pickAvailable(index, index.newest, products, 1)[0];
}
