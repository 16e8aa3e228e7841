import { createHash } from 'node:crypto';

/** What the provider's checkout loads, by its documentation; the sandbox comes from our own address. */
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

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

export type PolicySources = {
  scriptUrl: string;
  mapUrl: string;
  formSources: readonly string[];
  isDevelopment: boolean;
};

/**
 * The policy of one page. Its own inline scripts are allowed by their hashes: a nonce could not be cached with the page.
 * @param options.scriptUrl where the payment provider's script comes from
 * @param options.mapUrl what the contact page shows in a frame; empty for none
 * @param options.formSources where a form may go besides the shop: the payment pages that are reached by one
 * @param options.isDevelopment where Vite writes styles into the page, tells of changes by a socket and waits for a restart in a worker
 */
export function contentSecurityPolicy(
  html: string,
  { scriptUrl, mapUrl, formSources, isDevelopment }: PolicySources,
): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const provider = scriptUrl.startsWith('/') ? {} : RAZORPAY_SOURCES;
  const sources: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes],
    'style-src': ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : [])],
    'frame-src': ["'self'", ...(mapUrl ? [new URL(mapUrl).origin] : [])],
    'form-action': ["'self'", ...formSources],
    ...(isDevelopment && { 'worker-src': ["'self'", 'blob:'] }),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(sources)
    .map(([name, own]) => [name, ...own, ...(provider[name] ?? [])].join(' '))
    .join('; ');
}
