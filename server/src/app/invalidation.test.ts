import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildProduct } from '../../testing/build-product.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { announcePublished } from '../catalogue/product/published.ts';
import { moveStock } from '../catalogue/product/stock-ledger.ts';
import { ChangeFeed } from '../platform/invalidation/change-feed.ts';
import { type Drops, dropsOf, invalidations } from './invalidation.ts';

let database: TestDatabase;
let changes: ChangeFeed;
let seen: Drops[] = [];

beforeAll(async () => {
  database = await testDatabase();
  const { db } = database;
  await buildProduct(db, { id: 'rose', stock: { S: 3 } });
  await buildProduct(db, { id: 'silk', stock: { M: 3 } });
  await sql`insert into filter_definition (id, name, type, display_name, filter_type, position)
            values ('color', 'color', 'global', 'Colour', 'single-select', 0)`.execute(db);
  changes = new ChangeFeed(db);
  changes.follow(async (change) => void seen.push(dropsOf(change)));
});
afterAll(() => database.drop());

const onlyResponses: Drops = { index: undefined, settings: false };
const index = { products: [], sizes: [], words: false, pins: false, collections: false, ratings: false };
const productAnew: Drops = { ...onlyResponses, index: { ...index, products: ['rose'] } };
const sizesAnew: Drops = { ...onlyResponses, index: { ...index, sizes: ['rose'] } };
const wordsAnew: Drops = { ...onlyResponses, index: { ...index, words: true } };
const pinsAnew: Drops = { ...onlyResponses, index: { ...index, pins: true } };
const collectionsAnew: Drops = { ...onlyResponses, index: { ...index, collections: true } };
const ratingsAnew: Drops = { ...onlyResponses, index: { ...index, ratings: true } };
const settingsAnew: Drops = { ...onlyResponses, settings: true };
const wholeIndex: Drops = { ...onlyResponses, index: 'all' };

/**
 * Returns the combined invalidation of everything committed since the last call; undefined when there is
 * none.
 */
async function poll(): Promise<Drops | undefined> {
  seen = [];
  await changes.poll();
  expect(seen.length).toBeLessThanOrEqual(1);
  return seen[0];
}

test('the first look invalidates everything', async () => {
  expect(await poll()).toEqual({ index: 'all', settings: true });
  expect(await poll()).toBeUndefined();
});

describe('the invalidation list and the triggers', () => {
  test('name the same tables and changes, and each table has a trigger for every kind of statement', async () => {
    const { rows } = await sql<{ table: string; changes: string[]; statements: string[] }>`
      select relname as table, array_agg(distinct split_part(encode(tgargs, 'escape'), '\\000', 1)) as changes,
        array_agg(distinct statement) as statements
      from pg_trigger join pg_class on pg_class.oid = tgrelid
      join (values ('insert', 4), ('delete', 8), ('update', 16), ('truncate', 32)) as kind (statement, bit)
        on tgtype & bit <> 0
      where tgfoid = 'record_invalidation'::regproc and tgenabled = 'O' and tgname <> 'variant_level_invalidates'
      group by relname`.execute(database.db);
    const listed = Object.entries(invalidations).map(([table, byChange]) => [
      table,
      Object.keys(byChange).sort(),
    ]);
    expect(Object.fromEntries(rows.map(({ table, changes }) => [table, changes.sort()]))).toEqual(
      Object.fromEntries(listed),
    );
    for (const { statements } of rows) expect(statements.sort()).toEqual(statementKinds);
  });

  test('are the only source of notifications in the database', async () => {
    const { rows } = await sql<{ name: string }>`
      select proname as name from pg_proc
      where pronamespace = 'public'::regnamespace and prosrc ~* 'notify|add_job'`.execute(database.db);
    expect(rows.map(({ name }) => name)).toEqual(['record_invalidation']);
  });
});

const statementKinds = ['delete', 'insert', 'truncate', 'update'];

