import type { ProductFilters } from '@gulmohar/contract/catalogue/product.ts';
import type { SearchExplanation } from '@gulmohar/contract/catalogue/search.ts';
import { filterGroups } from '@gulmohar/contract/values/listing.ts';
import { type Bits, countBits, intersection, union } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { productsOf, tiersOf } from './concept-tiers.ts';
import type { SearchMatch } from './search-match.ts';

const MAX_CATEGORIES = 4;
const MAX_POPULAR = 6;

/**
 * Suggests what to try after an empty result: the search without filters, related categories, and words with
 * many products.
 */
export function otherWays(
  index: CatalogueIndex,
  search: SearchMatch,
  filters: ProductFilters,
): NonNullable<SearchExplanation['otherwise']> {
  const available = intersection(index.all(), index.inStock);
  const near = intersection(nearBy(index, search), available);
  const counted = (group: string, among: Bits, names = index.valuesOf(group)) =>
    names
      .map((name) => ({ name, count: index.countValue(group, name, among) }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count);
  const categories = counted('category', countBits(near) > 0 ? near : available).slice(0, MAX_CATEGORIES);
  // As many as the category's page shows: it has the sold-out ones, too.
  const inCategory = (name: string) => index.countValue('category', name, index.all());
  return {
    withoutFilters: hasFilters(filters) ? countBits(search.products) : 0,
    categories: categories.map(({ name }) => ({ name, count: inCategory(name) })),
    popular: counted('type', available)
      .slice(0, MAX_POPULAR)
      .map(({ name }) => name.replaceAll('-', ' ')),
  };
}

function nearBy(index: CatalogueIndex, { understood }: SearchMatch): Bits {
  const having = (understood?.concepts ?? []).map((concept) =>
    productsOf(tiersOf(concept, index.all(), index), index.size),
  );
  return union(having, index.size);
}

function hasFilters(filters: ProductFilters): boolean {
  const { filterTags, bestseller, minPrice, maxPrice, discount } = filters;
  const inGroups = filterGroups.map((group) => filters[group]);
  return [...inGroups, filterTags, bestseller, minPrice, maxPrice, discount].some(
    (value) => value !== undefined,
  );
}
