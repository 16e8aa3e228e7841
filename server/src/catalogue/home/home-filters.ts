import type { ProductFilters } from '@gulmohar/contract/catalogue/product.ts';
import type { FilterGroup } from '@gulmohar/contract/values/listing.ts';
import type { DefinitionRow } from '../filter/find-definitions.ts';

/** More crafts or occasions than these are in the filters. */
const MAX_LINKS = 8;

/** A link of the home page, and what it leads to. */
export type HomeFilter = { value: string; displayName: string; filters: ProductFilters };

/** What each slide that the storefront comes with speaks of. */
export const slideFilters: readonly ProductFilters[] = [
  {},
  { category: ['Women'], occasion: ['festive', 'wedding'] },
  { category: ['Sets'] },
];

/** The values of a filter, in the owner's order. */
export function filtersOf(definitions: readonly DefinitionRow[], group: FilterGroup): HomeFilter[] {
  const values = definitions.find(({ name }) => name === group)?.values ?? [];
  return values
    .slice(0, group === 'category' ? values.length : MAX_LINKS)
    .map(({ value, display_name }) => filterFor(group, value, display_name));
}

/** Of one craft, whether it is offered or not. */
export function craftFilter(definitions: readonly DefinitionRow[], craft: string): HomeFilter {
  const values = definitions.find(({ name }) => name === 'craft')?.values ?? [];
  return filterFor('craft', craft, values.find(({ value }) => value === craft)?.display_name ?? craft);
}

function filterFor(group: FilterGroup, value: string, displayName: string): HomeFilter {
  return { value, displayName, filters: { [group]: [value] } };
}
