import { Readable } from 'node:stream';
import {
  getJournalFeed,
  getMerchantFeed,
  getSitemap,
  getSitemapPart,
} from '@gulmohar/contract/catalogue/seo.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { Database } from '../../platform/database/connection.ts';
import { type FileReply, file } from '../../platform/http/replies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { wholeCatalogueLimits } from '../../platform/limits/rate-limits.ts';
import { findArticles } from '../article/article.store.ts';
import { JOURNAL_FEED_ITEMS, journalFeed } from './journal-feed.ts';
import { feed, feedItems } from './merchant-feed.ts';
import { MAX_URLS, sitemap, sitemapFile, urlset } from './sitemap.ts';

const options = { limits: wholeCatalogueLimits, exposeHeadRoute: false } as const;

type Needs = { db: Database; shop: () => Shop };

/** `/sitemap.xml` and its parts, `/feeds/google-merchant.xml`, which are streamed, and `/journal/feed.xml`. */
export function seoRoutes({ db, shop }: Needs): Route[] {
  return [
    route(getSitemap, options, async () => xmlReply(shop(), sitemap(db, shop().url, MAX_URLS), urlset([]))),

    route(getSitemapPart, options, async ({ params }) =>
      xmlReply(shop(), sitemapFile(db, shop().url, Number(params.file), MAX_URLS), urlset([])),
    ),

    route(getJournalFeed, options, async () => {
      const articles = await findArticles(db, { limit: JOURNAL_FEED_ITEMS });
      if (!shop().opening.isOpen || articles.length === 0) {
        throw new ShopError('NOT_FOUND', 'There is no journal');
      }
      const content = Buffer.from(journalFeed(shop(), articles));
      return file('application/rss+xml; charset=utf-8', content, { 'cache-control': 'public, max-age=3600' });
    }),

    route(getMerchantFeed, options, async () =>
      xmlReply(shop(), feed(shop(), feedItems(db, shop())), feed(shop(), [])),
    ),
  ];
}

/** @param empty sent while the shop is closed */
function xmlReply(
  { opening }: Shop,
  parts: AsyncIterable<string>,
  empty: AsyncIterable<string>,
): FileReply<'application/xml; charset=utf-8'> {
  const cached = { 'cache-control': opening.isOpen ? 'public, max-age=3600' : 'no-store' };
  const content = inChunks(opening.isOpen ? parts : empty);
  return file('application/xml; charset=utf-8', Readable.from(content), cached);
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
