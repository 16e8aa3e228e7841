import { publishDocuments, removeDocument, saveDraft } from '@gulmohar/contract/admin/site-document.ts';
import { checkTargets, listSiteArticles } from '@gulmohar/contract/admin/site-page.ts';
import { createClient } from '@gulmohar/contract/api/client.ts';
import type { ArticleDocument } from '@gulmohar/contract/site/article.ts';
import { getArticle, listArticles } from '@gulmohar/contract/site/journal-calls.ts';
import type { LinkTarget } from '@gulmohar/contract/site/link-target.ts';
import { newSection } from '@gulmohar/contract/site/new-section.ts';
import { getMenus } from '@gulmohar/contract/site/site-calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { inProcessTransport } from '../../platform/http/in-process-transport.ts';

const shop = await testShop({ PUBLIC_URL: 'https://shop.example', TRUST_PROXY: '192.0.2.1' });
const manager = await buildStaff(shop, 'manager');
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`truncate site_document, site_version`.execute(shop.db);
  await shop.changes.poll();
});

function article(title: string, more: Partial<ArticleDocument> = {}): ArticleDocument {
  return {
    schemaVersion: 1,
    title,
    summary: '',
    cover: '',
    coverAlt: '',
    author: '',
    date: '2026-11-01',
    tags: [],
    seo: { title: '', description: '' },
    sections: [],
    ...more,
  };
}

async function save(key: string, document: ArticleDocument): Promise<number> {
  const body = { kind: 'article', key, version: 0, document } as const;
  return (await manager.api(saveDraft, { body })).version;
}

async function publish(key: string, document: ArticleDocument): Promise<number> {
  const version = await save(key, document);
  await manager.api(publishDocuments, { body: { documents: [{ kind: 'article', key, version }] } });
  return version + 1;
}

async function slugs(query: Parameters<typeof listArticles.query.parse>[0] = {}): Promise<string[]> {
  const { articles } = await shop.api(listArticles, { query: query as object });
  return articles.map(({ slug }) => slug);
}

test('articles are listed by their day, the newest first, page by page and by tag', async () => {
  await publish('old', article('Old', { date: '2026-01-01', tags: ['Care', 'block print'] }));
  await publish('new', article('New', { date: '2026-11-02', tags: ['Care'] }));
  await publish('middle', article('Middle', { date: '2026-06-01' }));
  await save('draft', article('Draft', { date: '2026-11-03', tags: ['secret'] }));
  expect(await slugs()).toEqual(['new', 'middle', 'old']);
  expect(await slugs({ tag: 'Care' })).toEqual(['new', 'old']);
  expect(await slugs({ tag: 'Silk' })).toEqual([]);
  const second = await shop.api(listArticles, { query: { limit: 2, page: 2 } });
  expect(second).toMatchObject({ currentPage: 2, totalPages: 2, articles: [{ slug: 'old' }] });
  expect(second.tags).toEqual(['block print', 'Care']);
  await expect(slugs({ page: 0 })).rejects.toMatchObject({ status: 400 });
});

