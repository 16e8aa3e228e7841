import { verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { expireCheckout } from '../../../testing/expire-checkout.ts';
import { type FaultProxy, faultProxy } from '../../../testing/fault-proxy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { expectRefunded } from '../../../testing/paid-order.ts';
import {
  type Paid,
  payInSandbox,
  readSandboxLedger,
  setSandboxMode,
} from '../../../testing/pay-in-sandbox.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { openDatabase, openPool } from '../../platform/database/connection.ts';
import { confirmPayment } from './confirm-payment.ts';
import { settleOverdueCheckouts } from './settle-overdue-checkouts.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
});
afterEach(async () => {
  await setSandboxMode(shop, {});
  await expectInvariants(shop);
});
afterAll(() => shop.close());

async function open(guest: string, stock = 5): Promise<string> {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: stock } });
  return (await openPurchase(shop, { lines: [{ _id: kurti, size: 'M' }], amount: 2_000, guest })).orderId;
}

function verify(paid: Paid) {
  return shop.api(verifyRazorpayPayment, { body: paid });
}

function ordersOf(guest: string) {
  return shop.db.selectFrom('orders').where('email', '=', `${guest}@guest.example`).selectAll().execute();
}

async function makeJobsDue(): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now() where locked_at is null`.execute(shop.db);
}

test('browser, webhook and reconciliation in every order, and at once: one order each time', async () => {
  const doors = {
    browser: (paid: Paid) => verify(paid),
    webhook: () => shop.runJobs(),
    reconciliation: () => settleOverdueCheckouts(shop.db, shop.providers),
  };
  const turns: (keyof typeof doors)[][] = [
    ['browser', 'webhook', 'reconciliation'],
    ['webhook', 'browser', 'reconciliation'],
    ['reconciliation', 'browser', 'webhook'],
    ['reconciliation', 'webhook', 'browser'],
  ];
  for (const [index, turn] of turns.entries()) {
    const guest = `turn-${index}`;
    const orderId = await open(guest);
    const paid = await payInSandbox(shop, orderId);
    await expireCheckout(shop, orderId);
    for (const door of turn) await doors[door](paid);
    expect(await ordersOf(guest)).toHaveLength(1);
  }
  const orderId = await open('all-at-once');
  const paid = await payInSandbox(shop, orderId);
  await expireCheckout(shop, orderId);
  await Promise.all([doors.reconciliation(), doors.browser(paid), doors.webhook(), doors.browser(paid)]);
  expect(await ordersOf('all-at-once')).toHaveLength(1);
});

test('the reservation runs out in the moment of payment: an order or the money back, never both', async () => {
  for (let round = 0; round < 5; round++) {
    const guest = `moment-${round}`;
    const orderId = await open(guest, 1);
    await expireCheckout(shop, orderId);
    const [paid] = await Promise.all([
      payInSandbox(shop, orderId),
      settleOverdueCheckouts(shop.db, shop.providers),
    ]);
    const outcome = await verify(paid).catch((error: { code?: string }) => error.code);
    const orders = await ordersOf(guest);
    expect(orders).toHaveLength(typeof outcome === 'object' ? 1 : 0);
  }
  await shop.runJobs();
});

test('the provider charged another amount than ours: nothing is sold and the money goes back', async () => {
  const orderId = await open('overcharged');
  await sql`update sandbox.provider_order set amount = amount + 1 where id = ${orderId}`.execute(shop.db);
  const paid = await payInSandbox(shop, orderId);
  await expect(verify(paid)).rejects.toMatchObject({ code: 'ORDER_NOT_POSSIBLE' });
  await shop.runJobs();
  expect(await ordersOf('overcharged')).toEqual([]);
});

test('the provider opened its order, but its response was lost: the units are free and the next try works', async () => {
  await setSandboxMode(shop, { api: 'lost-answer' });
  await expect(open('unheard', 1)).rejects.toMatchObject({ status: 502 });
  await setSandboxMode(shop, {});
  const left = await shop.db
    .selectFrom('reservation')
    .innerJoin('checkout', 'checkout.id', 'reservation.checkout_id')
    .where('buyer_key', 'like', 'guest:unheard@%')
    .selectAll('reservation')
    .execute();
  expect(left).toEqual([]);
});

test('a refund whose answer is lost is asked for again and moves the money once', async () => {
  const orderId = await open('refunded');
  await sql`update sandbox.provider_order set amount = amount + 1 where id = ${orderId}`.execute(shop.db);
  const before = (await readSandboxLedger(shop)).refunded;
  const paid = await payInSandbox(shop, orderId);
  await expect(verify(paid)).rejects.toMatchObject({ code: 'ORDER_NOT_POSSIBLE' });
  await setSandboxMode(shop, { api: 'lost-answer' });
  await shop.runJobs();
  await setSandboxMode(shop, {});
  await makeJobsDue();
  await shop.runJobs();
  expect((await readSandboxLedger(shop)).refunded - before).toBe(200_001);
  await expectRefunded(shop, paid, 'amount differs');
});

test('money that the bank has only set aside buys nothing, and does once it is taken', async () => {
  const orderId = await open('set-aside');
  const paid = await payInSandbox(shop, orderId);
  const setStatus = (status: string) =>
    sql`update sandbox.payment set status = ${status} where order_id = ${orderId}`.execute(shop.db);
  await setStatus('authorized');
  await expect(verify(paid)).rejects.toMatchObject({ code: 'PAYMENT_NOT_COMPLETED' });
  expect(await ordersOf('set-aside')).toEqual([]);
  await setStatus('captured');
  await verify(paid);
  expect(await ordersOf('set-aside')).toHaveLength(1);
});

test('the connection breaks during COMMIT: whether it counted or not, asking again gives one order', async () => {
  const couponCode = await buildCoupon(shop.db, { amount: 20_000 });
  await loseTheAnswer({ guest: 'cut', couponCode }, (proxy) => proxy.cutNextCommit());
});

test('the connection breaks while an order is written by one statement: asking again gives one order', async () => {
  await loseTheAnswer({ guest: 'cut-short' }, (proxy) => proxy.cutNextStatement('with ending as'));
});

/** Pays for a checkout whose order is written, but loses the response. */
async function loseTheAnswer(
  { guest, couponCode }: { guest: string; couponCode?: string },
  arm: (proxy: FaultProxy) => void,
): Promise<void> {
  const proxy = await faultProxy(shop.database.connection);
  const pool = openPool(proxy.connection, 5, () => undefined);
  const db = openDatabase(pool);
  try {
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });
    const lines = [{ _id: kurti, size: 'M' }];
    const purchase = couponCode ? { amount: 1_800, couponCode } : { amount: 2_000 };
    const { orderId } = await openPurchase(shop, { lines, guest, ...purchase });
    const paid = await payInSandbox(shop, orderId);
    const answer = {
      orderId: paid.razorpay_order_id,
      paymentId: paid.razorpay_payment_id,
      signature: paid.razorpay_signature,
    };
    arm(proxy);
    await expect(confirmPayment(db, shop.providers.razorpay, answer)).rejects.toThrow(/connection/i);
    expect(await ordersOf(guest)).toHaveLength(1);
    const again = await verify(paid);
    expect((await ordersOf(guest)).map(({ id }) => id)).toEqual([again.orderId]);
  } finally {
    await db.destroy();
    await proxy.close();
  }
}

test('price, stock and coupon are changed while a shopper pays: the order is what was agreed', async () => {
  const { db } = shop;
  const kurti = await buildProduct(db, { price: 300_000, stock: { M: 1 } });
  const couponCode = await buildCoupon(db, { amount: 20_000 });
  const lines = [{ _id: kurti, size: 'M' }];
  const { orderId } = await openPurchase(shop, { lines, amount: 2_800, couponCode, guest: 'agreed' });
  await db
    .updateTable('product')
    .set({ price: 500_000, published_at: null })
    .where('id', '=', kurti)
    .execute();
  await db.updateTable('coupon').set({ is_active: false }).where('code', '=', couponCode).execute();
  await verify(await payInSandbox(shop, orderId));
  expect(await ordersOf('agreed')).toMatchObject([{ amount: 280_000, discount: 20_000 }]);
});
