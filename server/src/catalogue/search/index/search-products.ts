import { bitsOf, difference, union } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { matchSearch } from './match-search.ts';
import type { SearchMatch } from './search-match.ts';

/** What a search finds, with the owner's pinned products first as long as they are available. */
export function searchProducts(index: CatalogueIndex, text: string, isLiteral = false): SearchMatch {
  const match = matchSearch(index, text, isLiteral);
  const slots = index.pins.of(text).flatMap((id) => index.slotOf(id) ?? []);
  if (slots.length === 0) return match;
  const pinned = bitsOf(index.size, slots);
  return {
    ...match,
    products: union([match.products, pinned], index.size),
    ranks: [
      ...slots.map((slot) => ({ score: Number.POSITIVE_INFINITY, products: bitsOf(index.size, [slot]) })),
      ...match.ranks.map(({ score, products }) => ({ score, products: difference(products, pinned) })),
    ],
  };
}
