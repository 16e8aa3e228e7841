import type { IncomingMessage } from 'node:http';

/** Calls that browsers were seen to make without the prefix `/api` (the specification's section 7). */
const UNPREFIXED = new Set(['PUT /user/profile', 'POST /order/verify-stripe', 'POST /order/return-request']);

/** Rewrites them to the prefixed path, so that handler, guards and limits are the same. */
export function withPrefix({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): string {
  const path = url.split('?', 1)[0];
  return UNPREFIXED.has(`${method} ${path}`) ? `/api${url}` : url;
}
