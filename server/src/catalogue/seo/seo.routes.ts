import { Readable } from 'node:stream';
import { getMerchantFeed, getSitemap, getSitemapPart } from '@gulmohar/contract/catalogue/seo.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { Database } from '../../platform/database/connection.ts';
import { type FileReply, file } from '../../platform/http/replies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { wholeCatalogueLimits } from '../../platform/limits/rate-limits.ts';
import { merchantFeed } from './merchant-feed.ts';
import { MAX_URLS, sitemap, sitemapFile } from './sitemap.ts';

const options = { limits: wholeCatalogueLimits, exposeHeadRoute: false } as const;

type Needs = { db: Database; shop: () => Shop };

/** `/sitemap.xml`, its parts and `/feeds/google-merchant.xml`; all are streamed. */
export function seoRoutes({ db, shop }: Needs): Route[] {
  return [
    route(getSitemap, options, async () => xmlReply(sitemap(db, shop().url, MAX_URLS))),

    route(getSitemapPart, options, async ({ params }) =>
      xmlReply(sitemapFile(db, shop().url, Number(params.file), MAX_URLS)),
    ),

    route(getMerchantFeed, options, async () => xmlReply(merchantFeed(db, shop()))),
  ];
}

function xmlReply(parts: AsyncIterable<string>): FileReply<'application/xml; charset=utf-8'> {
  return file('application/xml; charset=utf-8', Readable.from(inChunks(parts)), {
    'cache-control': 'public, max-age=3600',
  });
}

const CHUNK_CHARACTERS = 65_536;

/** Combines small writes into larger ones, because each write is a system call. */
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
