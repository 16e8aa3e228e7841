import type { ProductFilters } from '@gulmohar/contract/catalogue/product.ts';
import type { FilterGroup } from '@gulmohar/contract/values/listing.ts';
import type { DefinitionRow } from '../filter/find-definitions.ts';

/** More crafts or occasions than these are in the filters. */
const MOST_LINKS = 8;

/** A link of the home page, and what it leads to. */
export type HomeWish = { value: string; displayName: string; filters: ProductFilters };

/** What each slide that the storefront comes with speaks of. */
export const slideWishes: readonly ProductFilters[] = [
  {},
  { category: ['Women'], occasion: ['festive', 'wedding'] },
  { category: ['Sets'] },
];

/** The values of a filter, in the owner's order. */
export function wishesOf(definitions: readonly DefinitionRow[], group: FilterGroup): HomeWish[] {
  const values = definitions.find(({ name }) => name === group)?.values ?? [];
  return values
    .slice(0, group === 'category' ? values.length : MOST_LINKS)
    .map(({ value, display_name }) => wish(group, value, display_name));
}

/** Of one craft, whether it is offered or not. */
export function craftWish(definitions: readonly DefinitionRow[], craft: string): HomeWish {
  const values = definitions.find(({ name }) => name === 'craft')?.values ?? [];
  return wish('craft', craft, values.find(({ value }) => value === craft)?.display_name ?? craft);
}

function wish(group: FilterGroup, value: string, displayName: string): HomeWish {
  return { value, displayName, filters: { [group]: [value] } };
}
