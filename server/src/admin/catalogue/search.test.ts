import { listAudit } from '@gulmohar/contract/admin/audit.ts';
import {
  listSearches,
  listSearchPins,
  previewSearch,
  saveSearchPins,
} from '@gulmohar/contract/admin/search.ts';
import { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { countSearch } from '@gulmohar/contract/catalogue/search.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { purgeOldSearches } from '../../catalogue/search/count-search.ts';

let shop: TestShop;
let manager: TestStaff;

beforeAll(async () => {
  shop = await testShop();
  manager = await buildStaff(shop, 'manager');
  for (const [id, name, stock] of [
    ['silk-1', 'Silk Saree', 3],
    ['silk-2', 'Silk Saree in Rose', 3],
    ['jutti', 'Gota Jutti', 3],
    ['sold-out', 'Silk Saree of Old', 0],
  ] as const) {
    await buildProduct(shop.db, { id, name, stock });
  }
});
afterAll(() => shop.close());

describe('the search report', () => {
  beforeEach(() => shop.db.deleteFrom('search_count').execute());
  const tell = (search: string, isOpened = false) => shop.api(countSearch, { body: { search, isOpened } });

  test('lists searches without results, searches without a click, and the most frequent searches', async () => {
    for (const search of ['Spaceship', 'spaceship', 'silk saree', 'silk  saree', 'jutti']) await tell(search);
    await tell('jutti', true);
    const searches = await manager.api(listSearches);
    const counted = (list: { search: string; times: number }[]) =>
      list.map(({ search, times }) => [search, times]);
    expect(counted(searches.withoutResult)).toEqual([['spaceship', 2]]);
    expect(counted(searches.withoutClick)).toEqual([['silk saree', 2]]);
    expect(counted(searches.mostFrequent)).toEqual([
      ['silk saree', 2],
      ['spaceship', 2],
      ['jutti', 1],
    ]);
  });

  test('stores no search that could contain an e-mail address or phone number', async () => {
    for (const search of ['asha@example.com', '98765 43210', 'order 9876543']) await tell(search);
    expect(await shop.db.selectFrom('search_count').selectAll().execute()).toEqual([]);
  });

  test('stores a limited number of different searches a day and deletes them after three months', async () => {
    await sql`insert into search_count (day, search, shown)
              select (now() at time zone 'Asia/Kolkata')::date, 'word ' || n, 1
              from generate_series(1, 5000) as n`.execute(shop.db);
    await tell('one more');
    await tell('word 7');
    const { rows } = await sql<{ search: string; shown: number }>`
      select search, shown from search_count where shown > 1 or search = 'one more'`.execute(shop.db);
    expect(rows).toEqual([{ search: 'word 7', shown: 2 }]);
    await sql`update search_count set day = day - 91 where search <> 'word 7'`.execute(shop.db);
    await purgeOldSearches(shop.db);
    expect(await shop.db.selectFrom('search_count').select('search').execute()).toEqual([
      { search: 'word 7' },
    ]);
  });

  test.each([{ search: '' }, { search: 'x'.repeat(101) }, {}])('%j is refused', async (body) => {
    const response = await shop.app.inject({ method: 'POST', url: '/api/product/searched', payload: body });
    expect(response.statusCode).toBe(400);
  });
});

describe('a manager pins products to a search', () => {
  const found = async (search: string) => {
    const { products, totalProducts } = await shop.api(listProducts, { query: { search } });
    expect(totalProducts).toBe(products.length);
    return products.map(({ _id }) => _id);
  };

  test('shoppers see the pinned products first, whatever the case and plural, even if the words do not match', async () => {
    expect(await found('silk saree')).not.toContain('jutti');
    const productIds = ['jutti', 'silk-1', 'sold-out'];
    await manager.api(saveSearchPins, { body: { search: 'Silk  Sarees', productIds } });
    await shop.changes.poll();
    expect(await found('silk saree')).toEqual(['jutti', 'silk-1', 'silk-2', 'sold-out']);
    const preview = await manager.api(previewSearch, { query: { search: 'SILK SAREE' } });
    expect(preview.products.map(({ productId }) => productId).slice(0, 2)).toEqual(['jutti', 'silk-1']);
    expect(preview.pinned.map(({ productId }) => productId)).toEqual(productIds);
    expect((await manager.api(listSearchPins)).pins).toMatchObject([{ search: 'silk saree' }]);
    await manager.api(saveSearchPins, { body: { search: 'silk saree', productIds: [] } });
    await shop.changes.poll();
    expect(await found('silk saree')).not.toContain('jutti');
    expect((await manager.api(listSearchPins)).pins).toEqual([]);
  });

  test('a search without matches of its own finds the pinned products', async () => {
    await manager.api(saveSearchPins, { body: { search: 'spaceship', productIds: ['jutti'] } });
    await shop.changes.poll();
    expect(await found('spaceship')).toEqual(['jutti']);
  });

  test('the change is recorded in the audit log', async () => {
    const owner = await buildStaff(shop, 'owner');
    await manager.api(saveSearchPins, { body: { search: 'gota', productIds: ['jutti'] } });
    const { entries } = await owner.api(listAudit, { query: {} });
    expect(entries[0]).toMatchObject({
      action: 'search-pin.update',
      subject: 'gota',
      after: { order: ['jutti'] },
    });
  });

  test('an unknown product, a duplicate and a search without letters are refused', async () => {
    const save = (search: string, productIds: string[]) =>
      manager.api(saveSearchPins, { body: { search, productIds } });
    await expect(save('silk', ['nothing'])).rejects.toMatchObject({ status: 404 });
    await expect(save('silk', ['jutti', 'jutti'])).rejects.toMatchObject({ status: 400 });
    await expect(save('--', ['jutti'])).rejects.toMatchObject({ status: 400 });
    // Letters that are part of no word, and a hundred that are written out as more.
    await expect(save('ℂℍ', ['jutti'])).rejects.toMatchObject({ status: 400 });
    await expect(save('ﷺ'.repeat(100), ['jutti'])).rejects.toMatchObject({ status: 400 });
  });
});
