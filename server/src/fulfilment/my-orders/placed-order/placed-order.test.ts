import { getProfile } from '@gulmohar/contract/accounts/profile.ts';
import { getOrder, getUserOrders } from '@gulmohar/contract/fulfilment/order.ts';
import { createAccountFromOrder, getPlacedOrder } from '@gulmohar/contract/fulfilment/placed-order.ts';
import { trackByLink } from '@gulmohar/contract/fulfilment/tracking.ts';
import { afterAll, expect, test } from 'vitest';
import { makeOlder } from '../../../../testing/build-order.ts';
import { buildProduct } from '../../../../testing/build-product.ts';
import { buildShopper } from '../../../../testing/build-shopper.ts';
import { buy, openPurchase } from '../../../../testing/buy.ts';
import { expectInvariants } from '../../../../testing/invariants.ts';
import { testShop } from '../../../../testing/test-shop.ts';

const shop = await testShop();
const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 30 } });
afterAll(async () => {
  await expectInvariants(shop);
  await shop.close();
});

const password = 'Leheriya2026';

function purchaseOf(guest: string) {
  return { lines: [{ _id: kurti, size: 'M' }], amount: 2_500, guest };
}

const createAccount = (orderId: string, chosen = password) =>
  shop.api(createAccountFromOrder, { body: { orderId, password: chosen } });

test('the payer sees the new order and can track it by its link, but the order number alone shows nothing', async () => {
  const { orderId, providerOrderId } = await buy(shop, purchaseOf('placed'));
  const { order } = await shop.api(getPlacedOrder, { body: { orderId: providerOrderId } });
  expect(order).toMatchObject({
    _id: orderId,
    items: [{ name: 'Test Kurti', size: 'M', quantity: 1, price: 2_500 }],
    totals: { subtotal: 2_500, discount: 0, shipping: 0, total: 2_500 },
    address: { email: 'placed@guest.example' },
    canCreateAccount: true,
  });
  expect(order.leavesBy < order.arrivesFrom && order.arrivesFrom < order.arrivesTo).toBe(true);
  const tracked = await shop.api(trackByLink, { body: { token: order.trackingToken ?? '' } });
  expect(tracked.orders.map(({ _id }) => _id)).toEqual([orderId]);
  for (const number of [orderId, orderId.toUpperCase(), ` ${orderId} `]) {
    const body = { orderId: number };
    await expect(shop.api(getPlacedOrder, { body })).rejects.toMatchObject({ status: 404 });
    await expect(createAccount(number)).rejects.toMatchObject({ status: 404 });
  }
});

test('an unpaid checkout shows no order, and a paid one stops showing it after a day', async () => {
  const opened = await openPurchase(shop, purchaseOf('unpaid'));
  await expect(shop.api(getPlacedOrder, { body: { orderId: opened.orderId } })).rejects.toMatchObject({
    status: 404,
  });
  const { orderId, providerOrderId } = await buy(shop, purchaseOf('late'));
  await makeOlder(shop, orderId, '24 hours');
  const body = { orderId: providerOrderId };
  await expect(shop.api(getPlacedOrder, { body })).rejects.toMatchObject({ status: 404 });
  await expect(createAccount(providerOrderId)).rejects.toMatchObject({ status: 404 });
});

test('an account’s order is shown to its owner only and cannot create another account', async () => {
  const asha = await buildShopper(shop);
  const { providerOrderId } = await buy(shop, { ...purchaseOf('asha'), shopper: asha });
  const body = { orderId: providerOrderId };
  const { order } = await asha.api(getPlacedOrder, { body });
  expect(order).toMatchObject({ trackingToken: null, canCreateAccount: false });
  const other = await buildShopper(shop);
  for (const api of [shop.api, other.api]) {
    await expect(api(getPlacedOrder, { body })).rejects.toMatchObject({ status: 404 });
  }
  await expect(createAccount(providerOrderId)).rejects.toMatchObject({ status: 404 });
});

test('a guest creates an account with a password; it has the name, address and this order only', async () => {
  const earlier = await buy(shop, purchaseOf('joins'));
  const { orderId, providerOrderId } = await buy(shop, purchaseOf('joins'));
  await expect(createAccount(providerOrderId, 'short')).rejects.toMatchObject({ status: 400 });
  await expect(createAccount(providerOrderId, 'password1')).rejects.toMatchObject({ status: 400 });
  const { token } = await createAccount(providerOrderId);
  const api = shop.apiWith(token);
  const { user } = await api(getProfile);
  expect(user).toMatchObject({ email: 'joins@guest.example', name: 'Ravi Kumar', phone: '9876543210' });
  const { order } = await api(getOrder, { query: { orderId } });
  expect(user.address).toMatchObject({ street: order.address.street, zipCode: order.address.zipcode });
  const { orders } = await api(getUserOrders);
  expect(orders.map(({ _id }) => _id)).toEqual([orderId]);
  expect(orders.map(({ _id }) => _id)).not.toContain(earlier.orderId);
});

test('simultaneous requests create one account, and an address that has one is refused only when it is tried', async () => {
  const { providerOrderId } = await buy(shop, purchaseOf('crowd'));
  const tries = await Promise.allSettled([1, 2, 3].map(() => createAccount(providerOrderId)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const again = await buy(shop, purchaseOf('crowd'));
  const body = { orderId: again.providerOrderId };
  expect((await shop.api(getPlacedOrder, { body })).order.canCreateAccount).toBe(true);
  await expect(createAccount(again.providerOrderId)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
});