describe('a row change', () => {
  const cases: [table: keyof typeof invalidations, what: string, statement: string, drops: Drops][] = [
    ['product', 'renamed', `update product set name = 'New' where id = 'rose'`, productAnew],
    [
      'product',
      'added',
      `insert into product (id, name, description, category, sub_category, price, has_size)
       select 'more', name, description, category, sub_category, price, has_size from product where id = 'rose'`,
      { ...onlyResponses, index: { ...index, products: ['more'] } },
    ],
    [
      'product',
      'deleted',
      `delete from product where id = 'more'`,
      { ...onlyResponses, index: { ...index, products: ['more'], collections: true, ratings: true } },
    ],
    [
      'variant',
      'added',
      `insert into variant (sku, product_id, size, position) values ('R-XL', 'rose', 'XL', 9)`,
      sizesAnew,
    ],
    ['variant', 'moved', `update variant set position = 10 where sku = 'R-XL'`, sizesAnew],
    ['variant', 'priced', `update variant set own_price = 90000 where sku = 'R-XL'`, sizesAnew],
    ['variant', 'deleted', `delete from variant where sku = 'R-XL'`, sizesAnew],
    [
      'custom_field',
      'added',
      `insert into custom_field (key, label) values ('lining', 'Lining')`,
      onlyResponses,
    ],
    ['filter_definition', 'renamed', `update filter_definition set display_name = 'Shade'`, onlyResponses],
    [
      'filter_value',
      'added',
      `insert into filter_value (filter_id, value, display_name, position) values ('color', 'red', 'Red', 0)`,
      onlyResponses,
    ],
    ['filter_value', 'deleted', `delete from filter_value`, onlyResponses],
    [
      'search_synonym',
      'added',
      `insert into search_synonym (word, meaning) values ('angarkha', 'kurti')`,
      wordsAnew,
    ],
    ['search_word', 'added', `insert into search_word (word, kind) values ('angarkha', 'type')`, wordsAnew],
    [
      'search_pin',
      'pinned',
      `insert into search_pin (search, product_id, position) values ('silk', 'rose', 0)`,
      pinsAnew,
    ],
    [
      'complementary_product',
      'chosen',
      `insert into complementary_product (product_id, other_id, position) values ('rose', 'silk', 0)`,
      onlyResponses,
    ],
    [
      'bought_together',
      'counted',
      `insert into bought_together (product_id, other_id, orders) values ('rose', 'silk', 2)`,
      onlyResponses,
    ],
    ['product_rating', 'first', `insert into product_rating (product_id) values ('rose')`, ratingsAnew],
    [
      'shop_setting',
      'saved',
      `insert into shop_setting (name, value) values ('home', '{"slides": []}')`,
      settingsAnew,
    ],
    [
      'collection',
      'added',
      `insert into collection (id, title) values ('festive', 'Festive')`,
      collectionsAnew,
    ],
    [
      'collection_product',
      'picked',
      `insert into collection_product (collection_id, product_id, position) values ('festive', 'rose', 0)`,
      collectionsAnew,
    ],
    [
      'promotion',
      'created',
      `insert into promotion (id, title, benefit, scope)
       values ('0190a000-0000-7000-8000-000000000001', 'Diwali', '{}', 'collections')`,
      onlyResponses,
    ],
    [
      'promotion_collection',
      'picked',
      `insert into promotion_collection values ('0190a000-0000-7000-8000-000000000001', 'festive')`,
      onlyResponses,
    ],
    [
      'payment_account',
      'entered',
      `insert into payment_account (provider, sealed) values ('razorpay', '')`,
      settingsAnew,
    ],
    ['payment_account', 'removed', `delete from payment_account`, settingsAnew],
    ['shop_setting', 'reset', `delete from shop_setting`, settingsAnew],
    [
      'site_document',
      'written',
      `insert into site_document (kind, key, published, staff_name) values ('theme', 'shop', '{}', 'Asha')`,
      settingsAnew,
    ],
    ['site_document', 'removed', `delete from site_document`, settingsAnew],
  ];

  test.each(cases)('in %s (%s) invalidates what the list says', async (_table, _what, statement, drops) => {
    await sql.raw(statement).execute(database.db);
    expect(await poll()).toEqual(drops);
    expect(await poll()).toBeUndefined();
  });

  test('is tested for every table in the list', () => {
    expect(new Set(cases.map(([table]) => table))).toEqual(new Set(Object.keys(invalidations)));
  });
});

