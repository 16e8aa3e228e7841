import type { IncomingMessage } from 'node:http';
import { withPrefix } from '../../platform/http/unprefixed-calls.ts';

/** No page has this address, so the shop's own 404 page is shown. */
const NO_PAGE = '/malformed-address';

/** Returns the path to route: for a browser that opens an address that cannot be decoded, one without a page. */
export function rewriteAddress(request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string {
  const url = withPrefix(request);
  const opensPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
  return opensPage && !isDecodable(url.split('?', 1)[0] ?? '') ? NO_PAGE : url;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
