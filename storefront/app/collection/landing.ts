import type { FilterDefinition } from '@gulmohar/contract/catalogue/filter.ts';
import type { paths } from '../paths.ts';
import type { Listing } from './listing.ts';

type CollectionQuery = NonNullable<Parameters<typeof paths.collection>[0]>;

/** The groups whose values have a page of their own. */
const landingGroups = ['category', 'subCategory', 'craft'] as const;

/**
 * Returns the query of the page that search engines index for a list: that of its collection, category, sub-category, craft
 * or of the best sellers, whatever else is chosen.
 * @returns undefined for searches, which are not indexed
 */
export function landingQuery({
  search,
  collection,
  chosen,
  isBestseller,
}: Listing): CollectionQuery | undefined {
  if (search) return undefined;
  if (collection) return { collection };
  const [category, subCategory, craft] = landingGroups.map((group) => single(chosen[group]));
  if (category || subCategory) return { ...(category && { category }), ...(subCategory && { subCategory }) };
  if (craft) return { craft };
  return isBestseller ? { bestseller: 'true' } : {};
}

/** Whether the list is a landing page itself: first page, default order, nothing else chosen. */
export function isLanding(listing: Listing, page: number): boolean {
  const { search, collection, chosen, isBestseller, minPrice, maxPrice } = listing;
  const query = landingQuery(listing);
  if (search || !query || page > 1 || minPrice !== null || maxPrice !== null) return false;
  const values = Object.values(chosen).flat().length + Number(isBestseller) + Number(collection !== null);
  return values > 0 && values === Object.keys(query).length;
}

/** Whether a category, a sub-category or a craft is chosen that the shop's filters do not have. */
export function namesUnknown({ chosen }: Listing, filters: readonly FilterDefinition[]): boolean {
  return landingGroups.some((group) => {
    const values = filters.find(({ name }) => name === group)?.values ?? [];
    return chosen[group].some((one) => !values.some(({ value }) => value === one));
  });
}

function single(values: readonly string[]): string | undefined {
  return values.length === 1 ? values[0] : undefined;
}
