import type { ProductFilters } from '@gulmohar/contract/catalogue/product.ts';
import { type FilterGroup, filterGroups } from '@gulmohar/contract/values/listing.ts';
import { type Bits, intersection } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { matchFilters } from './match-filters.ts';
import { searchProducts } from './search-products.ts';

/**
 * How many products carry each of a group's values. The filters of the other groups and the search narrow them; the
 * group's own does not, so that a second value can be considered. A category is where one is, and narrows itself too.
 * A size counts only where it is in stock, as the list shows it.
 */
export function valueCounter(
  index: CatalogueIndex,
  filters: ProductFilters,
): (group: FilterGroup, value: string) => number {
  const found = filters.search
    ? searchProducts(index, filters.search, filters.literal === 'true').products
    : index.all();
  const unchosen = intersection(found, matchFilters(index, filters));
  const byGroup = new Map<FilterGroup, Bits>();
  for (const group of filterGroups) {
    if (group === 'category' || !filters[group]?.length) continue;
    byGroup.set(group, intersection(found, matchFilters(index, filters, group)));
  }
  return (group, value) => index.countValue(group, value, byGroup.get(group) ?? unchosen);
}
