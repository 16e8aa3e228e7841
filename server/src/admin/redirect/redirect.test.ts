import {
  deleteRedirect,
  dismissMissingAddress,
  exportRedirects,
  importRedirects,
  listMissingAddresses,
  listRedirects,
  saveRedirect,
} from '@gulmohar/contract/admin/redirect.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { AddressCounter } from '../../catalogue/redirect/address-counter.ts';
import { findNewAddress } from '../../catalogue/redirect/find-new-address.ts';

const shop = await testShop();
const manager = await buildStaff(shop, 'manager');
await buildProduct(shop.db, { id: 'red-kurti', name: 'Red Kurti' });
afterAll(() => shop.close());

const save = (from: string, to: string) => manager.api(saveRedirect, { body: { from, to } });
const leadsTo = (address: string) => findNewAddress(shop.db, address);

describe('a manager lets old addresses lead to pages', () => {
  test('in any case, with or without a slash at the end, with the query', async () => {
    await save('/pages/Our-Story/', 'https://shop.example/about');
    expect(await leadsTo('/PAGES/our-story?utm_source=mail')).toBe('/about?utm_source=mail');
    const { redirects } = await manager.api(listRedirects, { query: { q: 'story' } });
    expect(redirects).toMatchObject([{ from: '/pages/our-story', to: '/about', origin: 'owner', hits: 0 }]);
  });

  test('a chain becomes one hop, whichever part was saved first', async () => {
    await save('/b', '/c');
    await save('/a', '/b');
    await save('/c', '/d');
    expect([await leadsTo('/a'), await leadsTo('/b'), await leadsTo('/c')]).toEqual(['/d', '/d', '/d']);
  });

  test('what would lead back to itself is refused and changes nothing', async () => {
    await save('/one', '/two');
    await expect(save('/two', '/ONE/?x=1')).rejects.toMatchObject({ status: 400 });
    await expect(save('/three', '/three')).rejects.toMatchObject({ status: 400 });
    expect(await leadsTo('/two')).toBeUndefined();
    expect(await leadsTo('/one')).toBe('/two');
  });

  test.each(['/', '/admin/orders', '/api/product/list', 'mailto:a@shop.example'])(
    '%s cannot be an old address',
    async (from) => {
      await expect(save(from, '/about')).rejects.toMatchObject({ status: 400 });
    },
  );

  test('a deleted one leads nowhere any more', async () => {
    await save('/gone', '/about');
    await manager.api(deleteRedirect, { body: { from: '/gone' } });
    expect(await leadsTo('/gone')).toBeUndefined();
    await expect(manager.api(deleteRedirect, { body: { from: '/gone' } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('a file of redirects', () => {
  const content = [
    'Redirect from,Redirect to',
    '/products/old-kurti,/product/red-kurti',
    '/x,/y',
    '/y,/x',
    ',/about',
    '/old-path,/products/old-kurti',
  ].join('\n');

  test('is checked line by line before anything changes', async () => {
    const preview = await manager.api(importRedirects, { body: { content, isPreview: true } });
    expect(preview).toMatchObject({ saved: 2, faults: [{ line: 3 }, { line: 4 }, { line: 5 }] });
    expect(await leadsTo('/products/old-kurti')).toBeUndefined();
  });

  test('is saved without its faulty lines, and exported as it can be imported', async () => {
    await manager.api(importRedirects, { body: { content } });
    expect(await leadsTo('/old-path')).toBe('/product/red-kurti');
    const { body: file } = await shop.app.inject({
      method: 'POST',
      url: `/api${exportRedirects.path}`,
      headers: { cookie: manager.cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect(file).toContain('/old-path,/product/red-kurti');
    const again = await manager.api(importRedirects, { body: { content: file } });
    expect(again.faults).toEqual([]);
  });

  test('without the two columns is refused', async () => {
    const imported = manager.api(importRedirects, { body: { content: 'a,b\n/x,/y' } });
    await expect(imported).rejects.toMatchObject({ status: 400 });
  });
});

describe('an address of a former Shopify or WooCommerce shop leads to its page without a redirect', () => {
  test.each([
    ['/products/red-kurti?variant=4411', '/product/red-kurti'],
    ['/collections/summer/products/red-kurti', '/product/red-kurti'],
    ['/?product=red-kurti', '/product/red-kurti'],
    ['/collections/all', '/collection'],
    ['/shop/', '/collection'],
    ['/policies/privacy-policy', '/privacy-policy'],
    ['/account/orders', '/orders'],
    ['/my-account/edit-address', '/profile'],
  ])('%s: %s', async (address, page) => {
    expect(await leadsTo(address)).toBe(page);
  });

  test('of a category, of a collection, and of a product that is no longer sold', async () => {
    await shop.db
      .insertInto('filter_definition')
      .values({
        id: 'category',
        name: 'category',
        type: 'global',
        display_name: 'Category',
        filter_type: 'multi-select',
        position: 0,
      })
      .execute();
    await shop.db
      .insertInto('filter_value')
      .values({ filter_id: 'category', value: 'Kurti Sets', display_name: 'Kurti Sets', position: 0 })
      .execute();
    await shop.db
      .insertInto('collection')
      .values([
        { id: 'festive', title: 'Festive', published_at: new Date() },
        { id: 'draft', title: 'Draft' },
      ])
      .execute();
    await buildProduct(shop.db, { id: 'sold-out-for-good', category: 'Kurti Sets', isPublished: false });
    expect(await leadsTo('/collections/festive/red')).toBe('/collection/festive');
    expect(await leadsTo('/collections/draft')).toBeUndefined();
    expect(await leadsTo('/product-category/women/kurti-sets/')).toBe('/collection?category=Kurti+Sets');
    expect(await leadsTo('/products/sold-out-for-good')).toBe('/collection?category=Kurti+Sets');
    await save('/pages/best-kurti', '/product/sold-out-for-good');
    expect(await leadsTo('/pages/best-kurti')).toBe('/collection?category=Kurti+Sets');
    await shop.db
      .updateTable('product')
      .set({ source: 'woocommerce', source_key: 'kurti-red' })
      .where('id', '=', 'red-kurti')
      .execute();
    expect(await leadsTo('/product/kurti-red/')).toBe('/product/red-kurti');
    expect(await leadsTo('/product/sold-out-for-good')).toBeUndefined();
    expect(await leadsTo('/products/unheard-of')).toBeUndefined();
  });
});

describe('addresses that lead nowhere', () => {
  test('are counted for the owner, most asked for first, until they lead somewhere', async () => {
    const counter = new AddressCounter(shop.db, (error) => expect.fail(String(error)));
    for (const address of ['/Pages/Lookbook', '/pages/lookbook/?x=1', '/pages/jobs'])
      counter.addMiss(address);
    for (const address of ['/wp-login.php', '/old/picture.jpg', '/.env']) counter.addMiss(address);
    counter.addHit('/pages/our-story?x=1');
    await counter.stop();
    const list = async () =>
      (await manager.api(listMissingAddresses)).missing.map(({ path, count }) => [path, count]);
    expect(await list()).toEqual([
      ['/pages/lookbook', 2],
      ['/pages/jobs', 1],
    ]);
    const { redirects } = await manager.api(listRedirects, { query: { q: 'our-story' } });
    expect(redirects).toMatchObject([{ hits: 1 }]);
    await save('/pages/lookbook', '/about');
    await manager.api(dismissMissingAddress, { body: { path: '/pages/jobs' } });
    expect(await list()).toEqual([]);
  });

  test('are at most a thousand between two writes, whatever is tried', async () => {
    const counter = new AddressCounter(shop.db, (error) => expect.fail(String(error)));
    for (let at = 0; at < 1_200; at += 1) counter.addMiss(`/random-${at}`);
    await counter.stop();
    const { count } = await shop.db
      .selectFrom('redirect_miss')
      .select((from) => from.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(1_000);
  });
});
