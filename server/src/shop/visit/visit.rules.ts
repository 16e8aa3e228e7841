import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** Where a browser comes back to from a payment provider: the visit began before. */
const AFTER_PAYMENT = /^\/(?:verify|place-order|order-success|order-failure)(?:[/?]|$)/;
/** Pages in another page's frame are no visit of this one. */
const FRAMES = new Set(['iframe', 'frame', 'embed', 'object']);

/**
 * Whether a request for a page begins a visit: a person's browser opens it from elsewhere, by a search, a link, a mail or
 * the address bar. Steps within the shop, programs, and pages loaded in advance are none. Browsers since 2023 say where a
 * request comes from by Sec-Fetch (https only); of others the Referer says it.
 */
export function beginsVisit(headers: IncomingHttpHeaders, url: string, ownHost: string): boolean {
  if (isFetched(headers) || AFTER_PAYMENT.test(url)) return false;
  if (headers['sec-purpose'] || headers.purpose === 'prefetch') return false;
  const agent = headers['user-agent'];
  return Boolean(agent) && isFromElsewhere(headers, ownHost) && !isbot(agent);
}

/** By a script, or for a frame. */
function isFetched({ 'sec-fetch-mode': mode, 'sec-fetch-dest': destination }: IncomingHttpHeaders): boolean {
  return (mode !== undefined && mode !== 'navigate') || FRAMES.has(String(destination));
}

function isFromElsewhere({ 'sec-fetch-site': site, referer }: IncomingHttpHeaders, ownHost: string): boolean {
  if (site !== undefined) return site === 'none' || site === 'cross-site';
  return !referer || !URL.canParse(referer) || new URL(referer).host !== ownHost;
}
