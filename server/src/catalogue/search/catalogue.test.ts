import { type ProductListQuery, productListQuery } from '@gulmohar/contract/catalogue/product.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { openTestCaches } from '../../../testing/open-test-caches.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import type { PolledChanges } from '../../platform/invalidation/change-feed.ts';
import { moveStock } from '../product/stock-ledger.ts';
import type { Catalogue } from './catalogue.ts';
import { findProducts } from './index/find-products.ts';

let database: TestDatabase;
let catalogue: Catalogue;

beforeAll(async () => {
  database = await testDatabase();
  ({ catalogue } = await openTestCaches(database.db));
});
beforeEach(async () => {
  await sql`truncate product cascade`.execute(database.db);
  await buildProduct(database.db, { id: 'rose', name: 'Rose Kurti', stock: { S: 1, M: 1 }, daysOld: 1 });
  await buildProduct(database.db, { id: 'silk', name: 'Silk Saree', description: '', stock: 2, daysOld: 2 });
});
afterAll(() => database.drop());

async function find(query: Partial<Record<keyof ProductListQuery, string>>, by = catalogue) {
  return findProducts(await by.upToDate(), productListQuery.parse(query)).ids;
}

async function sell(productId: string, size: string | null, quantity: number): Promise<void> {
  const { id } = await database.db
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .where((from) => (size === null ? from('size', 'is', null) : from('size', '=', size)))
    .select('id')
    .executeTakeFirstOrThrow();
  await moveStock(database.db, [{ variant_id: id, kind: 'sold', on_hand_change: -quantity }]);
}

test('a shopper sees at once what the owner publishes, renames, reprices, withdraws and deletes', async () => {
  const { db } = database;
  expect(await find({})).toEqual(['rose', 'silk']);
  await buildProduct(db, { id: 'jutti', name: 'Gota Jutti', daysOld: 0, price: 10_000 });
  expect(await find({})).toEqual(['jutti', 'rose', 'silk']);
  await db
    .updateTable('product')
    .set({ name: 'Gota Mojari', price: 900_000 })
    .where('id', '=', 'jutti')
    .execute();
  expect(await find({ search: 'mojari' })).toEqual(['jutti']);
  expect(await find({ sort: 'high-low', limit: '1' })).toEqual(['jutti']);
  await db.updateTable('product').set({ published_at: null }).where('id', '=', 'jutti').execute();
  expect(await find({ search: 'gota' })).toEqual([]);
  await db.deleteFrom('stock_movement').execute();
  await db.deleteFrom('variant').where('product_id', '=', 'silk').execute();
  await db.deleteFrom('product').where('id', '=', 'silk').execute();
  expect(await find({})).toEqual(['rose']);
});

test.each(['AK226', 'ak-226', 'Rose Anarkali ak226', 'MN7K'])(
  'the model number in “%s” is found in names, not read as a price',
  async (search) => {
    await buildProduct(database.db, { id: 'model', name: 'Rose Anarkali AK-226 MN7K', price: 500_000 });
    expect(await find({ search })).toEqual(['model']);
  },
);

test('a price written as one word stays a price, whatever names the products have', async () => {
  await buildProduct(database.db, { id: 'model', name: 'Rose Under500 Kurti', price: 500_000 });
  expect(await find({ search: 'kurti under500' })).toEqual([]);
});

test('a sold-out size no longer matches its filter, and a sold-out product moves behind available ones', async () => {
  await buildProduct(database.db, { id: 'older', name: 'Older Kurti', stock: { M: 1 }, daysOld: 9 });
  expect(await find({ size: 'M' })).toEqual(['rose', 'older']);
  await sell('rose', 'M', 1);
  expect(await find({ size: 'M' })).toEqual(['older']);
  expect(await find({ search: 'kurti' })).toEqual(['rose', 'older']);
  await sell('rose', 'S', 1);
  expect(await find({ search: 'kurti' })).toEqual(['older', 'rose']);
  await sell('rose', 'S', -1);
  expect(await find({ search: 'kurti' })).toEqual(['rose', 'older']);
});

test('a synonym the owner adds takes effect in the next search', async () => {
  expect(await find({ search: 'angarkha' })).toEqual([]);
  await database.db.insertInto('search_synonym').values({ word: 'Angarkha', meaning: 'kurti' }).execute();
  expect(await find({ search: 'angarkhas' })).toEqual(['rose']);
});

test('a word of the owner’s that has a number is a word, not a product code', async () => {
  const { db } = database;
  expect(await find({ search: 'phulkari2026' })).toEqual([]);
  await db
    .insertInto('search_word')
    .values({ word: 'Phulkari2026', kind: 'occasion', finds: ['silk'] })
    .execute();
  expect(await find({ search: 'phulkari2026' })).toEqual(['silk']);
  await db.deleteFrom('search_word').where('word', '=', 'Phulkari2026').execute();
});

