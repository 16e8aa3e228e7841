import { discountSteps } from '@gulmohar/contract/values/listing.ts';
import { listingGroups } from './collection/listing.ts';
import { isListingPath, paths } from './paths.ts';

const LINK_TOKEN = ['token'];

/** The query parameters that each page reads. Pages not listed read none. */
const readBy: Record<string, readonly string[]> = {
  [paths.collection()]: [
    'search',
    'literal',
    ...listingGroups,
    'collection',
    'bestseller',
    'minPrice',
    'maxPrice',
    'discount',
    'sort',
    'page',
  ],
  '/product-list': ['page'],
  [paths.journal()]: ['tag', 'page'],
  '/cart/products': ['ids'],
  [paths.orders()]: ['pages'],
  '/order-success': ['orderId', 'payment'],
  '/order-failure': ['orderId'],
  '/verify': ['orderId', 'success'],
  '/reset-password': LINK_TOKEN,
  '/guest-tracking': LINK_TOKEN,
  '/pay': LINK_TOKEN,
  [paths.review()]: ['item', ...LINK_TOKEN],
  '/restore-cart': LINK_TOKEN,
  '/reminder/unsubscribe': LINK_TOKEN,
  '/confirm-email': LINK_TOKEN,
  '/newsletter/confirm': LINK_TOKEN,
  '/newsletter/unsubscribe': LINK_TOKEN,
  '/stock-alert/confirm': LINK_TOKEN,
  '/stock-alert/unsubscribe': LINK_TOKEN,
};

/** For parameters with few valid values: any other value is dropped. */
const valuesOf: Record<string, readonly string[]> = { discount: discountSteps.map(String) };

/**
 * React Router's own parameter, in addresses that end in `.data`: the routes whose data a navigation needs.
 */
const ROUTES = '_routes';

/**
 * Returns the address under which a page is rendered and cached: without parameters that the page does not
 * read, such as `utm_source`, and with the others sorted.
 */
export function canonicalUrl(url: URL): URL {
  const page = url.pathname.replace(/\.data$/, '').replace(/(?<=.)\/$/, '');
  const read = new Set([
    ...(readBy[isListingPath(page) ? paths.collection() : page] ?? []),
    ...(page === url.pathname ? [] : [ROUTES]),
  ]);
  const canonical = new URL(url);
  canonical.search = new URLSearchParams(
    [...url.searchParams].filter(
      ([name, value]) => read.has(name) && (valuesOf[name]?.includes(value) ?? true),
    ),
  ).toString();
  canonical.searchParams.sort();
  return canonical;
}
