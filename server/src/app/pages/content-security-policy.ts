import { createHash } from 'node:crypto';

/** What the provider's checkout loads, by its documentation; the sandbox is served from our own address. */
const RAZORPAY_SOURCES: Record<string, string[]> = {
  'script-src': ['https://checkout.razorpay.com'],
  'frame-src': ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  'connect-src': [
    'https://api.razorpay.com',
    'https://checkout.razorpay.com',
    'https://lumberjack.razorpay.com',
    'https://lumberjack-cx.razorpay.com',
  ],
  'img-src': ['https://cdn.razorpay.com'],
  'form-action': ['https://api.razorpay.com'],
};

export type PolicySources = {
  /** As `hashOf` writes them. */
  scriptHashes: readonly string[];
  scriptUrl: string;
  mapUrl: string;
  picturesUrl: string;
  formSources: readonly string[];
  isDevelopment: boolean;
  /** Whether the admin, which has the same origin, may show the page in a frame. */
  isFramedByAdmin?: boolean;
};

/** An inline script's source expression in a policy. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * The policy of the pages. Inline scripts are allowed by the hashes of those that were built, whatever a page
 * contains: an injected script is not among them. A nonce could not be cached with the page.
 * @param options.scriptHashes of the storefront's inline scripts
 * @param options.scriptUrl where the payment provider's script comes from
 * @param options.mapUrl what the contact page shows in a frame; empty for none
 * @param options.picturesUrl where pictures come from; empty for the shop itself
 * @param options.formSources where forms may post besides the shop: the payment pages that are reached by a form
 * @param options.isDevelopment where Vite writes styles into the page, reports changes by a socket and waits for a
 * restart in a worker
 * @param options.isFramedByAdmin only for the preview of a product, which nothing can be bought on
 */
export function contentSecurityPolicy({
  scriptHashes,
  scriptUrl,
  mapUrl,
  picturesUrl,
  formSources,
  isDevelopment,
  isFramedByAdmin = false,
}: PolicySources): string {
  const provider = scriptUrl.startsWith('/') ? {} : RAZORPAY_SOURCES;
  const sources: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", 'data:', ...(picturesUrl ? [new URL(picturesUrl).origin] : [])],
    'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : [])],
    'frame-src': ["'self'", ...(mapUrl ? [new URL(mapUrl).origin] : [])],
    'form-action': ["'self'", ...formSources],
    ...(isDevelopment && { 'worker-src': ["'self'", 'blob:'] }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [isFramedByAdmin ? "'self'" : "'none'"],
  };
  return Object.entries(sources)
    .map(([name, own]) => [name, ...own, ...(provider[name] ?? [])].join(' '))
    .join('; ');
}
