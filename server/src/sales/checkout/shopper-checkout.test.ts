import { getProfile, updateProfile } from '@gulmohar/contract/accounts/profile.ts';
import { logOut } from '@gulmohar/contract/accounts/session.ts';
import { getCart, updateCart } from '@gulmohar/contract/sales/cart.ts';
import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buy } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
afterEach(() => expectInvariants(shop));
afterAll(() => shop.close());

async function orderOf(id: string) {
  return shop.db.selectFrom('orders').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

test('a signed-in shopper’s purchase is in their account, counts in their statistics and leaves their cart', async () => {
  const shopper = await buildShopper(shop);
  const [kurti, other] = [
    await buildProduct(shop.db, { price: 250_000, stock: { M: 5 } }),
    await buildProduct(shop.db, { price: 99_900, stock: 5 }),
  ];
  await shopper.api(updateCart, { body: { itemId: kurti, size: 'M', quantity: 1 } });
  await shopper.api(updateCart, { body: { itemId: other, quantity: 2 } });
  const { orderId } = await buy(shop, {
    shopper: shopper,
    lines: [{ _id: kurti, size: 'M' }],
    amount: 2_500,
  });
  expect(await orderOf(orderId)).toMatchObject({ user_id: shopper.userId, email: shopper.email });
  expect((await shopper.api(getCart)).cartData).toEqual({ [other]: { quantity: 2 } });
  expect((await shopper.api(getProfile)).stats).toMatchObject({ totalOrders: 1, totalSpent: 2_500 });
});

test('an amount alone buys the server’s cart, sent to the profile’s address', async () => {
  const shopper = await buildShopper(shop, { name: 'Savitri Bai Phule' });
  const kurti = await buildProduct(shop.db, { price: 99_900, stock: { M: 5 } });
  await shopper.api(updateCart, { body: { itemId: kurti, size: 'M', quantity: 3 } });
  const opened = await shopper.api(createRazorpayOrder, { body: { amount: 2_997, isGuest: false } });
  const { orderId } = await shopper.api(verifyRazorpayPayment, {
    body: await payInSandbox(shop, opened.orderId),
  });
  expect(await orderOf(orderId)).toMatchObject({
    user_id: shopper.userId,
    amount: 299_700,
    buyer_name: 'Savitri Bai Phule',
    address: { firstName: 'Savitri Bai', lastName: 'Phule', city: 'Mysuru', zipcode: '570001' },
  });
  expect((await shopper.api(getCart)).cartData).toEqual({});
});

test('a shopper who sends lines and an address still needs a phone number in the profile', async () => {
  const shopper = await buildShopper(shop);
  const { user } = await shopper.api(getProfile);
  await shopper.api(updateProfile, { body: { ...user, phone: '' } });
  const kurti = await buildProduct(shop.db, { price: 99_900, stock: { M: 5 } });
  const { items, address } = buildOrderData([{ _id: kurti, size: 'M' }]);
  const body = { amount: 1_099, isGuest: false, orderData: { items, address } };
  await expect(shopper.api(createRazorpayOrder, { body })).rejects.toMatchObject({
    status: 400,
    message: 'Fill Address Details to Proceed',
    reply: { fields: { 'orderData.address.phone': 'Enter the phone number' } },
  });
});

test('a guest who leaves out the contact details is asked for them', async () => {
  const kurti = await buildProduct(shop.db, { price: 99_900, stock: { M: 5 } });
  const { guestInfo: _, ...orderData } = buildOrderData([{ _id: kurti, size: 'M' }]);
  const body = { amount: 1_099, isGuest: true, orderData };
  await expect(shop.api(createRazorpayOrder, { body })).rejects.toMatchObject({
    message: 'Fill Address Details to Proceed',
  });
});

test('a guest with a shopper’s e-mail address does not buy for that account, whatever id the request names', async () => {
  const shopper = await buildShopper(shop);
  const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 5 } });
  const form = buildOrderData([{ _id: kurti, size: 'M' }]);
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/order/razorpay/create-order',
    payload: {
      amount: 2_500,
      isGuest: true,
      userId: shopper.userId,
      orderData: { ...form, userId: shopper.userId, guestInfo: { ...form.guestInfo, email: shopper.email } },
    },
  });
  const paid = await payInSandbox(shop, answer.json().orderId);
  const { orderId } = await shop.api(verifyRazorpayPayment, { body: paid });
  expect((await orderOf(orderId)).user_id).toBeNull();
  expect((await shopper.api(getProfile)).stats.totalOrders).toBe(0);
});

test('a signed-out token is refused, not treated as a guest', async () => {
  const shopper = await buildShopper(shop);
  const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 5 } });
  await shopper.api(logOut);
  const body = { amount: 2_500, isGuest: true, orderData: buildOrderData([{ _id: kurti, size: 'M' }]) };
  await expect(shopper.api(createRazorpayOrder, { body })).rejects.toMatchObject({
    status: 401,
    code: 'UNAUTHENTICATED',
  });
});
