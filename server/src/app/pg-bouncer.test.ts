import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { getProduct, listProducts } from '@gulmohar/contract/catalogue/product.ts';
import { getUserOrders, requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { getShop } from '@gulmohar/contract/shop/shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildOrder } from '../../testing/build-order.ts';
import { buildProduct } from '../../testing/build-product.ts';
import { buildShopper } from '../../testing/build-shopper.ts';
import { buildStaff } from '../../testing/build-staff.ts';
import { buy } from '../../testing/buy.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { newAdminProduct } from '../../testing/new-admin-product.ts';
import { hasPgBouncer, type PgBouncer, startPgBouncer } from '../../testing/pg-bouncer.ts';
import { readMails } from '../../testing/read-mails.ts';
import { afterSale } from '../../testing/seller.ts';
import { deliverOrder } from '../../testing/ship-order.ts';
import { type ShopProcess, startShopProcess } from '../../testing/shop-process.ts';
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { type TestShop, testShop } from '../../testing/test-shop.ts';
import { moveReturn } from '../fulfilment/return/move-return.ts';
import { RAZORPAY_SANDBOX_PATH } from '../payments/sandbox-accounts.ts';
import { readEnvironment } from '../platform/config/env.ts';
import { connectionUrl, openDatabase, openPool } from '../platform/database/connection.ts';
import { openStorage } from '../platform/database/open-storage.ts';

describe.skipIf(!hasPgBouncer)(
  'behind PgBouncer in transaction mode (skipped where it is not installed)',
  () => {
    let database: TestDatabase;
    let bouncer: PgBouncer;

    beforeAll(async () => {
      database = await testDatabase();
      bouncer = await startPgBouncer(database.connection);
    });
    afterAll(async () => {
      await bouncer.stop();
      await database.drop();
    });

    test('buying, returning and admin edits work when every transaction may use another connection', async () => {
      const pool = openPool(
        {
          ...bouncer.connection,
          statement_timeout: 0,
          lock_timeout: 0,
          idle_in_transaction_session_timeout: 0,
        },
        10,
        () => undefined,
      );
      const db = openDatabase(pool);
      const pooled = { ...database, pool, db, direct: database.pool };
      const shop: TestShop = await testShop({}, {}, pooled);
      const shopper = await buildShopper(shop);
      const owner = await buildStaff(shop);

      await owner.api(saveSettings, {
        body: { group: 'shop', value: { name: 'Palash', displayRating: false } },
      });
      expect((await shop.api(getShop)).shop.name).toBe('Palash');
      const { productId } = await owner.api(createProduct, {
        body: newAdminProduct({ name: 'Edited Kurti' }),
      });
      expect((await shop.api(getProduct, { body: { productId } })).product.name).toBe('Edited Kurti');

      const others = await Promise.all(Array.from({ length: 11 }, () => buildShopper(shop)));
      const ids = await Promise.all(
        [shopper, ...others].map((buyer) => buildOrder(shop, buyer, { age: '6 days' })),
      );
      const [orderId = ''] = ids;
      await deliverOrder({ db }, orderId);
      const { orders } = await shopper.api(getUserOrders, { query: {} });
      const item = orders.find(({ _id }) => _id === orderId)?.items[0];
      await shopper.api(requestReturn, {
        body: { orderId, itemIds: [item?._id ?? ''], reason: 'Too tight' },
      });
      const { id } = await db.selectFrom('return_request').select('id').executeTakeFirstOrThrow();
      for (const to of ['Return Approved', 'Returned', 'Refunded'] as const) {
        await moveReturn(db, id, to, { actor: 'operator', ...afterSale });
      }
      const mails = await readMails(shop, shopper.email);
      expect(mails.map(({ subject }) => subject).join('\n')).toMatch(/refund/i);
      await expectInvariants(shop);
      await shop.close();
      await db.destroy();
    });

    test.each([
      ['DATABASE_URL', () => ({ DATABASE_URL: bouncer.address })],
      [
        'DATABASE_DIRECT_URL',
        () => ({ DATABASE_URL: bouncer.address, DATABASE_DIRECT_URL: bouncer.address }),
      ],
    ])('a pooler that %s takes for PostgreSQL is named in one line', async (setting, settings) => {
      const opening = openStorage(readEnvironment(settings()), () => undefined);
      await expect(opening).rejects.toThrow(new RegExp(`^${setting}: .* is a pooler, such as PgBouncer`));
    });

    test('three shops that are started at once on an empty database all open, and share what one has set up', async () => {
      const empty = await testDatabase('template1');
      const pooler = await startPgBouncer(empty.connection);
      const folders = await Promise.all([1, 2, 3].map(() => mkdtemp(path.join(tmpdir(), 'gulmohar-'))));
      const settings = {
        DATABASE_URL: pooler.address,
        DATABASE_DIRECT_URL: connectionUrl(empty.connection),
        MASTER_KEY: 'k'.repeat(40),
      };
      const shops = await Promise.all(
        folders.map((dataDir) => startShopProcess(dataDir, undefined, settings)),
      );
      const counts = shops.map(async ({ api }) => (await api(listProducts, { query: {} })).totalProducts);
      const [first, ...others] = await Promise.all(counts);
      expect(first).toBeGreaterThan(0);
      expect(others).toEqual([first, first]);
      await Promise.all(shops.map((shop) => shop.end('SIGTERM')));
      await pooler.stop();
      await empty.drop();
      await Promise.all(folders.map((dataDir) => rm(dataDir, { recursive: true, force: true })));
    });

    describe('the shop’s processes', () => {
      let folder: string;
      let shop: ShopProcess;

      beforeAll(async () => {
        folder = await mkdtemp(path.join(tmpdir(), 'gulmohar-'));
        shop = await startShopProcess(folder, undefined, {
          DATABASE_URL: bouncer.address,
          DATABASE_DIRECT_URL: connectionUrl(database.connection),
          WEB_CONCURRENCY: '2',
        });
      }, 60_000);
      afterAll(async () => {
        await shop.end('SIGTERM');
        await rm(folder, { recursive: true, force: true });
      });

      test('take a guest’s order and send its mail', async () => {
        const kurti = await buildProduct(database.db, { price: 250_000, stock: { M: 5 } });
        await expect
          .poll(() =>
            shop.api(getProduct, { body: { productId: kurti } }).then(
              () => 'on sale',
              () => '',
            ),
          )
          .toBe('on sale');
        const through = { api: shop.api, sandboxUrl: `${shop.url}${RAZORPAY_SANDBOX_PATH}` } as TestShop;
        await buy(through, { lines: [{ _id: kurti, size: 'M' }], amount: 2_500, guest: 'meera' });
        const mails = database.db.selectFrom('dev_mailbox').where('recipient', '=', 'meera@guest.example');
        await expect.poll(() => mails.select('subject').execute()).toHaveLength(1);
      });

      test('all pick up a changed setting, even when no notification comes through', async () => {
        const { pool } = database;
        const value = JSON.stringify({ name: 'Chanderi', displayRating: true });
        await pool.query('alter table shop_setting disable trigger user');
        await pool.query(
          `insert into shop_setting (name, value) values ('shop', $1)
        on conflict (name) do update set value = $1`,
          [value],
        );
        await pool.query(
          `insert into invalidation (table_name, change, product_id) values ('shop_setting', 'all', '')`,
        );
        await pool.query('alter table shop_setting enable trigger user');
        const names = () =>
          Promise.all(Array.from({ length: 12 }, async () => (await shop.api(getShop)).shop.name));
        await expect.poll(names).toEqual(Array.from({ length: 12 }, () => 'Chanderi'));
      });

      test('have statement and lock timeouts set on their database role', async () => {
        const { rows } = await database.pool.query<{ setconfig: string[] }>(
          `select setconfig from pg_db_role_setting where setdatabase = (select oid from pg_database where datname = $1)`,
          [database.connection.database],
        );
        expect(rows[0]?.setconfig).toEqual(
          expect.arrayContaining(['statement_timeout=10000', 'lock_timeout=5000']),
        );
      });
    });
  },
);
