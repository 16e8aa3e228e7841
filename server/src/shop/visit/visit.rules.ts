import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** Pages that a browser returns to from a payment provider, during a visit that began earlier. */
const AFTER_PAYMENT = /^\/(?:verify|place-order|order-success|order-failure)(?:[/?]|$)/;
/** Pages in another page's frame do not count as a visit. */
const FRAMES = new Set(['iframe', 'frame', 'embed', 'object']);

/**
 * Whether a request for a page begins a visit: a person's browser opens it from elsewhere, through a search,
 * a link, a mail or the address bar. Navigation within the shop, bots and prefetched pages do not count.
 * Browsers since 2023 send the origin as Sec-Fetch (https only); for others the Referer is used.
 */
export function beginsVisit(headers: IncomingHttpHeaders, url: string, ownHost: string): boolean {
  if (isFetched(headers) || AFTER_PAYMENT.test(url)) return false;
  if (headers['sec-purpose'] || headers.purpose === 'prefetch') return false;
  const agent = headers['user-agent'];
  return Boolean(agent) && isFromElsewhere(headers, ownHost) && !isbot(agent);
}

function isFetched({ 'sec-fetch-mode': mode, 'sec-fetch-dest': destination }: IncomingHttpHeaders): boolean {
  return (mode !== undefined && mode !== 'navigate') || FRAMES.has(String(destination));
}

function isFromElsewhere({ 'sec-fetch-site': site, referer }: IncomingHttpHeaders, ownHost: string): boolean {
  if (site !== undefined) return site === 'none' || site === 'cross-site';
  return !referer || !URL.canParse(referer) || new URL(referer).host !== ownHost;
}
