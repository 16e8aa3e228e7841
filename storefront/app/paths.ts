type CollectionQuery = {
  search?: string;
  category?: string;
  subCategory?: string;
  bestseller?: 'true';
  sort?: string;
  page?: number;
};

/** Every address of the shop, in one place. */
export const paths = {
  home: () => '/',
  collection: (query: CollectionQuery = {}) => withQuery('/collection', query),
  product: (productId: string) => `/product/${encodeURIComponent(productId)}`,
  cart: () => '/cart',
  cartProducts: (productIds: readonly string[]) => withQuery('/cart/products', { ids: productIds.join(',') }),
  placeOrder: () => '/place-order',
  orderSuccess: (orderId: string) => withQuery('/order-success', { orderId }),
  orderFailure: (orderId: string) => withQuery('/order-failure', { orderId }),
  login: () => '/login',
  profile: () => '/profile',
  orders: () => '/orders',
  wishlist: () => '/wishlist',
  guestTracking: () => '/guest-tracking',
  about: () => '/about',
  contact: () => '/contact',
  privacyPolicy: () => '/privacy-policy',
  terms: () => '/terms-conditions',
  productList: (page = 1) => withQuery('/product-list', page === 1 ? {} : { page }),
};

function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
