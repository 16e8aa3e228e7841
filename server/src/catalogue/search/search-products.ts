import { addBit, union } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { matchSearch } from './match-search.ts';
import type { SearchMatch } from './search-match.ts';

/** Above the score of every match; see rank-products.ts. */
const FIRST = (1 << 15) - 1;

/** What a search finds, with the products that the owner pinned to it; these come first as long as they can be bought. */
export function searchProducts(index: CatalogueIndex, text: string, isLiteral = false): SearchMatch {
  const match = matchSearch(index, text, isLiteral);
  const slots = index.pins.of(text).flatMap((id) => index.slotOf(id) ?? []);
  if (slots.length === 0) return match;
  const products = union([match.products], index.size);
  const scores = new Uint16Array(index.size);
  scores.set(match.scores);
  for (const [place, slot] of slots.entries()) {
    addBit(products, slot);
    scores[slot] = FIRST - place;
  }
  return { ...match, products, scores };
}
