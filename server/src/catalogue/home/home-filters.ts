import type { ProductFilters } from '@gulmohar/contract/catalogue/product.ts';
import type { FilterGroup } from '@gulmohar/contract/values/listing.ts';
import type { DefinitionRow } from '../product/filter-definitions.ts';

const MAX_LINKS = 8;

export type HomeFilter = { value: string; displayName: string; filters: ProductFilters };

/** The filters matching each of the storefront's built-in slides. */
export const slideFilters: readonly ProductFilters[] = [
  {},
  { category: ['Women'], occasion: ['festive', 'wedding'] },
  { category: ['Sets'] },
];

export function filtersOf(definitions: readonly DefinitionRow[], group: FilterGroup): HomeFilter[] {
  const values = definitions.find(({ name }) => name === group)?.values ?? [];
  return values
    .slice(0, group === 'category' ? values.length : MAX_LINKS)
    .map(({ value, display_name }) => filterFor(group, value, display_name));
}

export function craftFilter(definitions: readonly DefinitionRow[], craft: string): HomeFilter {
  const values = definitions.find(({ name }) => name === 'craft')?.values ?? [];
  return filterFor('craft', craft, values.find(({ value }) => value === craft)?.display_name ?? craft);
}

function filterFor(group: FilterGroup, value: string, displayName: string): HomeFilter {
  return { value, displayName, filters: { [group]: [value] } };
}
