import type { IncomingMessage } from 'node:http';

/** Calls that browsers make without the prefix `/api` (section 7 of the specification). */
const UNPREFIXED = new Set(['PUT /user/profile', 'POST /order/verify-stripe', 'POST /order/return-request']);

export function withPrefix({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): string {
  const path = url.split('?', 1)[0];
  return UNPREFIXED.has(`${method} ${path}`) ? `/api${url}` : url;
}