test('a search word the owner defines takes effect in the next search', async () => {
  const { db } = database;
  expect(await find({ search: 'gajra' })).toEqual([]);
  await db
    .insertInto('search_word')
    .values({ word: 'Gajra', kind: 'occasion', finds: ['silk'] })
    .execute();
  expect(await find({ search: 'gajra' })).toEqual(['silk']);
  await db.updateTable('search_word').set({ kind: 'silent' }).where('word', '=', 'Gajra').execute();
  expect(await find({ search: 'rose gajra' })).toEqual(['rose']);
  await db.deleteFrom('search_word').where('word', '=', 'Gajra').execute();
});

test.each(['relavent', 'newest', 'bestseller', 'low-high', 'high-low'])(
  'sold-out products come last, however the list is sorted: %s',
  async (sort) => {
    const { db } = database;
    const prices = [1_000, 90_000, 9_000_000];
    for (const [at, price] of prices.entries()) {
      await buildProduct(db, { id: `gone${at}`, price, stock: 0, daysOld: at * 5, bestsellerRank: at + 1 });
    }
    expect((await find({ sort })).slice(0, 2).toSorted()).toEqual(['rose', 'silk']);
    expect(await find({ sort, page: '2', limit: '2' })).not.toContain('rose');
  },
);

test('among equal matches the best seller comes first, then the newest', async () => {
  const { db } = database;
  await buildProduct(db, { id: 'older', name: 'Plain Kurti', daysOld: 8, bestsellerRank: 1 });
  await buildProduct(db, { id: 'newer', name: 'Plain Kurti', daysOld: 0 });
  expect(await find({ search: 'kurti' })).toEqual(['older', 'newer', 'rose']);
  expect(await find({ search: 'new kurti' })).toEqual(['newer', 'rose', 'older']);
  await db.updateTable('product').set({ price: 100 }).where('id', '=', 'rose').execute();
  expect((await find({ search: 'sabse sasti kurti' }))[0]).toBe('rose');
});

test('a rare word counts more than a frequent one, and the name more than the description', async () => {
  const { db } = database;
  for (const at of [1, 2, 3, 4]) await buildProduct(db, { id: `plain${at}`, name: 'Plain Kurti' });
  await buildProduct(db, { id: 'told', name: 'Plain Kurti', description: 'Goes with bandhani.' });
  await buildProduct(db, { id: 'named', name: 'Bandhani Kurti', daysOld: 99 });
  expect((await find({ search: 'bandhani kurti' })).slice(0, 2)).toEqual(['named', 'told']);
});

test('a change that commits after newer ones is not missed', async () => {
  const slow = await database.pool.connect();
  await slow.query('begin');
  await slow.query("update product set name = 'Slow Lehenga' where id = 'rose'");
  await buildProduct(database.db, { id: 'young', name: 'Young Jutti' });
  expect(await find({ search: 'jutti' })).toEqual(['young']);
  expect(await find({ search: 'lehenga' })).toEqual([]);
  await slow.query('commit');
  slow.release();
  expect(await find({ search: 'lehenga' })).toEqual(['rose']);
});

test('a process that has read everything reports none of it again while another transaction stays open', async () => {
  const slow = await database.pool.connect();
  await slow.query('begin');
  await slow.query("update product set name = 'Slow Lehenga' where id = 'rose'");
  await buildProduct(database.db, { id: 'young', name: 'Young Jutti' });
  const { catalogue: fresh, changes } = await openTestCaches(database.db);
  const read = await fresh.upToDate();
  const seen: PolledChanges[] = [];
  changes.follow(async (change) => void seen.push(change));
  await fresh.upToDate().finally(() => slow.query('commit'));
  slow.release();
  expect(seen).toEqual([]);
  expect(await fresh.upToDate()).toBe(read);
  expect(await find({ search: 'lehenga' }, fresh)).toEqual(['rose']);
  expect(seen).toMatchObject([[{ table_name: 'product', change: 'row', product_id: 'rose' }]]);
});

test('pages are the same in a freshly started process and in one that followed the changes', async () => {
  await catalogue.upToDate();
  for (let index = 0; index < 40; index += 1) {
    await buildProduct(database.db, {
      id: `p${index}`,
      price: 50_000,
      daysOld: 3,
      bestsellerRank: index % 3,
    });
  }
  await database.db.updateTable('product').set({ price: 60_000 }).where('id', 'in', ['p3', 'p4']).execute();
  const { catalogue: fresh } = await openTestCaches(database.db);
  for (const sort of ['relavent', 'low-high', 'high-low', 'newest', 'bestseller']) {
    for (const page of ['1', '2', '4']) {
      expect(await find({ sort, page }, fresh)).toEqual(await find({ sort, page }));
    }
  }
});

test('fifty simultaneous requests get the same index', async () => {
  const indexes = await Promise.all(Array.from({ length: 50 }, () => catalogue.upToDate()));
  expect(new Set(indexes).size).toBe(1);
});