describe('when stock changes', () => {
  async function move(...movements: [reserved: number, onHand: number][]): Promise<void> {
    const { id } = await database.db
      .selectFrom('variant')
      .where('product_id', '=', 'rose')
      .select('id')
      .executeTakeFirstOrThrow();
    for (const [reserved_change, on_hand_change] of movements) {
      await moveStock(database.db, [{ variant_id: id, kind: 'reserved', reserved_change, on_hand_change }]);
    }
  }

  test('a reservation or sale that leaves units invalidates nothing', async () => {
    await move([1, 0], [-1, -1]);
    expect(await poll()).toBeUndefined();
  });

  test('a size that sells out or comes back is read again', async () => {
    await move([2, 0]);
    expect(await poll()).toEqual(sizesAnew);
    await move([-2, 0]);
    expect(await poll()).toEqual(sizesAnew);
  });

  test('no notification is sent', async () => {
    const client = await database.pool.connect();
    const heard: string[] = [];
    client.on('notification', ({ channel }) => heard.push(channel));
    await client.query('listen invalidation');
    await move([2, 0], [-2, 0]);
    await client.query('select 1');
    expect(heard).toEqual([]);
    await database.db
      .updateTable('product')
      .set({ name: 'Rose' })
      .where('id', '=', 'rose')
      .executeTakeFirst();
    await expect.poll(() => heard).toEqual(['invalidation']);
    client.removeAllListeners('notification');
    await client.query('unlisten invalidation');
    client.release();
    await poll();
  });
});

test('a product whose publication time has come is read again', async () => {
  await announcePublished(database.db, 'rose');
  expect(await poll()).toEqual(productAnew);
});

test('all rows changed by a single statement are recorded', async () => {
  await sql`update product set price = price + 100`.execute(database.db);
  const drops = await poll();
  expect(drops?.index).toMatchObject({ products: expect.arrayContaining(['rose', 'silk']) });
});

test('a change recorded by another version and unknown to this one invalidates everything', async () => {
  await sql`insert into invalidation (table_name, change) values ('collection', 'row')`.execute(database.db);
  expect(await poll()).toEqual({ index: 'all', settings: true });
});

test('changes that could not be applied are reported again', async () => {
  const failing = new ChangeFeed(database.db);
  const batches: unknown[] = [];
  let isBroken = false;
  failing.follow(async (change) => {
    batches.push(change);
    if (isBroken) throw new Error('database gone');
  });
  await failing.poll();
  await sql`update product set name = 'Later' where id = 'silk'`.execute(database.db);
  isBroken = true;
  await expect(failing.poll()).rejects.toThrow('gone');
  isBroken = false;
  await failing.poll();
  expect(batches).toHaveLength(3);
  expect(batches[2]).toEqual(batches[1]);
  await poll();
});

test('truncating a table invalidates everything that used it', async () => {
  await sql`truncate filter_value`.execute(database.db);
  expect(await poll()).toEqual(onlyResponses);
  await sql`truncate search_synonym`.execute(database.db);
  expect(await poll()).toEqual(wordsAnew);
  await sql`truncate shop_setting`.execute(database.db);
  expect(await poll()).toEqual(settingsAnew);
  await sql`truncate product cascade`.execute(database.db);
  expect(await poll()).toEqual(wholeIndex);
});
