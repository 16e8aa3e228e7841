import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { placeCashOrder } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { getDeliveryPromise } from '@gulmohar/contract/sales/delivery-promise.ts';
import { NO_EXPRESS } from '@gulmohar/contract/shop/express-settings.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { testShop } from '../../../testing/test-shop.ts';

let guests = 0;

const shop = await testShop();
const owner = await buildStaff(shop);
const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 50 } });
afterAll(() => shop.close());

async function offer(rest: Partial<typeof NO_EXPRESS> = {}): Promise<void> {
  const value = { ...NO_EXPRESS, isOffered: true, exceptStates: ['Ladakh' as const], ...rest };
  await owner.api(saveSettings, { body: { group: 'express', value } });
}

function orderOf(delivery: 'standard' | 'express' | undefined, place: object = {}) {
  const data = buildOrderData([{ _id: kurti, size: 'M' }], `express${guests++}`);
  return { ...data, delivery, address: { ...data.address, ...place } };
}

function open(amount: number, orderData: ReturnType<typeof orderOf>) {
  return shop.api(createRazorpayOrder, { body: { amount, isGuest: true, orderData } });
}

async function readOrder(id: string) {
  return shop.db
    .selectFrom('orders')
    .where('id', '=', id)
    .select(['shipping', 'is_express', 'amount'])
    .executeTakeFirstOrThrow();
}

test('a shop whose owner never turned Express on neither shows nor accepts it', async () => {
  await expect(open(2_500, orderOf('express'))).rejects.toMatchObject({
    code: 'EXPRESS_NOT_OFFERED',
    message: expect.stringContaining('is no longer available'),
  });
  expect(await shop.api(getDeliveryPromise, { query: { pin: '570001' } })).not.toHaveProperty('express');
});

test('Express has its own fee even when standard delivery is free, and is stored with the order', async () => {
  await offer();
  const orderData = orderOf('express');
  await expect(open(2_500, orderData)).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
    reply: { totals: { shipping: 250, total: 2_750 } },
  });
  const { orderId } = await open(2_750, orderData);
  const paid = await payInSandbox(shop, orderId);
  const placed = await shop.api(verifyRazorpayPayment, { body: { ...paid, orderData } });
  expect(await readOrder(placed.orderId)).toEqual({ shipping: 25_000, is_express: true, amount: 275_000 });
});

test('a shopper who paid for standard delivery cannot switch to Express afterwards', async () => {
  await offer();
  const orderData = orderOf('standard');
  const { orderId } = await open(2_500, orderData);
  const paid = await payInSandbox(shop, orderId);
  const body = { ...paid, orderData: { ...orderData, delivery: 'express' } };
  await shop.api(verifyRazorpayPayment, { body }).catch(() => undefined);
  const express = await shop.db
    .selectFrom('orders')
    .where('email', '=', orderData.guestInfo?.email ?? '')
    .where('is_express', '=', true)
    .select('id')
    .execute();
  expect(express).toEqual([]);
});

test('Express is refused with a reason in excluded states, and by default for cash on delivery', async () => {
  await offer();
  const far = orderOf('express', { state: 'Ladakh', city: 'Leh', zipcode: '194101' });
  await expect(open(2_750, far)).rejects.toMatchObject({
    code: 'EXPRESS_NOT_OFFERED',
    message: 'Express delivery is not available for this address. Please choose standard delivery.',
  });
  const body = { amount: 2_750, isGuest: true, requestId: uuid(), orderData: orderOf('express') };
  await expect(shop.api(placeCashOrder, { body })).rejects.toMatchObject({ code: 'EXPRESS_NOT_OFFERED' });
});

test('the owner can extend free delivery to Express', async () => {
  await offer({ isFreeToo: true });
  expect(await open(2_500, orderOf('express'))).toMatchObject({ amount: 250_000 });
});
