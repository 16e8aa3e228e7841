import { listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildProduct } from '../../testing/build-product.ts';
import { type FaultProxy, faultProxy } from '../../testing/fault-proxy.ts';
import { testShop } from '../../testing/test-shop.ts';
import { openDatabase, openPool } from '../platform/database/connection.ts';
import { watchDatabase } from '../platform/database/watch-database.ts';

/** A tenth of the defaults, so that a lost connection is noticed faster. */
const QUICK = { intervalMs: 100, timeoutMs: 200 };

let proxy: FaultProxy;
const cleanUp: (() => Promise<unknown>)[] = [];

const shop = await testShop({}, {}, undefined, async ({ connection }) => {
  proxy = await faultProxy(connection);
  const pool = openPool(proxy.connection, 5, () => undefined);
  const databaseWatch = watchDatabase(proxy.connection, { onChange: () => undefined, ...QUICK });
  cleanUp.push(
    () => pool.end(),
    () => databaseWatch.stop(),
    () => proxy.close(),
  );
  return { db: openDatabase(pool, databaseWatch), databaseWatch };
});
await buildProduct(shop.db, { name: 'Cotton kurti', price: 90_000 });
await shop.changes.poll();
afterEach(async () => {
  await proxy.recover();
  await expect.poll(isReady).toBe(true);
});
afterAll(async () => {
  for (const close of cleanUp) await close();
  await shop.close();
});

async function isReady(): Promise<boolean> {
  return (await shop.app.inject('/readyz')).statusCode === 200;
}

const LIST = '/api/product/list?sort=low-high';
const names = (body: { products: { name: string }[] }) => body.products.map(({ name }) => name);

test.each([
  ['nobody answers any more', () => proxy.dropSilently()],
  ['its pooler is stopped', () => proxy.refuse()],
])(
  '%s: shoppers see cached lists, get a 503 for anything else, and the shop recovers afterwards',
  async (_how, lose) => {
    expect((await shop.app.inject(LIST)).headers.age).toBeUndefined();
    await lose();
    // A request at that very moment is not left hanging either.
    const atOnce = await shop.app.inject('/api/product/list?sort=newest');
    expect([200, 503]).toContain(atOnce.statusCode);
    await expect.poll(isReady).toBe(false);
    // For up to a second, the last read still counts as current.
    await expect.poll(async () => (await shop.app.inject(LIST)).headers.age).toBeDefined();
    const ready = await shop.app.inject(LIST);
    expect(ready.statusCode).toBe(200);
    expect(names(ready.json())).toEqual(['Cotton kurti']);
    expect(ready.headers).toMatchObject({
      age: expect.stringMatching(/^\d+$/),
      warning: '110 - "Response is Stale"',
      'cache-control': 'no-store',
    });
    const unread = await shop.app.inject('/api/product/list?sort=low-high&page=2');
    expect(unread.statusCode).toBe(503);
    expect(unread.headers['retry-after']).toBe('5');
    expect(unread.json()).toEqual({
      success: false,
      code: 'UNAVAILABLE',
      message: 'The shop is not available just now. Please try again in a minute.',
    });
    await proxy.recover();
    await expect.poll(isReady).toBe(true);
    await expect.poll(async () => (await shop.app.inject(LIST)).headers.age).toBeUndefined();
    expect(names(await shop.api(listProducts, { query: {} }))).toEqual(['Cotton kurti']);
  },
);

test('on a read-only standby the shop can be browsed, and changes are refused', async () => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.db);
  const database = sql.id(rows[0]?.name ?? '');
  await sql`alter database ${database} set default_transaction_read_only = on`.execute(shop.db);
  await proxy.refuse();
  await proxy.recover();
  await expect
    .poll(async () => (await shop.app.inject('/readyz')).json().message)
    .toBe('The database is read-only.');
  const list = await shop.app.inject('/api/product/list?sort=high-low');
  expect(list.statusCode).toBe(200);
  expect(list.headers.age).toBeUndefined();
  const signIn = () =>
    shop.app.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: { email: 'a@example.com', password: 'wrong-one' },
    });
  const refused = await signIn();
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('30');
  expect(refused.json()).toMatchObject({ code: 'UNAVAILABLE' });
  await sql`set default_transaction_read_only = off`.execute(shop.db);
  await sql`alter database ${database} reset default_transaction_read_only`.execute(shop.db);
  await expect.poll(isReady).toBe(true);
  // Connections to the standby are no longer used.
  expect((await signIn()).statusCode).toBe(401);
});

test('on a full disk a change is refused with a message, and accepted again as soon as there is space', async () => {
  await sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(shop.db);
  await sql`create trigger no_room before insert on grievance execute function no_room()`.execute(shop.db);
  const complaint = { name: 'Asha', email: 'asha@example.com', text: 'It does not fit' };
  const send = () => shop.app.inject({ method: 'POST', url: '/api/grievance', payload: complaint });
  const refused = await send();
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('30');
  expect(refused.json()).toEqual({
    success: false,
    code: 'UNAVAILABLE',
    message:
      'You can browse the shop, but orders and changes are not possible just now. Please try again in a few minutes.',
  });
  await sql`drop trigger no_room on grievance`.execute(shop.db);
  await expect.poll(isReady).toBe(true);
  expect((await send()).statusCode).toBe(200);
});
