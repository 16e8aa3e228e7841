import { productListQuery } from '@gulmohar/contract/catalogue/product.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { openTestCaches } from '../../../testing/open-test-caches.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { announcePublished } from '../product/published.ts';
import type { Catalogue } from './catalogue.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  await sql`truncate product cascade`.execute(database.db);
});
afterAll(() => database.drop());

async function startProcess(): Promise<Catalogue> {
  const { catalogue } = await openTestCaches(database.db);
  await catalogue.upToDate();
  return catalogue;
}

const colours = ['red', 'lal', 'indigo'] as const;
const garments = ['Kurti', 'Kurtis', 'Saree', 'Lehenga'] as const;
const sizes = ['S', 'm', 'M', '6-7Y'] as const;
const texts = [
  'kurti',
  'coton kurti',
  'indigo saree',
  'kurti m',
  'red',
  'reed',
  'lehen',
  'saree under 1000',
  'silk',
];

/** Returns the answers to everything that shoppers can ask. */
async function responsesOf(catalogue: Catalogue) {
  const responses: unknown[] = [
    await catalogue.pickForHome([{ category: ['Women'] }]),
    await catalogue.findSoldOut(99),
  ];
  for (const sort of ['relavent', 'low-high', 'high-low', 'newest', 'bestseller']) {
    for (const page of ['1', '2']) responses.push(await catalogue.find(parsed({ sort, page, limit: '5' })));
  }
  for (const search of texts) {
    responses.push(await catalogue.find(parsed({ search })), await catalogue.suggest(search.slice(0, 5)));
    responses.push(await catalogue.find(parsed({ search, literal: 'true', sort: 'low-high' })));
  }
  for (const color of colours) {
    const { prices, discounts, ofValue } = await catalogue.countFilters(parsed({ color }));
    responses.push(prices, discounts, ...sizes.map((size) => ofValue('size', size)));
  }
  for (const group of ['category', 'size', 'color'] as const) responses.push(await catalogue.valuesOf(group));
  return responses;
}

const parsed = (query: Record<string, string>) => productListQuery.parse(query);

type Edit = (db: TestDatabase['db'], id: string) => Promise<unknown>;
const ids = Array.from({ length: 14 }, (_, at) => `p${at}-ñ`);
const update =
  (values: object): Edit =>
  (db, id) =>
    db.updateTable('product').set(values).where('id', '=', id).execute();

const edits: fc.Arbitrary<{ id: string; edit: Edit }> = fc.record({
  id: fc.constantFrom(...ids),
  edit: fc.oneof(
    fc
      .record({
        name: fc.tuple(fc.constantFrom('Cotton', 'Silk', 'Red'), fc.constantFrom(...garments)),
        price: fc.constantFrom(50_000, 90_000, 250_000),
        facets: fc.uniqueArray(fc.constantFrom(...colours), { minLength: 1 }),
        rank: fc.option(fc.integer({ min: 0, max: 3 })),
        stock: fc.dictionary(fc.constantFrom(...sizes), fc.integer({ min: 0, max: 1 })),
      })
      .map(
        ({ name, price, facets, rank, stock }): Edit =>
          async (db, id) => {
            await deleteProduct(db, id);
            await buildProduct(db, {
              id,
              name: name.join(' '),
              price,
              mrp: 300_000,
              facets: facets.map((colour) => `color:${colour}`),
              ...(rank !== null && { bestsellerRank: rank }),
              stock,
            });
          },
      ),
    fc.constantFrom(...garments).map((name) => update({ name: `Indigo ${name}` })),
    fc.constantFrom(10_000, 90_000).map((price) => update({ price })),
    fc.constant(update({ published_at: null })),
    fc.constant<Edit>(deleteProduct),
    fc.constantFrom(0, 1).map(
      (on_hand): Edit =>
        (db, id) =>
          sql`update variant set on_hand = ${on_hand} where product_id = ${id}`.execute(db),
    ),
  ),
});

async function deleteProduct(db: TestDatabase['db'], id: string): Promise<void> {
  const variants = db.selectFrom('variant').where('product_id', '=', id).select('id');
  await db.deleteFrom('stock_movement').where('variant_id', 'in', variants).execute();
  await db.deleteFrom('variant').where('product_id', '=', id).execute();
  await db.deleteFrom('product').where('id', '=', id).execute();
}

test('an index that followed the changes answers exactly like one built from scratch', async () => {
  const { db } = database;
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { minLength: 25, maxLength: 45 }), async (some) => {
      await sql`truncate product cascade`.execute(db);
      const living = await startProcess();
      for (const { id, edit } of some) {
        await edit(db, id);
        await living.upToDate();
      }
      expect(await responsesOf(living)).toEqual(await responsesOf(await startProcess()));
    }),
    { numRuns: 12, endOnFailure: true },
  );
});

test('a product whose time has come is found once that is announced', async () => {
  await buildProduct(database.db, { id: 'soon', daysOld: -1 });
  const catalogue = await startProcess();
  // Simulates that the time has passed: no row of the product changes.
  await sql`alter table product disable trigger user`.execute(database.db);
  await database.db.updateTable('product').set({ published_at: new Date() }).execute();
  await sql`alter table product enable trigger user`.execute(database.db);
  await announcePublished(database.db, 'soon');
  expect((await catalogue.find(parsed({}))).ids).toEqual(['soon']);
});

test('a catalogue that was replaced as a whole is read again', async () => {
  await buildProduct(database.db, { id: 'rose' });
  const living = await startProcess();
  await sql`truncate product cascade`.execute(database.db);
  await buildProduct(database.db, { id: 'new' });
  expect((await living.find(parsed({}))).ids).toEqual(['new']);
});
