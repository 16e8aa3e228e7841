import type { ProductListQuery } from '@gulmohar/contract/catalogue/product.ts';
import { type Bits, countBits, countCommon, difference, intersection, noBits } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { openingOf } from './home-picks.ts';
import { matchFilters } from './match-filters.ts';
import { pickRanked } from './rank-products.ts';
import type { SearchMatch } from './search-match.ts';
import { searchProducts } from './search-products.ts';
import type { SlotOrder } from './slot-order.ts';

type Section = { products: Bits; order: SlotOrder; direction?: -1 };

type ProductMatches = {
  ids: string[];
  total: number;
  /** How many of them match all of the search. */
  exact: number;
  search?: SearchMatch;
};

/**
 * Returns the ids of one page of matching products. In every order, available products come before sold-out
 * ones. The whole collection begins with products that the home page does not show.
 * @throws ShopError INVALID_INPUT when the price range is reversed
 */
export function findProducts(index: CatalogueIndex, query: ProductListQuery): ProductMatches {
  const filtered = matchFilters(index, query);
  const search = query.search ? searchProducts(index, query.search, query.literal === 'true') : undefined;
  const matching = search ? intersection(search.products, filtered) : filtered;
  const page = { skip: (query.page - 1) * query.limit, take: query.limit };
  const slots =
    search && query.sort === 'relavent'
      ? pickRanked(index, matching, search.ranks, page, search.understood?.first)
      : pickFrom(sections(index, query, matching), page);
  const total = countBits(matching);
  return {
    ids: slots.map((slot) => index.idOf(slot)),
    total,
    exact: search?.exact ? countCommon(search.exact, matching) : total,
    ...(search && { search }),
  };
}

function pickFrom(inOrder: Iterable<Section>, { skip, take }: { skip: number; take: number }): number[] {
  const picked: number[] = [];
  let toSkip = skip;
  for (const { products, order, direction } of inOrder) {
    const count = countBits(products);
    picked.push(...order.pick(products, count, toSkip, take - picked.length, direction));
    if (picked.length === take) break;
    toSkip = Math.max(0, toSkip - count);
  }
  return picked;
}

function* sections(index: CatalogueIndex, { sort }: ProductListQuery, matching: Bits): Iterable<Section> {
  const { newest, cheapest, bestselling, bestsellers, inStock } = index;
  const isWholeCollection = sort === 'relavent' && countBits(matching) === index.productCount;
  const opening = isWholeCollection ? openingOf(index) : noBits(index.size);
  yield { products: opening, order: newest };
  const rest = difference(matching, opening);
  for (const products of [intersection(rest, inStock), difference(rest, inStock)]) {
    if (sort === 'low-high') yield { products, order: cheapest };
    else if (sort === 'high-low') yield { products, order: cheapest, direction: -1 };
    else if (sort === 'bestseller') {
      yield { products: intersection(products, bestsellers), order: bestselling };
      yield { products: difference(products, bestsellers), order: newest };
    } else yield { products, order: newest };
  }
}
