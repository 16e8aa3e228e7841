import { pagePath } from '@gulmohar/contract/site/target-path.ts';
import type { Database } from '../../platform/database/connection.ts';
import { readAllPublished } from '../../shop/document/read-document.ts';
import { findArticles } from '../article/article.store.ts';
import {
  categoryPages,
  collectionPages,
  countProducts,
  craftPages,
  productPages,
  subCategoryPages,
} from './catalogue-pages.store.ts';
import { element } from './xml.ts';

/** The protocol's limit: https://www.sitemaps.org/protocol.html */
export const MAX_URLS = 50_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
/** Pages that change with the catalogue; the others change with the shop's texts. */
const listings = ['/', '/collection', '/collection?bestseller=true', '/product-list'];
const texts = ['/about', '/contact', '/privacy-policy', '/terms-conditions', '/accessibility'];

/**
 * Writes the sitemap as one file if everything fits, otherwise as an index of the files that `sitemapFile`
 * writes.
 * @param mostUrls per file
 */
export async function* sitemap(db: Database, shopUrl: string, mostUrls: number): AsyncIterable<string> {
  const pages = await pageUrls(db, shopUrl);
  const products = await countProducts(db);
  if (pages.length + products <= mostUrls) {
    yield* urlset(joined(pages, productUrls(db, shopUrl, 0, products)));
    return;
  }
  yield `${HEAD}<sitemapindex ${NAMESPACE}>\n`;
  for (let file = 0; file <= Math.ceil(products / mostUrls); file += 1) {
    yield `<sitemap>${element('loc', `${shopUrl}/sitemaps/${file}.xml`)}</sitemap>\n`;
  }
  yield '</sitemapindex>\n';
}

/** File 0 of a split sitemap has the pages that are not products; products begin with file 1. */
export async function* sitemapFile(
  db: Database,
  shopUrl: string,
  file: number,
  mostUrls: number,
): AsyncIterable<string> {
  if (file === 0) yield* urlset(joined(await pageUrls(db, shopUrl), []));
  else yield* urlset(productUrls(db, shopUrl, (file - 1) * mostUrls, mostUrls));
}

export async function* urlset(urls: AsyncIterable<string> | Iterable<string>): AsyncIterable<string> {
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  yield* urls;
  yield '</urlset>\n';
}

async function* joined(
  some: Iterable<string>,
  more: AsyncIterable<string> | Iterable<string>,
): AsyncIterable<string> {
  yield* some;
  yield* more;
}

async function pageUrls(db: Database, shopUrl: string): Promise<string[]> {
  const categories = await categoryPages(db);
  const subCategories = await subCategoryPages(db);
  const crafts = await craftPages(db);
  const collections = await collectionPages(db);
  const ownPages = [...(await readAllPublished(db, 'page')).keys()].map(pagePath);
  const articles = await findArticles(db);
  const newest = latest(categories.map(({ changed_at }) => changed_at));
  return [
    ...listings.map((path) => url(shopUrl + path, newest)),
    ...[...new Set([...texts, ...ownPages])]
      .filter((path) => !listings.includes(path))
      .map((path) => url(shopUrl + path, undefined)),
    ...(articles.length > 0
      ? [url(`${shopUrl}/journal`, latest(articles.map((one) => one.publishedAt)))]
      : []),
    ...articles.map(({ slug, publishedAt }) => url(`${shopUrl}/journal/${slug}`, publishedAt)),
    ...categories.map(({ category, changed_at }) => url(collection(shopUrl, { category }), changed_at)),
    ...subCategories.map(({ category, sub_category: subCategory, changed_at }) =>
      url(collection(shopUrl, { category, subCategory }), changed_at),
    ),
    ...collections.map(({ id, changed_at }) => url(`${shopUrl}/collection/${id}`, changed_at)),
    ...crafts.map(({ craft, changed_at }) => url(collection(shopUrl, { craft }), changed_at)),
  ];
}

async function* productUrls(
  db: Database,
  shopUrl: string,
  from: number,
  most: number,
): AsyncIterable<string> {
  for await (const { id, changed_at } of productPages(db, from, most)) {
    yield url(`${shopUrl}/product/${encodeURIComponent(id)}`, changed_at);
  }
}

/** Must equal the page's canonical link; other filters have no address of their own. */
function collection(shopUrl: string, query: Record<string, string>): string {
  return `${shopUrl}/collection?${new URLSearchParams(query)}`.replaceAll('%2C', ',');
}

function url(address: string, changedAt: Date | undefined): string {
  return `<url>${element('loc', address)}${element('lastmod', changedAt?.toISOString())}</url>\n`;
}

function latest(dates: readonly Date[]): Date | undefined {
  return dates.length === 0 ? undefined : new Date(Math.max(...dates.map(Number)));
}
