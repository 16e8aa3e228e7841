import type { PriceSpread } from '@gulmohar/contract/catalogue/filter.ts';
import type { ProductFilters } from '@gulmohar/contract/catalogue/product.ts';
import {
  type DiscountStep,
  discountSteps,
  type FilterGroup,
  filterGroups,
} from '@gulmohar/contract/values/listing.ts';
import { type Bits, countCommon, intersection, numbersIn } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { matchFilters, type NarrowingFilter } from './match-filters.ts';
import { spreadPrices } from './price-spread.ts';
import { searchProducts } from './search-products.ts';

export type FilterCounts = {
  ofValue(group: FilterGroup, value: string): number;
  prices: PriceSpread;
  discounts: { percent: DiscountStep; count: number }[];
};

/**
 * Counts the products for each value of a group. The other groups' filters and the search narrow them; the
 * group's own does not, so that a second value can be considered. The category is an exception and also
 * narrows itself. A size counts only where it is in stock, as in the list. Prices and discounts are counted
 * in the same way.
 */
export function countFilters(index: CatalogueIndex, filters: ProductFilters): FilterCounts {
  const found = filters.search
    ? searchProducts(index, filters.search, filters.literal === 'true').products
    : index.all();
  const among = (except?: NarrowingFilter): Bits => intersection(found, matchFilters(index, filters, except));
  const unchosen = among();
  const byGroup = new Map<FilterGroup, Bits>();
  for (const group of filterGroups) {
    if (group !== 'category' && filters[group]?.length) byGroup.set(group, among(group));
  }
  const reducible = filters.discount === undefined ? unchosen : among('discount');
  return {
    ofValue: (group, value) => index.countValue(group, value, byGroup.get(group) ?? unchosen),
    prices: spreadPrices(numbersIn(among('price')).map((slot) => index.priceOf(slot))),
    discounts: discountSteps.map((percent) => ({
      percent,
      count: countCommon(index.discounted(percent), reducible),
    })),
  };
}
