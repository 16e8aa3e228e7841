import type { ProductListQuery } from '@gulmohar/contract/product.ts';
import { type Bits, countBits, difference, intersection, union } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { matchFilters } from './match-filters.ts';
import { matchSearch } from './match-search.ts';
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
  const found = query.search ? matchSearch(index, query.search) : [filtered];
  const ranked = found.map((products) => intersection(products, filtered));
  const ids: string[] = [];
  let total = 0;
  for (const { products, order, direction } of sections(index, ranked, query)) {
    const count = countBits(products);
    const skip = Math.max(0, (query.page - 1) * query.limit - total);
    const take = query.limit - ids.length;
    if (skip < count && take > 0) {
      ids.push(...order.pick(products, count, skip, take, direction).map((slot) => index.idOf(slot)));
    }
    total += count;
  }
  return { ids, total };
}

function sections(index: CatalogueIndex, ranked: Bits[], query: ProductListQuery): Section[] {
  const { newest, cheapest, bestselling, bestsellers, inStock } = index;
  const products = union(ranked, index.size);
  switch (query.sort) {
    case 'low-high':
      return [{ products, order: cheapest }];
    case 'high-low':
      return [{ products, order: cheapest, direction: -1 }];
    case 'newest':
      return [{ products, order: newest }];
    case 'bestseller':
      return [
        { products: intersection(products, bestsellers), order: bestselling },
        { products: difference(products, bestsellers), order: newest },
      ];
    case 'relavent':
      if (!query.search) return [{ products, order: newest }];
      return ranked.flatMap((level) => [
        { products: intersection(level, inStock), order: newest },
        { products: difference(level, inStock), order: newest },
      ]);
  }
}
