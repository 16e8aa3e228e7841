import type { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { showToast } from '@gulmohar/ui/toasts.ts';
import { isRouteErrorResponse } from 'react-router';
import { addressOf } from '../api/address-of.ts';
import { browserApi, failureText } from '../api/browser-api.ts';
import { messages } from '../messages.ts';
import { isOutdated } from '../page/is-outdated.ts';
import { cardProducts } from '../product-card/card-product.ts';
import { type Listing, listingPath, pageQuery, queryOf, readListing, readPage } from './listing.ts';
import type { LoadedListing } from './load-listing.ts';

const nextPage = addressOf<typeof listProducts>({ method: 'GET', path: '/product/list' });

/** The list on the screen; set only in the browser. */
let shown: LoadedListing | undefined;

export function keepShown(listing: LoadedListing): void {
  shown = listing;
}

/**
 * Loads the list for a navigation within the browser: the one on the screen with one more page, if that is
 * the only change of the address, else the result of the server's loader. After a failed call the list stays
 * as it is, or is empty if it is a new one, and carries the error; if the shop was updated, the page is loaded anew.
 * A call that a later navigation has ended is no failure.
 */
export async function loadInBrowser(
  { url: address, signal }: Request,
  askServer: () => Promise<LoadedListing>,
): Promise<LoadedListing> {
  const query = queryOf(new URL(address));
  const listing = readListing(query);
  const before = continued(listing, readPage(query));
  try {
    return before ? await withNextPage(before) : await askServer();
  } catch (error) {
    if (signal.aborted || error instanceof Response || isRouteErrorResponse(error)) throw error;
    if (await isOutdated()) return await loadAnew(address);
    const failure = failureText(error, messages.noResponse);
    showToast('error', failure);
    return { ...(before ?? emptyListing(listing)), failure };
  }
}

/** Leaves the page for its address. @returns never */
function loadAnew(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => {});
}

function continued(listing: Listing, page: number | undefined): LoadedListing | undefined {
  if (!shown || page !== shown.page + 1) return undefined;
  return listingPath(listing) === listingPath(shown.listing) ? shown : undefined;
}

async function withNextPage(before: LoadedListing): Promise<LoadedListing> {
  const page = before.page + 1;
  const next = await browserApi(nextPage, { query: pageQuery(before.listing, page) });
  const products = cardProducts(next.products);
  const listed = new Set(before.products.map(({ _id }) => _id));
  return {
    ...before,
    failure: undefined,
    // Products published in the meantime have moved the others down, so some may appear twice.
    products: [...before.products, ...products.filter(({ _id }) => !listed.has(_id))],
    page,
    totalPages: next.totalPages,
    totalProducts: next.totalProducts,
  };
}

function emptyListing(listing: Listing): LoadedListing {
  return {
    listing,
    products: [],
    firstPage: 1,
    page: 1,
    totalPages: 0,
    totalProducts: 0,
    isUnknown: false,
    // Kept so that the shopper can choose differently.
    filters: shown?.filters ?? [],
    prices: shown?.prices ?? { from: 0, step: 50, counts: [] },
    categories: shown?.categories ?? [],
    explanation: {},
    hidden: [],
  };
}
