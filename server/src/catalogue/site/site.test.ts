import { publishDocuments, saveDraft } from '@gulmohar/contract/admin/site-document.ts';
import { checkTargets, listPages } from '@gulmohar/contract/admin/site-page.ts';
import { createClient } from '@gulmohar/contract/api/client.ts';
import { defaultHome } from '@gulmohar/contract/site/default-pages.ts';
import type { DocumentKind } from '@gulmohar/contract/site/document-kinds.ts';
import type { LinkTarget } from '@gulmohar/contract/site/link-target.ts';
import type { MenusDocument } from '@gulmohar/contract/site/menus.ts';
import type { PageDocument, Section } from '@gulmohar/contract/site/page-document.ts';
import { getMenus, getPage, getSizeGuide } from '@gulmohar/contract/site/site-calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { seedDemo } from '../../app/demo/seed-demo.ts';
import { inProcessTransport } from '../../platform/http/in-process-transport.ts';

const shop = await testShop();
await seedDemo(shop.db);
const manager = await buildStaff(shop, 'manager');
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`truncate site_document, site_version`.execute(shop.db);
  await shop.changes.poll();
});

function page(sections: Section[], more: Partial<PageDocument> = {}): PageDocument {
  return { ...defaultHome, title: 'Sizes', sections, ...more };
}

function words(content: string) {
  return { type: 'paragraph', content: [{ type: 'text', text: content }] };
}

function text(id: string, more: Partial<Section> = {}): Section {
  const section = { id, type: 'text', isShown: true, from: null, until: null, blocks: [] };
  return { ...section, settings: { title: '', text: [words('Cotton shrinks.')] }, ...more } as Section;
}

function products(id: string, settings: object): Section {
  const preset = {
    title: 'For you',
    source: 'newest',
    category: '',
    collection: '',
    productIds: [],
    most: 4,
  };
  return { ...text(id), type: 'products', settings: { ...preset, ...settings } } as Section;
}

async function save(kind: DocumentKind, key: string, document: unknown): Promise<number> {
  return (await manager.api(saveDraft, { body: { kind, key, version: 0, document } })).version;
}

async function publish(kind: DocumentKind, key: string, document: unknown): Promise<void> {
  const version = await save(kind, key, document);
  await manager.api(publishDocuments, { body: { documents: [{ kind, key, version }] } });
}

async function idsShown(slug: string): Promise<string[]> {
  return (await shop.api(getPage, { query: { slug } })).page.sections.map(({ id }) => id);
}

