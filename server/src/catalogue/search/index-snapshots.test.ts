import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { productListQuery } from '@gulmohar/contract/catalogue/product.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { openTestCaches } from '../../../testing/open-test-caches.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { forgetChanges } from '../../platform/invalidation/record-invalidation.ts';
import { createLog } from '../../platform/log/log.ts';
import { announcePublished } from '../product/published.ts';
import type { Catalogue } from './catalogue.ts';
import type { IndexSnapshots } from './index-snapshots.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gulmohar-index-'));
  await sql`truncate product cascade`.execute(database.db);
  return () => rm(folder, { recursive: true });
});
afterAll(() => database.drop());

type Process = { catalogue: Catalogue; snapshots: IndexSnapshots; log: () => string };

/** Starts another process with the same data folder, which has read its index. */
async function startProcess({ db } = database): Promise<Process> {
  const said: unknown[] = [];
  const lines = new Writable({
    write(line, _, done) {
      said.push(line);
      done();
    },
  });
  const log = createLog('info', lines);
  const { catalogue, snapshots } = await openTestCaches(db, folder, log);
  if (!snapshots) throw new Error('There is a folder');
  await catalogue.upToDate();
  return { catalogue, snapshots, log: () => said.join('') };
}

const keep = ({ catalogue, snapshots }: Process) => snapshots.keep(() => catalogue.upToDate());

async function startAnew(): Promise<Catalogue> {
  return (await openTestCaches(database.db)).catalogue;
}

const FROM_FILE = 'the search index was read from its file';
const IGNORED = 'the search index file is ignored';

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
async function answersOf(catalogue: Catalogue) {
  const answers: unknown[] = [
    await catalogue.pickForHome([{ category: ['Women'] }]),
    await catalogue.findSoldOut(99),
  ];
  for (const sort of ['relavent', 'low-high', 'high-low', 'newest', 'bestseller']) {
    for (const page of ['1', '2']) answers.push(await catalogue.find(query({ sort, page, limit: '5' })));
  }
  for (const search of texts) {
    answers.push(await catalogue.find(query({ search })), await catalogue.suggest(search.slice(0, 5)));
    answers.push(await catalogue.find(query({ search, literal: 'true', sort: 'low-high' })));
  }
  for (const color of colours) {
    const { prices, discounts, ofValue } = await catalogue.countFilters(query({ color }));
    answers.push(prices, discounts, ...sizes.map((size) => ofValue('size', size)));
  }
  for (const group of ['category', 'size', 'color'] as const) answers.push(await catalogue.valuesOf(group));
  return answers;
}

const query = (asked: Record<string, string>) => productListQuery.parse(asked);

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

test('an index restored from its file plus later changes answers exactly like one built from scratch', async () => {
  const { db } = database;
  await fc.assert(
    fc.asyncProperty(
      fc.array(edits, { minLength: 20, maxLength: 30 }),
      fc.array(edits, { maxLength: 8 }),
      fc.array(edits, { maxLength: 12 }),
      async (before, during, after) => {
        const make = async (some: typeof before, look: () => Promise<unknown>) => {
          for (const { id, edit } of some) {
            await edit(db, id);
            await look();
          }
        };
        await sql`truncate product cascade`.execute(db);
        const living = await startProcess();
        const look = () => living.catalogue.upToDate();
        await make(before, look);
        await Promise.all([keep(living), make(during, look)]);
        await make(after, look);
        const restarted = await startProcess();
        expect(restarted.log()).toContain(FROM_FILE);
        const anew = await answersOf(await startAnew());
        expect(await answersOf(restarted.catalogue)).toEqual(anew);
        expect(await answersOf(living.catalogue)).toEqual(anew);
        // A second-generation file, written by a process that itself started from a file.
        await keep(restarted);
        expect(await answersOf((await startProcess()).catalogue)).toEqual(anew);
      },
    ),
    { numRuns: 12, endOnFailure: true },
  );
});

test('a change in progress while the file is written is not missed', async () => {
  await buildProduct(database.db, { id: 'rose', name: 'Rose Kurti' });
  const slow = await database.pool.connect();
  await slow.query('begin');
  await slow.query("update product set name = 'Slow Lehenga' where id = 'rose'");
  await keep(await startProcess());
  await slow.query('commit');
  slow.release();
  const restarted = await startProcess();
  expect(restarted.log()).toContain(FROM_FILE);
  expect((await restarted.catalogue.find(query({ search: 'lehenga' }))).ids).toEqual(['rose']);
});

