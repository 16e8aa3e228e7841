import { verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { expireCheckout } from '../../../testing/expire-checkout.ts';
import { type FaultProxy, faultProxy } from '../../../testing/fault-proxy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { makeJobsDue } from '../../../testing/make-jobs-due.ts';
import { expectRefunded } from '../../../testing/paid-order.ts';
import {
  type Paid,
  payInSandbox,
  readSandboxLedger,
  setSandboxMode,
} from '../../../testing/pay-in-sandbox.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { openDatabase, openPool } from '../../platform/database/connection.ts';
import { confirmPayment } from './confirm-payment.ts';
import { settleOverdueCheckouts } from './settle-overdue-checkouts.ts';

const shop = await testShop();
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

test('browser, webhook and reconciliation give one order, in every sequence and all at once', async () => {
  const doors = {
    browser: (paid: Paid) => verify(paid),
    webhook: () => shop.runJobs(),
    reconciliation: () => settleOverdueCheckouts(shop.db, shop.providers),
  };
  const turns: (keyof typeof doors)[][] = [
    ['browser', 'webhook', 'reconciliation'],
    ['browser', 'reconciliation', 'webhook'],
    ['webhook', 'browser', 'reconciliation'],
    ['webhook', 'reconciliation', 'browser'],
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

test('a reservation that expires during the payment gives an order or a refund, never both', async () => {
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

test('a payment that differs from the agreed amount is refunded, and nothing is sold', async () => {
  const orderId = await open('overcharged');
  await sql`update sandbox.provider_order set amount = amount + 1 where id = ${orderId}`.execute(shop.db);
  const paid = await payInSandbox(shop, orderId);
  await expect(verify(paid)).rejects.toMatchObject({ code: 'ORDER_NOT_POSSIBLE' });
  await shop.runJobs();
  expect(await ordersOf('overcharged')).toEqual([]);
});

test('a lost response to opening the provider’s order releases the units', async () => {
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

test('a refund whose response is lost is requested again and moves the money once', async () => {
  const orderId = await open('refunded');
  await sql`update sandbox.provider_order set amount = amount + 1 where id = ${orderId}`.execute(shop.db);
  const before = (await readSandboxLedger(shop)).refunded;
  const paid = await payInSandbox(shop, orderId);
  await expect(verify(paid)).rejects.toMatchObject({ code: 'ORDER_NOT_POSSIBLE' });
  await setSandboxMode(shop, { api: 'lost-answer' });
  await shop.runJobs();
  await setSandboxMode(shop, {});
  await makeJobsDue(shop.db);
  await shop.runJobs();
  expect((await readSandboxLedger(shop)).refunded - before).toBe(200_001);
  await expectRefunded(shop, paid, 'amount differs');
});

test('an authorized payment gives no order until it is captured', async () => {
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

test('a connection lost during COMMIT gives exactly one order when the payment is verified again', async () => {
  const couponCode = await buildCoupon(shop.db, { amount: 20_000 });
  await loseTheAnswer({ guest: 'cut', couponCode }, (proxy) => proxy.cutNextCommit());
});

test('a connection lost before COMMIT arrives gives exactly one order when the payment is verified again', async () => {
  const couponCode = await buildCoupon(shop.db, { amount: 20_000 });
  await loseTheAnswer({ guest: 'lost', couponCode, isWritten: false }, (proxy) => proxy.loseNextCommit());
});

test('a connection lost while the order is written gives exactly one order on verifying again', async () => {
  const cut = (proxy: FaultProxy) => proxy.cutNextStatement('insert into "orders"');
  await loseTheAnswer({ guest: 'cut-short', isWritten: false }, cut);
});

/** Pays for a checkout, but loses the connection while its order is written. */
async function loseTheAnswer(
  { guest, couponCode, isWritten = true }: { guest: string; couponCode?: string; isWritten?: boolean },
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
    expect(await ordersOf(guest)).toHaveLength(isWritten ? 1 : 0);
    const again = await verify(paid);
    expect((await ordersOf(guest)).map(({ id }) => id)).toEqual([again.orderId]);
  } finally {
    await db.destroy();
    await proxy.close();
  }
}

test('an order stays as agreed if its price and coupon change or its product is withdrawn during payment', async () => {
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
