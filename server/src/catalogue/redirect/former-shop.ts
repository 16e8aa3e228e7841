/** What an address of a Shopify or WooCommerce shop names. */
export type FormerPlace =
  | { kind: 'product'; handle: string }
  /** WooCommerce's addresses of products look like ours. */
  | { kind: 'former product'; handle: string }
  | { kind: 'collection'; handle: string }
  | { kind: 'page'; path: string };

/** Pages that every such shop has, with ours. */
const pages: Record<string, string> = {
  '/collections': '/collection',
  '/collections/all': '/collection',
  '/products': '/collection',
  '/shop': '/collection',
  '/search': '/collection',
  '/about-us': '/about',
  '/pages/about': '/about',
  '/pages/about-us': '/about',
  '/contact-us': '/contact',
  '/pages/contact': '/contact',
  '/pages/contact-us': '/contact',
  '/policies/contact-information': '/contact',
  '/policies/privacy-policy': '/privacy-policy',
  '/pages/privacy-policy': '/privacy-policy',
  '/policies/terms-of-service': '/terms-conditions',
  '/policies/legal-notice': '/terms-conditions',
  '/policies/refund-policy': '/terms-conditions',
  '/policies/shipping-policy': '/terms-conditions',
  '/pages/terms-and-conditions': '/terms-conditions',
  '/checkout': '/cart',
  '/account/login': '/login',
  '/account/register': '/login',
  '/account': '/profile',
  '/account/orders': '/orders',
  '/my-account': '/profile',
  '/my-account/orders': '/orders',
  '/my-account/lost-password': '/forgot-password',
};

const forms: [form: RegExp, kind: Exclude<FormerPlace['kind'], 'page'>][] = [
  [/^\/products\/([^/]+)$/, 'product'],
  [/^\/collections\/[^/]+\/products\/([^/]+)$/, 'product'],
  [/^\/product\/([^/]+)$/, 'former product'],
  [/^\/\?product=(.+)$/, 'product'],
  [/^\/collections\/([^/]+)(?:\/[^/]+)?$/, 'collection'],
  [/^\/product-category\/(?:.+\/)?([^/]+)$/, 'collection'],
  [/^\/product-tag\/([^/]+)$/, 'collection'],
];

/** @param key of an address (`addressKey`). @returns undefined for addresses of another form */
export function formerPlace(key: string): FormerPlace | undefined {
  const path =
    pages[key] ?? (key.startsWith('/account/') || key.startsWith('/my-account/') ? '/profile' : undefined);
  if (path) return { kind: 'page', path };
  for (const [form, kind] of forms) {
    const handle = form.exec(key)?.[1];
    if (handle) return { kind, handle };
  }
  return undefined;
}
