import { randomBytes } from 'node:crypto';
import type { Transport } from '@gulmohar/contract/api/client.ts';
import { PROOF_HEADER } from '@gulmohar/contract/api/proof.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { callerKey } from '../../platform/http/caller-key.ts';
import type { FloodGate } from '../../platform/http/flood-gate.ts';
import { readCeiling } from '../../platform/http/rate-limits.ts';
import { collectUsed } from '../../platform/response-cache/dependencies.ts';
import {
  type CachedResponse,
  cachedResponse,
  type ResponseCache,
  type StillHolds,
} from '../../platform/response-cache/response-cache.ts';
import { sendCachedResponse } from '../../platform/response-cache/send-cached-response.ts';
import { beginsVisit } from '../../shop/visit/visit.rules.ts';
import type { VisitCounter } from '../../shop/visit/visit-counter.ts';
import { contentSecurityPolicy, type PolicySources } from './content-security-policy.ts';
import { crowdedPage } from './crowded-page.ts';
import { takeInlineScripts } from './inline-scripts.ts';
import type { Pages } from './load-pages.ts';
import { unavailablePage } from './unavailable-page.ts';

type PageOptions = Pick<Pages, 'render' | 'canonicalUrl'> & {
  transport: Transport;
  responseCache: ResponseCache;
  /** Limits how many pages are rendered per client address. */
  gate: FloodGate;
  /** Pages are rendered for this address, regardless of the request's Host header. */
  publicUrl: string;
  shopName: () => string;
  visits: Pick<VisitCounter, 'add'>;
  /** Other sources that a page may load from; read for each page, because the owner may change them. */
  sources: () => PolicySources;
};

const OK = 200;
const BUSY = 503;

/**
 * More would not be faster, because they share one processor and wait for database connections until some of
 * them time out.
 */
const PAGES_AT_ONCE = 4;

/**
 * Serves a page for every other GET request. Pages are the same for everybody, so each is rendered once until
 * something changes.
 */
export function registerPages(app: FastifyInstance, options: PageOptions): void {
  const { responseCache, visits } = options;
  const ownHost = new URL(options.publicUrl).host;
  const rendering = pLimit(PAGES_AT_ONCE);

  app.get('/*', (request, reply) => {
    const ready = responseCache.findByAlias(`page ${request.url}`);
    if (!ready) return answerPage(request, reply).catch((error: unknown) => standIn(error, reply));
    sendPage(request, reply, ready);
  });

  // The preview of a product that is not on sale yet: not cached, not indexed by search engines, and framed
  // by the admin.
  app.get('/preview/*', async (request, reply) => {
    try {
      await passGate(request);
      const sources = () => ({ ...options.sources(), isFramedByAdmin: true });
      const page = await rendering(() => renderPage(addressOf(request, options), { ...options, sources }));
      const { status, headers, body } = page;
      return reply
        .code(status)
        .headers({
          ...headers,
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
        })
        .send(body);
    } catch (error) {
      return standIn(error, reply);
    }
  });

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const url = addressOf(request, options);
    const key = `page ${url.href}`;
    // In development, changes to the sources must show at once.
    if (options.sources().isDevelopment) {
      return sendPage(request, reply, await renderPage(url, options));
    }
    responseCache.aliasKey(`page ${request.url}`, key);
    if (!responseCache.has(key)) await passGate(request);
    const ready = await responseCache.get(key, () => rendering(() => renderPage(url, options)));
    return sendPage(request, reply, ready);
  }

  function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedResponse): FastifyReply {
    const isPage = page.status === OK && page.headers['content-type']?.startsWith('text/html');
    if (isPage && beginsVisit(request.headers, request.url, ownHost)) visits.add();
    return sendCachedResponse(request, reply, page);
  }

  /** @throws ShopError when this network requests too many pages */
  async function passGate(request: FastifyRequest): Promise<void> {
    await options.gate.pass(readCeiling, callerKey(request.ip), request.headers[PROOF_HEADER]);
  }

  /** @throws the error itself when there is no page for it */
  function standIn(error: unknown, reply: FastifyReply): FastifyReply {
    const page = crowdedPage(error) ?? unavailablePage(error, options.shopName());
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

async function renderPage(url: URL, options: PageOptions): Promise<CachedResponse> {
  let isBusy = false;
  let hasFailed = false;
  let calls = 0;
  const transport: Transport = async (request) => {
    calls += 1;
    const answer = await options.transport(request);
    isBusy ||= answer.status === BUSY;
    hasFailed ||= answer.status >= 500;
    return answer;
  };
  const nonce = randomBytes(16).toString('base64url');
  const { made: response, used } = await collectUsed(() =>
    options.render(new Request(url), { transport, nonce }),
  );
  const { html, scripts } = takeInlineScripts(await response.text(), nonce);
  const headers = Object.fromEntries(response.headers);
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(scripts, options.sources());
  }
  // Shoppers see the same page, while the status tells programs that a retry is worthwhile.
  if (isBusy && response.status === 500)
    return cachedResponse(BUSY, { ...headers, 'retry-after': '2' }, html);
  return cachedResponse(response.status, headers, html, {
    products: [...new Set(used.flatMap(({ products }) => products))],
    // Without this check the page has no known validity: some response was refused or is not cached itself.
    stillHolds: used.length === calls ? allHold(used) : undefined,
    ...oldest(used),
    // A page that lacks the result of a failed call is rendered again soon.
    isStale: hasFailed || used.some((answer) => answer.isStale),
  });
}

/** A page is valid as long as all responses that it was built from. */
function allHold(used: readonly CachedResponse[]): StillHolds | undefined {
  const checks = used.flatMap(({ stillHolds }) => stillHolds ?? []);
  if (checks.length < used.length) return undefined;
  return async () => (await Promise.all(checks.map((check) => check()))).every(Boolean);
}

/** A page is as old as the oldest response it was built from, where the database was not available. */
function oldest(used: readonly CachedResponse[]): { age?: number } {
  const ages = used.flatMap(({ age }) => age ?? []);
  return ages.length > 0 ? { age: Math.max(...ages) } : {};
}