test('a product that came due while the shop was closed is found once it is announced after the restart', async () => {
  await buildProduct(database.db, { id: 'soon', daysOld: -1 });
  await keep(await startProcess());
  // Simulates that the time has passed: no row of the product changes.
  await sql`alter table product disable trigger user`.execute(database.db);
  await database.db.updateTable('product').set({ published_at: new Date() }).execute();
  await sql`alter table product enable trigger user`.execute(database.db);
  const restarted = await startProcess();
  expect(restarted.log()).toContain(FROM_FILE);
  // The scheduled job runs once the shop is open again.
  await announcePublished(database.db, 'soon');
  await restarted.catalogue.upToDate();
  expect((await restarted.catalogue.find(query({}))).ids).toEqual(['soon']);
});

/** Events after which the file must not be used. */
const mishaps: Record<string, (file: string) => Promise<unknown>> = {
  'the database was put back to before the file was written': async () =>
    database.db.deleteFrom('search_snapshot').execute(),
  'the rows came back from a backup': async () => {
    const rows = await database.db
      .selectFrom('search_snapshot')
      .select(['id', 'cluster', 'made_in', 'made_at'])
      .execute();
    await database.db.deleteFrom('search_snapshot').execute();
    await database.db.insertInto('search_snapshot').values(rows).execute();
  },
  'the data folder was moved to another cluster': async () =>
    database.db.updateTable('search_snapshot').set({ cluster: '1/1' }).execute(),
  'the records of what changed were forgotten': async () => {
    await sql`update search_snapshot set made_at = now() - interval '50 hours'`.execute(database.db);
    await sql`update invalidation set at = now() - interval '49 hours'`.execute(database.db);
    await forgetChanges(database.db, 48);
  },
  'the records of what changed were emptied': async () => sql`truncate invalidation`.execute(database.db),
  'a migration changed what products are': async () =>
    sql`insert into kysely_migration (name, timestamp) values (${`9999-${randomUUID()}`}, now()::text)`.execute(
      database.db,
    ),
  'a byte of it is another': async (file) => {
    const bytes = await readFile(file);
    bytes[bytes.length >>> 1] = (bytes[bytes.length >>> 1] ?? 0) ^ 1;
    await writeFile(file, bytes);
  },
  'its end is missing': async (file) => writeFile(file, (await readFile(file)).subarray(0, -40)),
  'there is nothing in it': async (file) => writeFile(file, ''),
  'it is something else': async (file) => writeFile(file, 'Not an index.\n'.repeat(99)),
  'the whole catalogue was replaced': async () => {
    await sql`truncate product cascade`.execute(database.db);
    await buildProduct(database.db, { id: 'new' });
  },
};

test.each(Object.entries(mishaps))(
  'the file is ignored and the catalogue read when %s',
  async (_, happen) => {
    await buildProduct(database.db, { id: 'rose' });
    await keep(await startProcess());
    expect((await startProcess()).log()).toContain(FROM_FILE);
    await happen(path.join(folder, 'search-index'));
    const restarted = await startProcess();
    expect(restarted.log()).toContain(IGNORED);
    expect(await answersOf(restarted.catalogue)).toEqual(await answersOf(await startAnew()));
  },
);

test('another shop given the same data folder reads its own catalogue', async () => {
  await buildProduct(database.db, { id: 'rose' });
  await keep(await startProcess());
  const other = await testDatabase();
  await buildProduct(other.db, { id: 'jutti' });
  const { catalogue, log } = await startProcess(other);
  expect(log()).toContain(IGNORED);
  expect((await catalogue.find(query({}))).ids).toEqual(['jutti']);
  await other.drop();
});

test('only one process writes at a time, and the unfinished file of a killed one is removed', async () => {
  await buildProduct(database.db, { id: 'rose' });
  const [one, other] = [await startProcess(), await startProcess()];
  const left = path.join(folder, `search-index.${randomUUID()}.unfinished`);
  await writeFile(left, 'half of an index');
  await utimes(left, new Date(0), new Date(0));
  const meanwhile: boolean[] = [];
  const kept = await one.snapshots.keep(async () => {
    meanwhile.push(await keep(other));
    return one.catalogue.upToDate();
  });
  expect([kept, ...meanwhile]).toEqual([true, false]);
  expect(await readdir(folder)).toEqual(['search-index']);
});
