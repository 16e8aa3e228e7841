import type { FilterGroup, SortOption } from '@gulmohar/contract/values/listing.ts';

/** Lists are comma-separated, as in the API. */
type CollectionQuery = Partial<
  Record<FilterGroup | 'filterTags' | 'collection' | 'search' | 'minPrice' | 'maxPrice' | 'discount', string>
> & { literal?: 'true'; bestseller?: 'true'; sort?: SortOption; page?: number };

/** Every address of the shop, in one place. */
export const paths = {
  home: () => '/',
  /** The icon of a shop without a logo. */
  letterIcon: () => '/icon.svg',
  /** What visitors see while the shop is closed. */
  closed: () => '/closed',
  /** All products, or those of one collection of the owner. */
  collection: ({ collection, ...query }: CollectionQuery = {}) =>
    withQuery(collection ? `/collection/${encodeURIComponent(collection)}` : '/collection', query),
  /** @param size selected when the page opens */
  product: (productId: string, size?: string) =>
    withQuery(`/product/${encodeURIComponent(productId)}`, size === undefined ? {} : { size }),
  cart: () => '/cart',
  cartProducts: (productIds: readonly string[]) => withQuery('/cart/products', { ids: productIds.join(',') }),
  suggestions: (term: string) => withQuery('/search/suggestions', { q: term }),
  outdatedShop: () => '/shop/outdated',
  release: () => '/shop/release',
  stockNow: (productId: string) => `/orders/stock/${encodeURIComponent(productId)}`,
  placeOrder: () => '/place-order',
  orderSuccess: (orderId: string) => withQuery('/order-success', { orderId }),
  cashOrderSuccess: (orderId: string) => withQuery('/order-success', { orderId, payment: 'cod' }),
  orderFailure: (checkoutId: string) => withQuery('/order-failure', { orderId: checkoutId }),
  razorpayCallback: () => '/order/razorpay/callback',
  verify: (checkoutId: string) => withQuery('/verify', { success: 'true', orderId: checkoutId }),
  login: () => '/login',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  profile: () => '/profile',
  orders: (pages = 1) => withQuery('/orders', pages === 1 ? {} : { pages }),
  order: (orderId: string) => `/orders/${encodeURIComponent(orderId)}`,
  /** Where a buyer writes about an item of an order. */
  review: (itemId?: string) => withQuery('/review', { item: itemId }),
  aboutReviews: () => '/reviews',
  storeCredit: () => '/store-credit',
  giftCard: () => '/gift-card',
  redeemGiftCard: () => '/gift-card/redeem',
  wishlist: () => '/wishlist',
  sharedWishlist: (code: string) => `/wishlist/${code}`,
  guestTracking: () => '/guest-tracking',
  trackByLink: (token: string) => withQuery('/guest-tracking', { token }),
  about: () => '/about',
  page: (slug: string) => `/pages/${slug}`,
  journal: ({ tag, page = 1 }: { tag?: string | undefined; page?: number } = {}) =>
    withQuery('/journal', { tag: tag || undefined, page: page === 1 ? undefined : page }),
  journalFeed: () => '/journal/feed.xml',
  article: (slug: string) => `/journal/${slug}`,
  contact: () => '/contact',
  privacyPolicy: () => '/privacy-policy',
  terms: () => '/terms-conditions',
  accessibility: () => '/accessibility',
  /** The page that the service worker shows without a network; `to` is the requested page. */
  offline: () => '/offline',
  serviceWorker: () => '/service-worker.js',
  productList: (page = 1) => withQuery('/product-list', page === 1 ? {} : { page }),
};

/** Whether a path is that of all products or of a collection. */
export function isListingPath(pathname: string): boolean {
  return pathname === paths.collection() || pathname.startsWith(`${paths.collection()}/`);
}

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  // Commas are allowed in a query, and are easier to read unescaped.
  return pairs.length > 0 ? `${path}?${`${new URLSearchParams(pairs)}`.replaceAll('%2C', ',')}` : path;
}
