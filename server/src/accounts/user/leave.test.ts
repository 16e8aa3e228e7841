import { requestStockAlert } from '@gulmohar/contract/accounts/alert.ts';
import { getProfile } from '@gulmohar/contract/accounts/profile.ts';
import { logIn } from '@gulmohar/contract/accounts/session.ts';
import { deleteAccount, exportData, register } from '@gulmohar/contract/accounts/user.ts';
import { addToWishlist } from '@gulmohar/contract/accounts/wishlist.ts';
import type { ApiError } from '@gulmohar/contract/api/client.ts';
import { addToCart } from '@gulmohar/contract/sales/cart.ts';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildRegistration, buildShopper } from '../../../testing/build-shopper.ts';
import { buy, openPurchase } from '../../../testing/buy.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { anonymiseFinishedOrders } from '../../fulfilment/my-orders/anonymise-orders.ts';

/** On a busy machine. */
const PATIENCE = { timeout: 20_000 };

const shop = await testShop();
afterAll(() => shop.close());

/** Every table of the shop that contains this text. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(shop.db);
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from ${sql.table(name)} as t where t::text like ${`%${text}%`}`.execute(
        shop.db,
      );
      return rows[0]?.count ? [name] : [];
    }),
  );
  return found.flat().sort();
}

test('a shopper can download the data kept about them, without any secrets', async () => {
  const shopper = await buildShopper(shop, { name: 'Revathi Menon' });
  const productId = await buildProduct(shop.db, { price: 300_000, stock: { M: 0, L: 9 } });
  await shopper.api(addToWishlist, { body: { productId } });
  await shopper.api(requestStockAlert, { body: { productId, email: shopper.email, size: 'M' } });
  const { orderId } = await buy(shop, { shopper, lines: [{ _id: productId, size: 'L' }], amount: 3_000 });
  await shopper.api(addToCart, { body: { itemId: productId, size: 'L' } });
  const { data } = await shopper.api(exportData);
  expect(data).toMatchObject({
    profile: { name: 'Revathi Menon', email: shopper.email },
    orders: [{ _id: orderId, amount: 3_000, items: [{ productId, size: 'L', quantity: 1, price: 3_000 }] }],
    wishlist: [{ productId }],
    cart: [{ productId, size: 'L', quantity: 1 }],
    stockAlerts: [{ productId, size: 'M', status: 'active' }],
    sessions: [{ signedInAt: expect.any(String) }],
  });
  expect(JSON.stringify(data)).not.toMatch(/argon2|hash|key/i);
});

test('a wrong password does not delete the account', async () => {
  const shopper = await buildShopper(shop);
  const attempt = shopper.api(deleteAccount, { body: { password: 'wrong' } });
  await expect(attempt).rejects.toMatchObject({ status: 400, message: 'Current password is incorrect' });
  await shopper.api(getProfile);
});

test('an account can be deleted while its payment is being settled, leaving no order tied to it', async () => {
  for (let round = 0; round < 5; round++) {
    const shopper = await buildShopper(shop);
    const productId = await buildProduct(shop.db, { price: 300_000, stock: 9 });
    const purchase = buy(shop, { shopper, lines: [{ _id: productId }], amount: 3_000 }).then(
      ({ orderId }) => orderId,
      (error: ApiError) => error.status,
    );
    const [bought] = await Promise.all([
      purchase,
      shopper.api(deleteAccount, { body: { password: shopper.password } }),
    ]);
    // Either the order was placed, or the token was invalid before the checkout began.
    expect(bought === 401 || typeof bought === 'string').toBe(true);
    const tied = await shop.db
      .selectFrom('orders')
      .where('user_id', '=', shopper.userId)
      .selectAll()
      .execute();
    expect(tied).toEqual([]);
  }
});

test('an account is deleted although it and a payment of its latest checkout wait for each other', async () => {
  const shopper = await buildShopper(shop);
  const productId = await buildProduct(shop.db, { price: 300_000, stock: 9 });
  const { orderId } = await openPurchase(shop, { lines: [{ _id: productId }], amount: 3_000 });
  const { pool } = shop.database;
  const blockedBy = async (client: pg.PoolClient) => {
    const { rows: own } = await client.query('select pg_backend_pid() as pid');
    const { rows } = await pool.query(
      'select count(*)::int as count from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))',
      [own[0].pid],
    );
    return rows[0].count;
  };
  const keepsAccount = 'select from users where id = $1 for key share';
  const opening = await pool.connect();
  const paying = await pool.connect();
  try {
    await opening.query('begin');
    await opening.query(keepsAccount, [shopper.userId]);
    const deletion = shopper.api(deleteAccount, { body: { password: shopper.password } });
    await expect.poll(() => blockedBy(opening), PATIENCE).toBe(1);
    // It has looked for checkouts, when this one becomes the account's.
    await pool.query('update checkout set user_id = $1 where provider_order_id = $2', [
      shopper.userId,
      orderId,
    ]);
    await paying.query('begin');
    await paying.query('select from checkout where provider_order_id = $1 for update', [orderId]);
    await opening.query('commit');
    await expect.poll(() => blockedBy(paying), PATIENCE).toBe(1);
    // PostgreSQL undoes either; the payment would be tried again.
    const end = await paying.query(keepsAccount, [shopper.userId]).then(
      () => 'commit',
      () => 'rollback',
    );
    await paying.query(end);
    await deletion;
  } finally {
    // Whatever failed, nobody else is given their transactions.
    opening.release(true);
    paying.release(true);
  }
  await expect(shopper.api(getProfile)).rejects.toMatchObject({ status: 401 });
});

test('deleting an account removes its data and anonymises its orders once they are finished', async () => {
  const shopper = await buildShopper(shop, { name: 'Vanishing Shopper', phone: '9000011111' });
  const productId = await buildProduct(shop.db, { price: 300_000, stock: { M: 0, L: 9 } });
  await shopper.api(addToWishlist, { body: { productId } });
  await shopper.api(addToCart, { body: { itemId: productId, size: 'L' } });
  await shopper.api(requestStockAlert, { body: { productId, email: shopper.email, size: 'M' } });
  const purchase = { shopper, lines: [{ _id: productId, size: 'L' }], amount: 3_000 };
  const { orderId: delivered } = await buy(shop, purchase);
  const { orderId: underWay } = await buy(shop, purchase);
  await shop.db.updateTable('orders').set({ status: 'Delivered' }).where('id', '=', delivered).execute();
  await readMails(shop, shopper.email);

  await shopper.api(deleteAccount, { body: { password: shopper.password } });
  await expect(shopper.api(getProfile)).rejects.toMatchObject({ status: 401 });
  await expect(
    shop.api(logIn, { body: { email: shopper.email, password: shopper.password } }),
  ).rejects.toMatchObject({ status: 401 });
  expect((await readMails(shop, shopper.email)).at(-1)?.subject).toContain('account has been deleted');

  const orders = () =>
    shop.db
      .selectFrom('orders')
      .where('id', 'in', [delivered, underWay])
      .orderBy('id')
      .select(['user_id', 'amount', 'email', 'buyer_name', 'phone', 'address'])
      .execute();
  expect(await orders()).toMatchObject([
    {
      user_id: null,
      amount: 300_000,
      email: '',
      buyer_name: '',
      phone: '',
      address: { state: 'Karnataka', street: '' },
    },
    { user_id: null, amount: 300_000, email: shopper.email, address: { street: '12 Temple Road' } },
  ]);

  await shop.db.updateTable('orders').set({ status: 'Delivered' }).where('id', '=', underWay).execute();
  await anonymiseFinishedOrders(shop.db);
  expect(await orders()).toMatchObject([{ buyer_name: '' }, { buyer_name: '', email: '' }]);
  // The demo shop's mailbox represents e-mails already sent, which cannot be recalled.
  expect(await tablesWith(shopper.email)).toEqual(['dev_mailbox']);
  expect((await tablesWith('9000011111')).filter((table) => table !== 'dev_mailbox')).toEqual([]);
  await shop.api(register, { body: buildRegistration({ email: shopper.email }) });
});
