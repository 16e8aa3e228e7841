import { cancelOrder, getOrder, getUserOrders } from '@gulmohar/contract/fulfilment/order.ts';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { buildOrder } from '../../../testing/build-order.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { readSandboxLedger } from '../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { readStockOf } from '../../../testing/read-stock.ts';
import { seller } from '../../../testing/seller.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { moveOrder } from '../change/move-order.ts';

const shop = await testShop();
const asha = await buildShopper(shop);
afterAll(async () => {
  await expectInvariants(shop);
  await shop.close();
});

async function statusOf(orderId: string): Promise<string> {
  return (await asha.api(getOrder, { query: { orderId } })).order.status;
}

test('a shopper sees her order with its item, price and status, and nobody else does', async () => {
  const orderId = await buildOrder(shop, asha);
  const { orders } = await asha.api(getUserOrders);
  expect(orders[0]).toMatchObject({
    _id: orderId,
    status: 'Order Placed',
    payment: true,
    paymentMethod: 'card',
    userId: asha.userId,
    amount: 2_500,
    isReturnable: false,
    items: [{ name: 'Test Kurti', size: 'M', quantity: 1, price: 2_500, isReturnRequested: false }],
  });
  const meera = await buildShopper(shop);
  expect((await meera.api(getUserOrders)).orders).toEqual([]);
  await expect(meera.api(getOrder, { query: { orderId } })).rejects.toMatchObject({ status: 404 });
  await expect(meera.api(cancelOrder, { body: { orderId } })).rejects.toMatchObject({ status: 404 });
  await expect(shop.api(getUserOrders)).rejects.toMatchObject({ status: 401 });
});

test('an order moves step by step to delivery, and the buyer gets a mail from shipping onwards', async () => {
  const orderId = await buildOrder(shop, asha);
  await moveOrder(shop.db, orderId, { to: 'Packing', actor: 'operator', seller });
  const parcel = { courier: 'Delhivery', trackingNumber: 'DL123' };
  await moveOrder(shop.db, orderId, { to: 'Shipped', actor: 'operator', seller, ...parcel });
  await moveOrder(shop.db, orderId, { to: 'Out for delivery', actor: 'operator', seller });
  await moveOrder(shop.db, orderId, { to: 'Delivered', actor: 'operator', seller });
  const { order } = await asha.api(getOrder, { query: { orderId } });
  expect(order.steps.map((step) => step.status)).toEqual([
    'Order Placed',
    'Packing',
    'Shipped',
    'Out for delivery',
    'Delivered',
  ]);
  expect(order).toMatchObject({ courier: 'Delhivery', trackingNumber: 'DL123', isCancellable: false });
  const mails = await readMails(shop, asha.email);
  const about = mails.filter((mail) => mail.subject.includes(orderId.slice(-8).toUpperCase()));
  expect(about.map((mail) => mail.subject.replace(/[0-9A-F]{8}/, 'N'))).toEqual([
    'Your Gulmohar order N',
    'Your order N is on its way',
    'Your order N is out for delivery',
    'Your order N has been delivered',
  ]);
  expect(about[1]?.text).toContain(
    'Courier: Delhivery\nTracking number: DL123\nhttps://www.delhivery.com/track-v2/package/DL123\n',
  );
  expect(about[1]?.text).toContain('Your invoice is attached');
  for (const { text } of about) expect(text).toContain('Test Kurti, size M × 1');
});

test.each(['Shipped', 'Out for delivery', 'Delivered', 'Order Placed'] as const)(
  'a new order cannot become %s',
  async (to) => {
    const orderId = await buildOrder(shop, asha);
    await expect(moveOrder(shop.db, orderId, { to, actor: 'operator', seller })).rejects.toMatchObject({
      code: 'STEP_NOT_POSSIBLE',
    });
    expect(await statusOf(orderId)).toBe('Order Placed');
  },
);

test('a shopper who cancels before dispatch is refunded in full exactly once, and the unit is on sale again', async () => {
  const orderId = await buildOrder(shop, asha);
  const { refunded } = await readSandboxLedger(shop);
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () => asha.api(cancelOrder, { body: { orderId } })),
  );
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  const mails = await readMails(shop, asha.email);
  expect((await readSandboxLedger(shop)).refunded - refunded).toBe(250_000);
  const { order } = await asha.api(getOrder, { query: { orderId } });
  expect(order).toMatchObject({ status: 'Cancelled', refunded: 2_500, isCancellable: false });
  expect(mails.at(-1)?.text).toContain('We are refunding Rs. 2,500.');
  expect(await readStockOf(shop, orderId)).toBe(5);
});

test('a shipped order cannot be cancelled', async () => {
  const orderId = await buildOrder(shop, asha);
  await moveOrder(shop.db, orderId, { to: 'Packing', actor: 'operator', seller });
  await moveOrder(shop.db, orderId, { to: 'Shipped', actor: 'operator', seller });
  await expect(asha.api(cancelOrder, { body: { orderId } })).rejects.toMatchObject({ status: 409 });
  expect(await statusOf(orderId)).toBe('Shipped');
});

test('a shopper with thousands of orders can page through all of them, the newest first', async () => {
  const kavya = await buildShopper(shop);
  const first = await buildOrder(shop, kavya);
  await copyOrder(first, 2_500);
  const dates: string[] = [];
  let before: string | undefined;
  do {
    const query = before ? { limit: 100, before } : { limit: 100 };
    const page = await kavya.api(getUserOrders, { query });
    dates.push(...page.orders.map((order) => order.date));
    before = page.nextBefore ?? undefined;
  } while (before);
  expect(dates).toHaveLength(2_501);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

/** Inserts older copies of an order into the tables only; they are deleted at the end of the test. */
async function copyOrder(orderId: string, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => ({ id: uuid(), checkout: uuid() }));
  const list = JSON.stringify(ids);
  await sql`
    with copies as (select * from jsonb_to_recordset(${list}::jsonb) as w (id uuid, checkout uuid)),
    copied as (
      insert into checkout (id, user_id, buyer_key, status, snapshot, amount, currency, provider, expires_at)
      select copies.checkout, user_id, buyer_key, status, snapshot, amount, currency, provider, expires_at
      from copies, checkout where checkout.id = (select checkout_id from orders where id = ${orderId})),
    ordered as (
      insert into orders (id, checkout_id, user_id, email, phone, buyer_name, address, subtotal, shipping, amount,
                          currency, payment_method, placed_at)
      select copies.id, copies.checkout, user_id, email, phone, buyer_name, address, subtotal, shipping, amount,
             currency, payment_method, placed_at - row_number() over () * interval '1 hour'
      from copies, orders where orders.id = ${orderId})
    insert into order_line (id, order_id, position, product_id, variant_id, name, size, picture, unit_price, quantity)
    select gen_random_uuid(), copies.id, position, product_id, variant_id, name, size, picture, unit_price, quantity
    from copies, order_line where order_id = ${orderId}`.execute(shop.db);
}
