import { randomBytes } from 'node:crypto';
import type { Transport } from '@gulmohar/contract/api/client.ts';
import { PROOF_HEADER } from '@gulmohar/contract/api/proof.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import type { AddressCounter } from '../../catalogue/redirect/address-counter.ts';
import { DatabaseFault } from '../../platform/database/database-fault.ts';
import type { FloodGate } from '../../platform/http/flood-gate.ts';
import { readCeiling } from '../../platform/limits/rate-limits.ts';
import {
  type CachedResponse,
  cachedResponse,
  type ResponseCache,
} from '../../platform/response-cache/response-cache.ts';
import { sendCachedResponse } from '../../platform/response-cache/send-cached-response.ts';
import { busyPage } from './busy-page.ts';
import { contentSecurityPolicy, type PolicySources } from './content-security-policy.ts';
import { takeInlineScripts } from './inline-scripts.ts';
import type { Pages } from './load-pages.ts';
import { unavailablePage } from './unavailable-page.ts';

type PageOptions = Pick<Pages, 'render' | 'canonicalUrl'> & {
  transport: Transport;
  /** The same with drafts. */
  previewTransport: Transport;
  isPreviewKey: (key: string) => Promise<boolean>;
  responseCache: ResponseCache;
  /** Limits how many pages are rendered per client address. */
  gate: Pick<FloodGate, 'pass'>;
  /** Pages are rendered for this address, regardless of the request's Host header. */
  publicUrl: string;
  shopName: () => string;
  /** Whether the shop is open, or else whether it is shut for this visitor: most pages then lead to the closed page. */
  admission: (request: FastifyRequest) => Promise<'open' | 'guest' | 'shut'>;
  /** Where an address without a page leads. */
  findNewAddress: (address: string) => Promise<string | undefined>;
  addresses: Pick<AddressCounter, 'addHit' | 'addMiss'>;
  /** Other sources that a page may load from; read for each page, because the owner may change them. */
  sources: () => PolicySources;
};

const MOVED = 301;
const MISSING = 404;
const BUSY = 503;

/** Addresses by which WooCommerce names pages on the home page. */
const IS_PLAIN_ADDRESS = /^\/\?(?:.*&)?(?:p|page_id|product)=/;

/** They share one processor: more would only wait for database connections until some time out. */
const MAX_CONCURRENT_PAGES = 4;

/**
 * Serves a page for every other GET request. Pages are the same for everybody, so they are cached.
 */
