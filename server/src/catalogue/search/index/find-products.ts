import type { CollectionContent } from '@gulmohar/contract/admin/collection.ts';
import type { ProductListQuery } from '@gulmohar/contract/catalogue/product.ts';
import { type Bits, countBits, countCommon, difference, intersection } from './bits.ts';
import { byRating } from './by-rating.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { pickedOrder, productsOf } from './collections.ts';
import { openingOf } from './home-picks.ts';
import { matchFilters } from './match-filters.ts';
import { pickRanked } from './rank-products.ts';
import type { SearchMatch } from './search-match.ts';
import { searchProducts } from './search-products.ts';
import type { SlotOrder } from './slot-order.ts';

type Sort = Exclude<ProductListQuery['sort'], 'relavent'>;
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
      : pickFrom(inOrder(index, query, matching), page);
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

/** Returns the first products of a collection, which does not have to be saved. */
export function findInCollection(
  index: CatalogueIndex,
  content: CollectionContent,
  most: number,
): { ids: string[]; total: number } {
  const products = productsOf(index, content);
  const slots = pickFrom(collectionOrder(index, content, products), { skip: 0, take: most });
  return { ids: slots.map((slot) => index.idOf(slot)), total: countBits(products) };
}

function inOrder(index: CatalogueIndex, query: ProductListQuery, matching: Bits): Iterable<Section> {
  if (query.sort !== 'relavent') return sections(index, query.sort, matching);
  const collection = query.collection === undefined ? undefined : index.collections.get(query.collection);
  if (collection) return collectionOrder(index, collection, matching);
  return countBits(matching) === index.productCount
    ? withOpening(index, matching)
    : sections(index, 'newest', matching);
}

function collectionOrder(
  index: CatalogueIndex,
  content: CollectionContent,
  products: Bits,
): Iterable<Section> {
  if (content.sort !== 'manual') return sections(index, content.sort, products);
  const order = pickedOrder(index, content);
  return byStock(index, products).map((each) => ({ products: each, order }));
}

function* withOpening(index: CatalogueIndex, matching: Bits): Iterable<Section> {
  const opening = openingOf(index);
  yield { products: opening, order: index.newest };
  yield* sections(index, 'newest', difference(matching, opening));
}

function byStock({ inStock }: CatalogueIndex, products: Bits): Bits[] {
  return [intersection(products, inStock), difference(products, inStock)];
}

function* sections(index: CatalogueIndex, sort: Sort, matching: Bits): Iterable<Section> {
  const { newest, cheapest, bestselling, bestsellers } = index;
  for (const products of byStock(index, matching)) {
    if (sort === 'low-high') yield { products, order: cheapest };
    else if (sort === 'high-low') yield { products, order: cheapest, direction: -1 };
    else if (sort === 'bestseller') {
      yield { products: intersection(products, bestsellers), order: bestselling };
      yield { products: difference(products, bestsellers), order: newest };
    } else if (sort === 'rating') yield* byRating(index, products);
    else yield { products, order: newest };
  }
}
