import type { ProductFilters } from '@gulmohar/contract/catalogue/product.ts';
import { type DiscountStep, type FilterGroup, filterGroups } from '@gulmohar/contract/values/listing.ts';
import { rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';
import { type Bits, intersection, intersectWith, noBits, subtractFrom } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { productsOf } from './collections.ts';

export type NarrowingFilter = FilterGroup | 'price' | 'discount';

/**
 * Returns the products on sale that pass the filters, ignoring the search; within a group, any value matches.
 * @param except a filter to ignore
 * @throws ShopError INVALID_INPUT when the price range is reversed
 */
export function matchFilters(index: CatalogueIndex, filters: ProductFilters, except?: NarrowingFilter): Bits {
  const matching = index.all();
  for (const group of filterGroups) {
    const values = filters[group];
    if (group !== except && values?.length) intersectWith(matching, inGroup(index, group, values));
  }
  if (filters.filterTags?.length) {
    intersectWith(matching, index.withAnyValue('filterTags', filters.filterTags));
  }
  if (filters.collection !== undefined) {
    const collection = index.collections.get(filters.collection);
    intersectWith(matching, collection ? productsOf(index, collection) : noBits(index.size));
  }
  if (filters.bestseller === 'true') intersectWith(matching, index.bestsellers);
  if (filters.bestseller === 'false') subtractFrom(matching, index.bestsellers);
  if (filters.discount !== undefined && except !== 'discount') {
    intersectWith(matching, index.discounted(filters.discount as DiscountStep));
  }
  return except === 'price' ? matching : withinPrices(index, matching, filters);
}

function inGroup(index: CatalogueIndex, group: FilterGroup, values: string[]): Bits {
  return group === 'size' ? index.withAnySizeInStock(values) : index.withAnyValue(group, values);
}

function withinPrices(index: CatalogueIndex, products: Bits, { minPrice, maxPrice }: ProductFilters): Bits {
  if (minPrice === undefined && maxPrice === undefined) return products;
  const least = rupeesToPaise(minPrice ?? 0) ?? 0;
  const most = maxPrice === undefined ? Number.POSITIVE_INFINITY : (rupeesToPaise(maxPrice) ?? 0);
  if (least > most) {
    throw new ShopError('INVALID_INPUT', 'minPrice must not be above maxPrice', {
      fields: { minPrice: 'Must not be above maxPrice' },
    });
  }
  return intersection(products, index.withPrice(least, most));
}
