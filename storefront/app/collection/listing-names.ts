import type { FilterChoice } from './filter-choices.ts';
import type { Listing, ListingGroup } from './listing.ts';
import type { LoadedListing } from './load-listing.ts';

/** The heading of a list. */
export function titleOf({ collection, listing, filters }: LoadedListing): string {
  return collection?.title ?? collectionTitle(listing, filters);
}

/** @param filters of the list, with their display names */
export function collectionTitle(
  { search, chosen, isBestseller }: Listing,
  filters: readonly FilterChoice[],
): string {
  const [category, ...otherCategories] = chosen.category;
  const [subCategory, ...otherSubCategories] = chosen.subCategory;
  if (search) return `“${search}”`;
  if (subCategory && otherSubCategories.length === 0) {
    const name = nameOf(filters, 'subCategory', subCategory);
    const [tag, ...otherTags] = chosen.filterTags;
    return tag && otherTags.length === 0 ? `${nameOf(filters, 'filterTags', tag)} ${name}` : name;
  }
  const [craft, ...otherCrafts] = chosen.craft;
  if (category && otherCategories.length === 0) return nameOf(filters, 'category', category);
  if (craft && otherCrafts.length === 0 && !isBestseller) return nameOf(filters, 'craft', craft);
  return isBestseller ? 'Bestsellers' : 'The Collection';
}

export function nameOf(filters: readonly FilterChoice[], group: ListingGroup, value: string): string {
  // Tags have no display names.
  if (group === 'filterTags') return `${value.charAt(0).toUpperCase()}${value.slice(1).replaceAll('-', ' ')}`;
  const values = filters.find((filter) => filter.group === group)?.values;
  return values?.find(([one]) => one === value)?.[1] ?? value;
}
