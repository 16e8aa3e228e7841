import { COLLECTION_PAGE_SIZE } from '@gulmohar/contract/shop/shop-rules.ts';
import { filterGroups, type SortOption, sortOptions } from '@gulmohar/contract/values/listing.ts';
import { paths } from '../paths.ts';

/**
 * The groups that an address can select values of: the filters, the discount, and the tags that only links
 * use.
 */
export const listingGroups = [...filterGroups, 'discount', 'filterTags'] as const;
export type ListingGroup = (typeof listingGroups)[number];

/**
 * The listing that an address of the collection page describes, without the page number; the API validates
 * the values.
 */
export type Listing = {
  search: string | null;
  /** The search is taken literally, without correction or interpretation. */
  isLiteral: boolean;
  /** The handle of a collection of the owner, to which the list is limited. */
  collection: string | null;
  chosen: Record<ListingGroup, string[]>;
  isBestseller: boolean;
  /** In whole rupees. */
  minPrice: number | null;
  maxPrice: number | null;
  sort: SortOption;
};

/** A group has the same name in form fields, in the address and in API calls. */
type ListingQuery = NonNullable<Parameters<typeof paths.collection>[0]>;

export const defaultSort: SortOption = 'relavent';

/**
 * Reads a listing from a query and ignores anything unknown. Lists may be comma-separated or, as plain forms
 * send them, repeated.
 */
export function readListing(query: URLSearchParams): Listing {
  const sort = query.get('sort');
  const [minPrice, maxPrice] = ordered(readRupees(query.get('minPrice')), readRupees(query.get('maxPrice')));
  return {
    search: query.get('search')?.trim() || null,
    isLiteral: query.get('literal') === 'true',
    collection: query.get('collection') || null,
    chosen: Object.fromEntries(
      listingGroups.map((group) => [group, readList(query.getAll(group))]),
    ) as Listing['chosen'],
    isBestseller: query.get('bestseller') === 'true',
    minPrice,
    maxPrice,
    sort: isSort(sort) ? sort : defaultSort,
  };
}

/** Returns the query of an address of the page; that of a collection names it in the path. */
export function queryOf({ pathname, search }: { pathname: string; search: string }): URLSearchParams {
  const query = new URLSearchParams(search);
  const handle = /^\/collection\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (handle) query.set('collection', handle);
  return query;
}

/** @returns undefined if the page number in the address is invalid */
export function readPage(query: URLSearchParams): number | undefined {
  const page = query.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined;
}

/** Further pages load automatically up to this many products; then the shopper decides. */
const PRODUCTS_BY_ITSELF = 100;

/** Whether the next page loads without a click. */
export function goesOnByItself(page: number, totalPages: number): boolean {
  return page < totalPages && (page + 1) * COLLECTION_PAGE_SIZE <= PRODUCTS_BY_ITSELF;
}

/** Returns the listing as a query for addresses and the API, without default values. */
export function listingQuery(listing: Listing, page = 1): ListingQuery {
  const { search, isLiteral, collection, chosen, isBestseller, minPrice, maxPrice, sort } = listing;
  const groups = listingGroups.flatMap((group) =>
    chosen[group].length > 0 ? [[group, chosen[group].join(',')]] : [],
  );
  return {
    ...(search && { search, ...(isLiteral && { literal: 'true' }) }),
    ...(collection && { collection }),
    ...Object.fromEntries(groups),
    ...(isBestseller && { bestseller: 'true' }),
    ...(minPrice !== null && { minPrice: String(minPrice) }),
    ...(maxPrice !== null && { maxPrice: String(maxPrice) }),
    ...(sort !== defaultSort && { sort }),
    ...(page > 1 && { page }),
  };
}

export function pageQuery(listing: Listing, page: number) {
  return { ...listingQuery(listing), page: String(page) };
}

export function listingPath(listing: Listing, page = 1): string {
  return paths.collection(listingQuery(listing, page));
}

/** Toggles a value of a group; in a single-select group it replaces the previous one. */
export function toggled(listing: Listing, group: ListingGroup, value: string, isSingle = false): Listing {
  const values = listing.chosen[group];
  const without = values.filter((one) => one !== value);
  const next = values.includes(value) ? without : isSingle ? [value] : [...values, value];
  // Another category has different sub-categories.
  const kinds = group === 'category' ? { subCategory: [] } : {};
  return { ...listing, chosen: { ...listing.chosen, ...kinds, [group]: next } };
}

export function isFiltered({ chosen, isBestseller, minPrice, maxPrice }: Listing): boolean {
  const isAnyChosen = listingGroups.some((group) => chosen[group].length > 0);
  return isAnyChosen || isBestseller || minPrice !== null || maxPrice !== null;
}

/** Removes everything but the collection, the search and the sort order; if there are no filters, removes those, too. */
export function cleared(listing: Listing): Listing {
  const everything = readListing(new URLSearchParams());
  const { search, isLiteral, collection, sort } = listing;
  return { ...everything, ...(isFiltered(listing) && { search, isLiteral, collection }), sort };
}

/** Returns the same filters with another search; an empty one removes it. */
export function withSearch(listing: Listing, search: string, isLiteral = false): Listing {
  return { ...listing, search: search || null, isLiteral };
}

function readList(input: string[]): string[] {
  const values = input.flatMap((joined) => joined.split(',')).map((value) => value.trim());
  return [...new Set(values.filter(Boolean))];
}

function readRupees(input: string | null): number | null {
  return input !== null && /^\d{1,7}$/.test(input) ? Number(input) : null;
}

function ordered(min: number | null, max: number | null): [number | null, number | null] {
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}

function isSort(name: string | null): name is SortOption {
  return sortOptions.some((option) => option === name);
}
