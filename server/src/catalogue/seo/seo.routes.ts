import { Readable } from 'node:stream';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../../platform/database/connection.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { merchantFeed } from './merchant-feed.ts';
import { MAX_URLS, sitemap, sitemapFile } from './sitemap.ts';

type Needs = {
  db: Database;
  shop: () => Shop;
  limiter: RateLimiter;
};

/** Both read the whole catalogue; who comes for them comes a few times a day. */
const wholeCatalogueLimit = { name: 'whole-catalogue', points: 60, seconds: 3_600 };
const CACHE = 'public, max-age=3600';

/** For search engines: `/sitemap.xml`, its parts, and `/feeds/google-merchant.xml`; streamed, whatever their size. */
export function registerSeoRoutes(app: FastifyInstance, { db, shop, limiter }: Needs): void {
  app.get('/sitemap.xml', { exposeHeadRoute: false }, async (request, reply) => {
    await limiter.consume(wholeCatalogueLimit, request.ip);
    return sendXml(reply, sitemap(db, shop().url, MAX_URLS));
  });

  app.get<{ Params: { file: string } }>(
    '/sitemaps/:file(^\\d{1,6}).xml',
    { exposeHeadRoute: false },
    async (request, reply) => {
      await limiter.consume(wholeCatalogueLimit, request.ip);
      return sendXml(reply, sitemapFile(db, shop().url, Number(request.params.file), MAX_URLS));
    },
  );

  app.get('/feeds/google-merchant.xml', { exposeHeadRoute: false }, async (request, reply) => {
    await limiter.consume(wholeCatalogueLimit, request.ip);
    return sendXml(reply, merchantFeed(db, shop()));
  });
}

function sendXml(reply: FastifyReply, parts: AsyncIterable<string>): FastifyReply {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', CACHE)
    .send(Readable.from(inChunks(parts)));
}

const CHUNK_CHARACTERS = 65_536;

/** Fewer, larger writes: an element for itself is a system call for itself. */
async function* inChunks(parts: AsyncIterable<string>): AsyncIterable<string> {
  let chunk = '';
  for await (const part of parts) {
    chunk += part;
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}
