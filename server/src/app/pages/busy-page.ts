import { ShopError } from '../../platform/http/shop-error.ts';

/** The longest that a browser waits before it retries. */
const MAX_WAIT_SECONDS = 60;

/**
 * The page shown when a network requests too many pages. It retries by itself, even without scripts.
 * @returns undefined for any other error
 */
export function busyPage(error: unknown) {
  if (!(error instanceof ShopError) || error.status !== 429) return undefined;
  const seconds = Math.min(MAX_WAIT_SECONDS, Number(error.extras.retryAfter));
  return {
    status: error.status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'retry-after': String(seconds),
    },
    html: `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${seconds}"><title>One moment please</title>
<main><h1>One moment please</h1><p>Too many pages were requested from your network. This page will reload in ${seconds} seconds.</p></main></html>`,
  };
}
