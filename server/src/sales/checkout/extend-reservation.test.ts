import { verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { extendReservation } from '@gulmohar/contract/sales/reservation.ts';
import { MAX_RESERVATION_EXTENSIONS } from '@gulmohar/contract/shop/shop-rules.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { expireCheckout } from '../../../testing/expire-checkout.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { settleOverdueCheckouts } from '../settlement/settle-overdue-checkouts.ts';

const shop = await testShop();
afterEach(() => expectInvariants(shop));
afterAll(() => shop.close());

async function openFor(guest: string): Promise<string> {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 1 } });
  const purchase = { lines: [{ _id: kurti, size: 'M' }], amount: 2_000, guest };
  const { orderId } = await openPurchase(shop, purchase);
  return orderId;
}

function extend(orderId: string, api = shop.api) {
  return api(extendReservation, { body: { orderId } });
}

async function minutesReserved(orderId: string): Promise<number> {
  const { minutes } = await shop.db
    .selectFrom('checkout')
    .where('provider_order_id', '=', orderId)
    .select(sql<number>`(extract(epoch from expires_at - created_at) / 60)::float8`.as('minutes'))
    .executeTakeFirstOrThrow();
  return minutes;
}

test('a guest can extend a reservation by 5 minutes ten times, and no more', async () => {
  const orderId = await openFor('slow');
  const first = await extend(orderId);
  expect(first).toMatchObject({ success: true, extensionsLeft: MAX_RESERVATION_EXTENSIONS - 1 });
  expect(first.secondsLeft).toBeGreaterThan(19 * 60);
  expect(first.secondsLeft).toBeLessThanOrEqual(20 * 60);
  const all = await Promise.allSettled(
    Array.from({ length: MAX_RESERVATION_EXTENSIONS }, () => extend(orderId)),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_RESERVATION_EXTENSIONS - 1);
  expect(await minutesReserved(orderId)).toBeCloseTo(65, 5);
  await expect(extend(orderId)).rejects.toMatchObject({ status: 409, code: 'STEP_NOT_POSSIBLE' });
});

test('an expired reservation cannot be extended and is released, while an extended one stays held', async () => {
  const over = await openFor('too-late');
  const extended = await openFor('in-time');
  await extend(extended);
  await expireCheckout(shop, over);
  await expect(extend(over)).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
  await settleOverdueCheckouts(shop.db, shop.providers);
  await expect(extend(over)).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
  const { reserved } = await shop.db
    .selectFrom('reservation')
    .innerJoin('checkout', 'checkout.id', 'reservation.checkout_id')
    .where('checkout.provider_order_id', 'in', [over, extended])
    .select(({ fn }) => fn.countAll<number>().as('reserved'))
    .executeTakeFirstOrThrow();
  expect(Number(reserved)).toBe(1);
});

test('a checkout that holds no stock cannot be extended', async () => {
  const orderId = await openFor('beyond');
  const checkout = shop.db.updateTable('checkout').where('provider_order_id', '=', orderId);
  await checkout.set({ holds_stock: false }).execute();
  await expect(extend(orderId)).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
  await checkout.set({ holds_stock: true }).execute();
});

test('a paid checkout cannot be extended', async () => {
  const orderId = await openFor('paid');
  await shop.api(verifyRazorpayPayment, { body: await payInSandbox(shop, orderId) });
  await expect(extend(orderId)).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
});

test('another shopper’s reservation, or one that does not exist, cannot be extended', async () => {
  await expect(extend('order_unknown')).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  const orderId = await openFor('owner');
  const [owner, other] = [await buildShopper(shop), await buildShopper(shop)];
  await shop.db
    .updateTable('checkout')
    .set({ user_id: owner.userId })
    .where('provider_order_id', '=', orderId)
    .execute();
  await expect(extend(orderId, other.api)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await extend(orderId, owner.api)).toMatchObject({ success: true });
});
