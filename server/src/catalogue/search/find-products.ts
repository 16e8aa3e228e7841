import type { ProductListQuery } from '@gulmohar/contract/catalogue/product.ts';
import { type Bits, countBits, difference, intersection } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { matchFilters } from './match-filters.ts';
import { matchSearch, type SearchMatch } from './match-search.ts';
import type { SlotOrder } from './slot-order.ts';

/** Products that stand together in the list, in one order. */
type Section = { products: Bits; order: SlotOrder; direction?: -1 };

/**
 * The ids of one page of the products that match, and how many match in all.
 * @throws ShopError INVALID_INPUT when the price range is turned round
 */
export function findProducts(
  index: CatalogueIndex,
  query: ProductListQuery,
): { ids: string[]; total: number } {
  const filtered = matchFilters(index, query);
  const search = query.search ? matchSearch(index, query.search) : undefined;
  const matching = search ? intersection(search.products, filtered) : filtered;
  const ids: string[] = [];
  let toSkip = (query.page - 1) * query.limit;
  for (const { products, order, direction } of sections(index, query, matching, search)) {
    const count = countBits(products);
    const slots = order.pick(products, count, toSkip, query.limit - ids.length, direction);
    ids.push(...slots.map((slot) => index.idOf(slot)));
    if (ids.length === query.limit) break;
    toSkip = Math.max(0, toSkip - count);
  }
  return { ids, total: countBits(matching) };
}

function* sections(
  index: CatalogueIndex,
  query: ProductListQuery,
  products: Bits,
  search: SearchMatch | undefined,
): Iterable<Section> {
  const { newest, cheapest, bestselling, bestsellers } = index;
  if (query.sort === 'low-high') yield { products, order: cheapest };
  else if (query.sort === 'high-low') yield { products, order: cheapest, direction: -1 };
  else if (query.sort === 'bestseller') {
    yield { products: intersection(products, bestsellers), order: bestselling };
    yield { products: difference(products, bestsellers), order: newest };
  } else if (query.sort === 'relavent' && search) yield* byRelevance(index, products, search);
  else yield { products, order: newest };
}

/** The best matches first; of equal ones what can be bought before what is sold out. */
function* byRelevance(index: CatalogueIndex, products: Bits, search: SearchMatch): Iterable<Section> {
  let left = products;
  for (const matches of search.bestFirst()) {
    const level = intersection(left, matches);
    yield { products: intersection(level, index.inStock), order: index.newest };
    yield { products: difference(level, index.inStock), order: index.newest };
    left = difference(left, level);
  }
}