describe('a page', () => {
  test('is the specified one until the owner publishes another; one that nobody wrote is not there', async () => {
    expect((await shop.api(getPage, { query: { slug: 'home' } })).page).toEqual(defaultHome);
    expect(await idsShown('about')).toEqual(['about', 'makers', 'buttons']);
    for (const slug of ['faq', 'constructor'])
      await expect(shop.api(getPage, { query: { slug } })).rejects.toMatchObject({ status: 404 });
  });

  test('shows shoppers only the sections that are on and whose time it is', async () => {
    const past = '2020-01-01T00:00:00.000Z';
    const future = '2099-01-01T00:00:00.000Z';
    const countdown = { title: 'Sale', text: '', endsAt: past, button: '', to: null };
    await publish(
      'page',
      'faq',
      page([
        text('shown', { from: past, until: future }),
        text('off', { isShown: false }),
        text('over', { until: past }),
        text('later', { from: future }),
        { ...text('ended'), type: 'countdown', settings: countdown } as Section,
      ]),
    );
    expect(await idsShown('faq')).toEqual(['shown']);
  });

  test('is seen as its draft in a preview, together with the draft of the menus, and nowhere else', async () => {
    await save('page', 'faq', page([text('draft')]));
    const home = { id: 'a', text: 'NEW HOME', target: { kind: 'page', value: 'home' } };
    const main = [{ ...home, hasCategories: false, links: [] }];
    await save('menus', 'shop', { schemaVersion: 1, main, footer: [] });
    await expect(idsShown('faq')).rejects.toMatchObject({ status: 404 });
    expect((await shop.api(getMenus)).main).toHaveLength(4);
    const preview = createClient(inProcessTransport(shop.app, { isPreview: true }));
    expect((await preview(getPage, { query: { slug: 'faq' } })).page.sections).toMatchObject([
      { id: 'draft' },
    ]);
    expect((await preview(getMenus)).main).toMatchObject([{ text: 'NEW HOME' }]);
  });

  test('has rows of products: the newest, best sellers, of a category, or picked in an order', async () => {
    const [one, two] = ['picked-1', 'picked-2'];
    for (const id of [one, two, 'secret']) await buildProduct(shop.db, { id, daysOld: 900 });
    await shop.db.updateTable('product').set({ is_unlisted: true }).where('id', '=', 'secret').execute();
    await publish(
      'page',
      'faq',
      page([
        products('newest', { source: 'newest' }),
        products('best', { source: 'bestsellers', most: 3 }),
        products('kids', { source: 'category', category: 'Kids', most: 2 }),
        products('picked', { source: 'picked', productIds: [two, 'gone', 'secret', one] }),
      ]),
    );
    await shop.changes.poll();
    const { rows } = await shop.api(getPage, { query: { slug: 'faq' } });
    const idsOf = (id: string) => rows.find(({ sectionId }) => sectionId === id)?.products ?? [];
    expect(idsOf('newest')).toHaveLength(4);
    expect(idsOf('best').every(({ bestseller }) => bestseller)).toBe(true);
    expect(idsOf('kids').map(({ category }) => category)).toEqual(['Kids', 'Kids']);
    expect(idsOf('picked').map(({ _id }) => _id)).toEqual([two, one]);
  });

  test('skips sections that this release does not know', async () => {
    await publish('page', 'faq', page([text('known')]));
    await sql`update site_document set published = jsonb_set(published, '{sections}',
      published->'sections' || '[{"id": "new", "type": "hologram"}]')`.execute(shop.db);
    await shop.changes.poll();
    expect(await idsShown('faq')).toEqual(['known']);
  });

  test('is not published while a template has open fields', async () => {
    const open = text('open', {
      settings: { title: '', text: [words('Sent in [[days]] days by [[courier]].')] },
    } as Partial<Section>);
    await expect(publish('page', 'shipping', page([open]))).rejects.toMatchObject({
      status: 400,
      message: 'Please fill in first what is still open: days, courier',
    });
  });

  test.each([
    ['an unknown section', { ...text('a'), type: 'script' }],
    [
      'a link that runs a script',
      {
        ...text('a'),
        type: 'buttons',
        settings: {},
        blocks: [{ id: 'b', text: 'Go', to: { kind: 'address', value: 'javascript:alert(1)' } }],
      },
    ],
    [
      'a picture from elsewhere',
      {
        ...text('a'),
        type: 'pictures',
        settings: { title: '' },
        blocks: [{ id: 'b', picture: 'https://evil.example/a.png', alt: '', to: null }],
      },
    ],
  ])('with %s is refused', async (_what, section) => {
    await expect(save('page', 'faq', page([section as Section]))).rejects.toMatchObject({ status: 400 });
  });

  test('can be the size guide of a category', async () => {
    await publish('page', 'kids-sizes', page([text('a')], { sizeGuideFor: 'Kids' }));
    expect(await shop.api(getSizeGuide, { query: { category: 'Kids' } })).toMatchObject({
      guide: { title: 'Sizes', to: '/pages/kids-sizes' },
    });
    expect((await shop.api(getSizeGuide, { query: { category: 'Women' } })).guide).toBeNull();
  });

  test('is in the sitemap and in the admin’s list once it is published', async () => {
    await publish('page', 'faq', page([text('a')]));
    const sitemap = await shop.app.inject('/sitemap.xml');
    expect(sitemap.body).toContain('/pages/faq</loc>');
    await save('page', 'secret', page([text('a')]));
    expect((await shop.app.inject('/sitemap.xml')).body).not.toContain('secret');
    const { pages } = await manager.api(listPages);
    expect(pages.map(({ path, isPublished, hasDraft }) => [path, isPublished, hasDraft])).toEqual([
      ['/', true, false],
      ['/about', true, false],
      ['/pages/faq', true, false],
      ['/pages/secret', false, true],
    ]);
  });
});

describe('the menus', () => {
  const link = (id: string, target: LinkTarget) => ({ id, text: id, target });
  const category = (value: string): LinkTarget => ({ kind: 'category', value });

  test('are the specified ones until the owner publishes others', async () => {
    const { main, footer } = await shop.api(getMenus);
    expect(main.map(({ text, to }) => [text, to])).toEqual([
      ['HOME', '/'],
      ['COLLECTION', '/collection'],
      ['ABOUT', '/about'],
      ['CONTACT', '/contact'],
    ]);
    expect(footer.map(({ title, links }) => [title, links.length])).toEqual([
      ['COLLECTIONS', 6],
      ['QUICK LINKS', 9],
    ]);
    expect(footer[0]?.links[0]).toEqual({ text: 'Kurti Sets', to: '/collection?category=Sets' });
  });

  test('leave out what shoppers cannot open, and the owner is told which links these are', async () => {
    const dead: LinkTarget[] = [
      category('Spaceships'),
      { kind: 'product', value: 'gone' },
      { kind: 'page', value: 'faq' },
    ];
    const menus: MenusDocument = {
      schemaVersion: 1,
      main: [
        {
          ...link('Kids', category('Kids')),
          hasCategories: false,
          links: dead.map((target, at) => link(`x${at}`, target)),
        },
      ],
      footer: [{ id: 'nowhere', title: 'NOWHERE', links: dead.map((target, at) => link(`y${at}`, target)) }],
    };
    await publish('menus', 'shop', menus);
    expect(await shop.api(getMenus)).toMatchObject({
      main: [{ text: 'Kids', to: '/collection?category=Kids', links: [] }],
      footer: [],
    });
    const targets = [...dead, category('Kids')];
    expect((await manager.api(checkTargets, { body: { targets } })).dead).toEqual(dead);
  });
});