export function registerPages(app: FastifyInstance, options: PageOptions): void {
  const { responseCache, addresses } = options;
  const rendering = pLimit(MAX_CONCURRENT_PAGES);

  app.get('/*', (request, reply) =>
    answerPage(request, reply).catch((error: unknown) => standIn(error, reply)),
  );

  // The preview of a product that is not on sale yet.
  app.get('/preview/*', (request, reply) =>
    sendPreview(request, reply, options).catch((error: unknown) => standIn(error, reply)),
  );

  /** Not cached, not indexed by search engines, and framed by the admin. */
  async function sendPreview(
    request: FastifyRequest,
    reply: FastifyReply,
    { transport }: Pick<PageOptions, 'transport'>,
  ): Promise<FastifyReply> {
    await passGate(request);
    const sources = () => ({ ...options.sources(), isFramedByAdmin: true });
    const { status, headers, body } = await rendering(() =>
      renderPage(addressOf(request, options), false, { ...options, transport, sources }),
    );
    return reply
      .code(status)
      .headers({
        ...headers,
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      })
      .send(body);
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (await isPreview(request)) {
      return sendPreview(request, reply, { transport: options.previewTransport });
    }
    const url = addressOf(request, options);
    const admission = await options.admission(request);
    const isShut = admission === 'shut';
    if (admission !== 'open') reply.header('x-robots-tag', 'noindex');
    // In development, changes to the sources must show at once.
    if (options.sources().isDevelopment) {
      return sendCachedResponse(request, reply, await renderPage(url, isShut, options));
    }
    const page = await responseCache.get(
      `${isShut ? 'shut' : 'page'} ${url.href}`,
      () => rendering(() => renderPage(url, isShut, options)),
      () => passGate(request),
    );
    if (isShut || !mayHaveMoved(request.url, page)) return sendCachedResponse(request, reply, page);
    return sendCachedResponse(request, reply, await movedOr(page, request));
  }

  /** The redirect to where the page that was at this address is now; a page that exists is never left for one. */
  async function movedOr(page: CachedResponse, request: FastifyRequest): Promise<CachedResponse> {
    const { url: address } = request;
    const answer = await responseCache.get(
      `address ${address}`,
      async () => {
        const location = await options.findNewAddress(address);
        return location === undefined ? page : cachedResponse(MOVED, { location }, '');
      },
      () => passGate(request),
    );
    if (answer.status === MOVED) addresses.addHit(address);
    else if (answer.status === MISSING) addresses.addMiss(address);
    return answer;
  }

  /** Any page shows staff the drafts of the shop's look, pages and menus. */
  async function isPreview({ query }: FastifyRequest): Promise<boolean> {
    const { preview } = query as { preview?: unknown };
    return typeof preview === 'string' && (await options.isPreviewKey(preview));
  }

  /** @throws ShopError when this network requests too many pages */
  async function passGate(request: FastifyRequest): Promise<void> {
    await options.gate.pass(readCeiling, request.ip, request.headers[PROOF_HEADER]);
  }

  /** @throws the error itself when there is no page for it */
  function standIn(error: unknown, reply: FastifyReply): FastifyReply {
    const page = busyPage(error) ?? unavailablePage(error, options.shopName());
    if (!page) throw error;
    return reply.code(page.status).headers(page.headers).send(page.html);
  }
}

/**
 * Returns the same address regardless of the order of the query and of parameters that the page does not
 * read.
 */
function addressOf(request: FastifyRequest, { publicUrl, canonicalUrl }: PageOptions): URL {
  const [path = '/', query = ''] = request.url.split(/\?(.*)/s);
  const url = new URL(publicUrl);
  url.pathname = path;
  url.search = query;
  return canonicalUrl(url);
}

/** @throws DatabaseFault when the page has no content because the database is away */
async function renderPage(url: URL, isShut: boolean, options: PageOptions): Promise<CachedResponse> {
  const failures: { status: number; body: unknown }[] = [];
  const transport: Transport = async (request) => {
    const response = await options.transport(request);
    if (response.status >= 500) failures.push(response);
    return response;
  };
  const nonce = randomBytes(16).toString('base64url');
  const response = await options.render(new Request(url), { transport, nonce, isShut });
  const { html, scripts } = takeInlineScripts(picturesFirst(await response.text()), nonce);
  if (response.status >= 500 && failures.some(isUnavailable)) throw new DatabaseFault('away');
  const headers = Object.fromEntries(response.headers);
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(scripts, options.sources());
  }
  // Shoppers see the same page, while the status tells programs that a retry is worthwhile.
  if (response.status === 500 && failures.some(({ status }) => status === BUSY)) {
    return cachedResponse(BUSY, { ...headers, 'retry-after': '2' }, html);
  }
  return cachedResponse(response.status, headers, html, { isIncomplete: failures.length > 0 });
}

/** Data that a page's scripts fetch is left as it is: they would show what the redirect leads to under the old address. */
function mayHaveMoved(address: string, { status }: CachedResponse): boolean {
  if (/\.data(?:\?|$)/.test(address)) return false;
  return status === MISSING || IS_PLAIN_ADDRESS.test(address);
}

/** Preloaded modules would share a slow line with the first picture, and React Router cannot be told their priority. */
function picturesFirst(page: string): string {
  return page.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

function isUnavailable({ body }: { body: unknown }): boolean {
  return (body as { code?: unknown } | null)?.code === 'UNAVAILABLE';
}
