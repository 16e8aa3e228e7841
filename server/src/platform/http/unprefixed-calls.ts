import type { IncomingMessage } from 'node:http';

/**
 * Calls that browsers have been observed to make without the prefix `/api` (section 7 of the specification).
 */
const UNPREFIXED = new Set(['PUT /user/profile', 'POST /order/verify-stripe', 'POST /order/return-request']);

/** Adds the prefix to their path, so that they use the same handler, guards and limits. */
export function withPrefix({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): string {
  const path = url.split('?', 1)[0];
  return UNPREFIXED.has(`${method} ${path}`) ? `/api${url}` : url;
}
