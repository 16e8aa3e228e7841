import { getProfile } from '@gulmohar/contract/accounts/profile.ts';
import { addToWishlist, getWishlist } from '@gulmohar/contract/accounts/wishlist.ts';
import { listAdminBestsellers } from '@gulmohar/contract/admin/bestseller.ts';
import { listAdminProducts } from '@gulmohar/contract/admin/product-list.ts';
import { getTodaysWork } from '@gulmohar/contract/admin/today.ts';
import { listFilters } from '@gulmohar/contract/catalogue/filter.ts';
import {
  getProduct,
  getStockLevels,
  listBestsellers,
  listLatest,
  listProducts,
  listRelated,
} from '@gulmohar/contract/catalogue/product.ts';
import { suggestProducts } from '@gulmohar/contract/catalogue/search.ts';
import { addToCart, getCart, mergeCart, updateCart } from '@gulmohar/contract/sales/cart.ts';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
const asha = await buildShopper(shop);
const alike = { category: 'Kids', subCategory: 'Frocks', stock: { S: 2 } };
await buildProduct(shop.db, { ...alike, id: 'today', name: 'Frock today', bestsellerRank: 1 });
await buildProduct(shop.db, {
  ...alike,
  id: 'tomorrow',
  name: 'Frock tomorrow',
  bestsellerRank: 2,
  facets: ['color:turquoise'],
  daysOld: -1,
});
await shop.db.insertInto('wishlist_item').values({ user_id: asha.userId, product_id: 'tomorrow' }).execute();
afterAll(() => shop.close());

/** Each way of reading what is on sale, returning the ids or the text it shows. */
const reads: Record<string, () => Promise<unknown>> = {
  'the list': async () => shop.api(listProducts, { query: {} }),
  'a search': async () => shop.api(listProducts, { query: { search: 'frock' } }),
  'the suggestions': async () => shop.api(suggestProducts, { query: { q: 'frock' } }),
  'the best sellers': async () => shop.api(listBestsellers),
  'the latest': async () => shop.api(listLatest),
  'the related products': async () => shop.api(listRelated, { body: { productId: 'today' } }),
  'the sitemap': async () => (await shop.app.inject('/sitemap.xml')).body,
  'the merchant feed': async () => (await shop.app.inject('/feeds/google-merchant.xml')).body,
  'the wishlist': async () => asha.api(getWishlist),
  'low stock in the admin': async () => owner.api(getTodaysWork),
};

describe('a product scheduled for tomorrow', () => {
  test.each(Object.keys(reads))('is not shown today in %s', async (name) => {
    expect(JSON.stringify(await reads[name]?.())).not.toMatch(/tomorrow|turquoise/);
  });

  test('has no page, no visible stock, no filter value and no place in the wishlist count', async () => {
    await expect(shop.api(getProduct, { body: { productId: 'tomorrow' } })).rejects.toMatchObject({
      status: 404,
    });
    await expect(shop.api(listRelated, { body: { productId: 'tomorrow' } })).rejects.toMatchObject({
      status: 404,
    });
    const { stockLevels } = await shop.api(getStockLevels, { body: { productIds: ['tomorrow'] } });
    expect(stockLevels).toEqual({ tomorrow: { stock: 0 } });
    expect((await asha.api(getProfile)).stats.wishlistItems).toBe(0);
    const { filters } = await shop.api(listFilters);
    expect(JSON.stringify(filters)).not.toContain('turquoise');
  });

  test('cannot be added to a cart or wishlist', async () => {
    const notFound = { status: 404, message: 'Product not found' };
    const item = { itemId: 'tomorrow', size: 'S' };
    await expect(asha.api(addToCart, { body: item })).rejects.toMatchObject(notFound);
    await expect(asha.api(updateCart, { body: { ...item, quantity: 1 } })).rejects.toMatchObject(notFound);
    await expect(asha.api(addToWishlist, { body: { productId: 'tomorrow' } })).rejects.toMatchObject(
      notFound,
    );
    await asha.api(mergeCart, { body: { cartData: { tomorrow: { S: 1 } } } });
    expect((await asha.api(getCart, { body: {} })).cartData).toEqual({});
  });

  test('cannot be bought', async () => {
    await expect(
      openPurchase(shop, { lines: [{ _id: 'tomorrow', size: 'S' }], amount: 1_399 }),
    ).rejects.toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
    });
  });

  test('is listed as scheduled in the admin, and as a best seller that is not published', async () => {
    const stateOf = async (state: 'published' | 'scheduled' | 'draft') =>
      (await owner.api(listAdminProducts, { query: { state } })).products.map(({ productId, state }) => [
        productId,
        state,
      ]);
    expect(await stateOf('published')).toEqual([['today', 'published']]);
    expect(await stateOf('scheduled')).toEqual([['tomorrow', 'scheduled']]);
    expect(await stateOf('draft')).toEqual([]);
    const { bestsellers } = await owner.api(listAdminBestsellers);
    expect(bestsellers.map(({ productId, isPublished }) => [productId, isPublished])).toEqual([
      ['today', true],
      ['tomorrow', false],
    ]);
  });
});

describe('whether a product is on sale is decided in one place', () => {
  const comparison = /published_at\b['`]?\s*,?\s*['`]?\s*([<>=](?!;)|is\b|between\b)/i;

  test('in the database, where functions, views and triggers call is_on_sale', async () => {
    const { rows } = await sql<{ name: string; definition: string }>`
      select proname as name, pg_get_functiondef(oid) as definition from pg_proc
      where pronamespace = 'public'::regnamespace and prokind = 'f' and proname <> 'is_on_sale'
      union all select viewname, definition from pg_views where schemaname = 'public'
      union all select tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`.execute(
      shop.db,
    );
    const named = rows.filter(({ definition }) => definition.includes('published_at'));
    expect(named.map(({ name }) => name)).toContain('product_is_announced');
    expect(named.filter(({ definition }) => comparison.test(definition))).toEqual([]);
  });

  test('and is_on_sale gets the same query plan as the plain comparison', async () => {
    const planOf = async (query: string) => {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(query)}`.execute(shop.db);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const written = await planOf('select id from product where published_at <= now()');
    expect(await planOf('select id from product where is_on_sale(published_at)')).toBe(written);
  });
});
