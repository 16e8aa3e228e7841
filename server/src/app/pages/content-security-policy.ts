/**
 * The sources the provider's checkout loads, according to its documentation; the sandbox is served from the
 * shop's own address.
 */
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
  scriptUrl: string;
  mapUrl: string;
  picturesUrl: string;
  formSources: readonly string[];
  isDevelopment: boolean;
  /** Whether the admin, which has the same origin, may frame the page. */
  isFramedByAdmin?: boolean;
};

/**
 * Builds the policy of a page.
 * @param inlineScripts the page's own inline scripts, by their hashes (inline-scripts.ts)
 * @param options.scriptUrl where the payment provider's script comes from
 * @param options.mapUrl the map that the contact page frames; empty for none
 * @param options.picturesUrl where pictures and videos come from; empty for the shop itself
 * @param options.formSources where forms may post besides the shop: payment pages that are reached by a form
 * @param options.isDevelopment allows Vite's inline styles, its socket and the worker that waits for a
 * restart
 * @param options.isFramedByAdmin only for the preview of a product, on which nothing can be bought
 */
export function contentSecurityPolicy(
  inlineScripts: readonly string[],
  { scriptUrl, mapUrl, picturesUrl, formSources, isDevelopment, isFramedByAdmin = false }: PolicySources,
): string {
  const provider = scriptUrl.startsWith('/') ? {} : RAZORPAY_SOURCES;
  const sources: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts],
    'style-src': ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", 'data:', ...(picturesUrl ? [new URL(picturesUrl).origin] : [])],
    'media-src': ["'self'", ...(picturesUrl ? [new URL(picturesUrl).origin] : [])],
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