test('an article shows its sections with their products, and the newest of the others', async () => {
  await buildProduct(shop.db, { id: 'kurti' });
  await shop.changes.poll();
  const row = newSection('products');
  const settings = { ...row.settings, title: 'Seen above', source: 'picked', productIds: ['kurti'] };
  const sections = [{ ...row, settings }] as ArticleDocument['sections'];
  await publish('indigo', article('Indigo', { author: 'Leela', sections }));
  await publish('madder', article('Madder', { date: '2026-10-01' }));
  const { page, rows, others, publishedAt } = await shop.api(getArticle, { query: { slug: 'indigo' } });
  expect(page).toMatchObject({ title: 'Indigo', author: 'Leela' });
  expect(rows).toMatchObject([{ products: [{ _id: 'kurti' }] }]);
  expect(others.map(({ slug }) => slug)).toEqual(['madder']);
  expect(Date.parse(publishedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
});

test('a draft is seen in a preview alone, and a removed article by nobody', async () => {
  await save('indigo', article('Indigo'));
  const call = { query: { slug: 'indigo' } };
  await expect(shop.api(getArticle, call)).rejects.toMatchObject({ status: 404 });
  const preview = createClient(inProcessTransport(shop.app, { isPreview: true }));
  expect(await preview(getArticle, call)).toMatchObject({ page: { title: 'Indigo' }, publishedAt: null });
  expect((await manager.api(listSiteArticles)).articles).toMatchObject([
    { slug: 'indigo', path: '/journal/indigo', isPublished: false, hasDraft: true },
  ]);
  await sql`truncate site_document`.execute(shop.db);
  const version = await publish('indigo', article('Indigo'));
  expect(await slugs()).toEqual(['indigo']);
  await manager.api(removeDocument, { body: { kind: 'article', key: 'indigo', version } });
  await expect(shop.api(getArticle, call)).rejects.toMatchObject({ status: 404 });
  expect(await slugs()).toEqual([]);
});

test('an article without a title or day, or with a tag twice, is refused, and nothing is saved', async () => {
  const faulty = [
    { title: '' },
    { date: 'today' },
    { tags: ['Care', 'care'] },
    { cover: 'https://evil.example/a.png' },
  ];
  for (const part of faulty) {
    await expect(save('faulty', article('Fine', part))).rejects.toMatchObject({ status: 400 });
  }
  expect((await manager.api(listSiteArticles)).articles).toEqual([]);
});

test('menus lead to the journal, its tags and articles only while shoppers can read them', async () => {
  const targets: LinkTarget[] = [
    { kind: 'journal', value: '' },
    { kind: 'journal', value: 'Care' },
    { kind: 'article', value: 'indigo' },
  ];
  const links = targets.map((target, at) => ({ id: `l${at}`, text: `Link ${at}`, target }));
  const main = [
    { id: 'm', text: 'Home', target: { kind: 'page', value: 'home' }, hasCategories: false, links },
  ];
  const document = { schemaVersion: 1, main, footer: [] };
  const menus = { kind: 'menus', key: 'shop' } as const;
  const { version } = await manager.api(saveDraft, { body: { ...menus, version: 0, document } });
  await manager.api(publishDocuments, { body: { documents: [{ ...menus, version }] } });
  expect((await shop.api(getMenus)).main).toMatchObject([{ links: [] }]);
  expect((await manager.api(checkTargets, { body: { targets } })).dead).toEqual(targets);

  await publish('indigo', article('Indigo', { tags: ['Care'] }));
  expect((await shop.api(getMenus)).main[0]?.links.map(({ to }) => to)).toEqual([
    '/journal',
    '/journal?tag=Care',
    '/journal/indigo',
  ]);
  expect((await manager.api(checkTargets, { body: { targets } })).dead).toEqual([]);
});

test('search engines and feed readers find the articles; without any, there is no feed', async () => {
  expect((await shop.app.inject('/journal/feed.xml')).statusCode).toBe(404);
  expect((await shop.app.inject('/sitemap.xml')).body).not.toContain('/journal');
  await publish('indigo', article('Indigo & <madder>', { summary: 'How it is dyed', tags: ['R&D'] }));
  const sitemap = (await shop.app.inject('/sitemap.xml')).body;
  expect(sitemap).toContain('<loc>https://shop.example/journal</loc>');
  expect(sitemap).toContain('<loc>https://shop.example/journal/indigo</loc>');
  const feed = await shop.app.inject('/journal/feed.xml');
  expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(feed.body).toContain('<title>Indigo &amp; &lt;madder&gt;</title>');
  expect(feed.body).toContain('<link>https://shop.example/journal/indigo</link>');
  expect(feed.body).toContain('<pubDate>Sat, 31 Oct 2026 18:30:00 GMT</pubDate>');
  expect(feed.body).toContain('<description>How it is dyed</description>');
  expect(feed.body).toContain('<category>R&amp;D</category>');
});
