import type { ApiClient } from '@gulmohar/contract/api/client.ts';
import { type Collection, getCollection } from '@gulmohar/contract/catalogue/collection.ts';
import { listDynamicFilters, listFilters, type PriceSpread } from '@gulmohar/contract/catalogue/filter.ts';
import { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import type { SearchExplanation } from '@gulmohar/contract/catalogue/search.ts';
import { type CardProduct, cardProducts } from '../product-card/card-product.ts';
import { discountChoice, type FilterChoice, filterChoices } from './filter-choices.ts';
import { namesUnknown } from './landing.ts';
import { cleared, defaultSort, type Listing, listingQuery, pageQuery } from './listing.ts';

export type LoadedListing = {
  listing: Listing;
  /** The owner's collection to which the list is limited. */
  collection?: Collection | undefined;
  /**
   * The products of the pages from `firstPage` to `page`, so that an address shows the list as it was left.
   */
  products: CardProduct[];
  firstPage: number;
  page: number;
  totalPages: number;
  totalProducts: number;
  filters: FilterChoice[];
  prices: PriceSpread;
  /** The address names a category, a sub-category or a craft that the shop does not have. */
  isUnknown: boolean;
  /** All categories of the shop, whatever is chosen. */
  categories: { value: string; displayName: string }[];
  /** How the server understood the search. */
  explanation: SearchExplanation;
  /** Some of the search's results without the filters, if there are none with them. */
  hidden: CardProduct[];
  /** Why the list could not be loaded; only set in the browser, which may lose its connection. */
  failure?: string;
};

/** When a longer list is opened again, it starts at a later page. */
const MAX_PAGES_AT_ONCE = 8;

/**
 * Loads all data of the collection page.
 * @throws ApiError 400 if a value of the listing is invalid, 404 for a collection that does not exist
 */
export async function loadListing(api: ApiClient, listing: Listing, page: number): Promise<LoadedListing> {
  const firstPage = Math.max(1, page - MAX_PAGES_AT_ONCE + 1);
  const pages = Array.from({ length: page - firstPage + 1 }, (_, index) => firstPage + index);
  const unsorted = { ...listing, sort: defaultSort };
  // Counts apply within the category. Those of the other categories are requested without the category and
  // its sub-categories.
  const beyondCategory = { ...unsorted, chosen: { ...listing.chosen, category: [], subCategory: [] } };
  const [lists, definitions, within, beyond, collection] = await Promise.all([
    Promise.all(pages.map((number) => api(listProducts, { query: pageQuery(listing, number) }))),
    api(listFilters),
    api(listDynamicFilters, { query: listingQuery(unsorted) }),
    api(listDynamicFilters, { query: listingQuery(beyondCategory) }),
    listing.collection === null ? undefined : api(getCollection, { query: { handle: listing.collection } }),
  ]);
  const counted = [
    ...within.filters.filter(({ name }) => name !== 'category'),
    ...beyond.filters.filter(({ name }) => name === 'category'),
  ];
  const last = lists.at(-1);
  const { totalPages = 0, totalProducts = 0 } = last ?? {};
  const hidden = last?.otherwise?.withoutFilters
    ? (await api(listProducts, { query: pageQuery(cleared(listing), 1) })).products
    : [];
  return {
    listing,
    collection: collection?.collection,
    products: cardProducts(lists.flatMap(({ products }) => products)),
    firstPage,
    page,
    totalPages,
    totalProducts,
    filters: [
      ...filterChoices(definitions.filters, counted, listing),
      ...discountChoice(within.discounts, listing),
    ],
    prices: within.prices,
    isUnknown: totalProducts === 0 && namesUnknown(listing, definitions.filters),
    categories: definitions.filters
      .filter(({ name }) => name === 'category')
      .flatMap(({ values }) => values.map(({ value, displayName }) => ({ value, displayName }))),
    explanation: last ? explanationOf(last) : {},
    hidden: cardProducts(hidden),
  };
}

function explanationOf(reply: SearchExplanation): SearchExplanation {
  const { understood, corrected, leftOut, widened, otherwise } = reply;
  return { understood, corrected, leftOut, widened, otherwise };
}
