import { getProfile, updateProfile } from '@gulmohar/contract/accounts/profile.ts';
import { getCart, updateCart } from '@gulmohar/contract/sales/cart.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type Line, type NaiveShopper, naiveShoppers } from '../../../testing/naive-shoppers.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { testShop } from '../../../testing/test-shop.ts';

// A client that follows section 7 of the specification and nothing else: create-order gets an amount,
// verify-payment says what was paid for. Every shopper here sends these two payloads field by field as
// written there.

const shop = await testShop();
afterEach(() => expectInvariants(shop));
afterAll(() => shop.close());

async function post(path: string, payload: object, token: string | undefined) {
  const headers = token === undefined ? {} : { token };
  const answer = await shop.app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

async function buildAccount({ isGuest, profile }: NaiveShopper) {
  if (isGuest) return undefined;
  const account = await buildShopper(shop, { name: profile?.name ?? 'Somebody Else' });
  const { user } = await account.api(getProfile);
  if (profile?.hasNoAddress) await account.api(updateProfile, { body: { ...user, address: { street: '' } } });
  return account;
}

test.each(naiveShoppers)('$title', async (shopper) => {
  const { isGuest, buys, amount } = shopper;
  const ids = {
    kurti: await buildProduct(shop.db, { price: 150_000, stock: { S: 5, M: 5 } }),
    dupatta: await buildProduct(shop.db, { price: 75_000, stock: 5 }),
  };
  const account = await buildAccount(shopper);
  for (const { _id, ...line } of shopper.cart ?? [])
    await account?.api(updateCart, { body: { itemId: ids[_id], ...line } });
  const couponCode = shopper.coupon
    ? await buildCoupon(shop.db, { discount_type: shopper.coupon })
    : undefined;

  const opened = await post('/order/razorpay/create-order', { amount, isGuest }, account?.token);
  expect(opened.body).toMatchObject({ success: true, amount: amount * 100, currency: 'INR' });
  const paid = await payInSandbox(shop, opened.body.orderId);
  const orderData = {
    items: buys.map(({ _id, ...line }) => ({ _id: ids[_id], name: shopper.itemName ?? 'Kurti', ...line })),
    address: shopper.address,
    couponCode,
    isGuest,
    guestInfo: shopper.guestInfo,
  };
  const verify = () =>
    post('/order/razorpay/verify-payment', { ...paid, isGuest, orderData }, account?.token);
  const verified = await verify();
  expect(verified).toMatchObject({ status: 200, body: { success: true, message: 'Payment Successful!' } });
  expect(await verify()).toEqual(verified);

  const { name, ...address } = shopper.goesTo;
  const order = await shop.db
    .selectFrom('orders')
    .where('id', '=', verified.body.orderId)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(order).toMatchObject({
    user_id: account?.userId ?? null,
    email: shopper.guestInfo?.email ?? account?.email,
    buyer_name: name,
    address,
    amount: amount * 100,
    discount: shopper.discount ?? 0,
    coupon_code: couponCode ?? null,
  });
  const bought = Object.groupBy(buys, ({ _id }) => _id);
  const lines = await shop.db
    .selectFrom('order_line')
    .innerJoin('variant', 'variant.id', 'order_line.variant_id')
    .where('order_id', '=', order.id)
    .select(['order_line.product_id', 'order_line.size', 'order_line.quantity', 'on_hand', 'reserved'])
    .execute();
  const expected = Object.entries(bought).map(([_id, same]) => {
    const quantity = same.reduce((sum, line) => sum + line.quantity, 0);
    const size = _id === 'kurti' ? 'M' : null;
    return { product_id: ids[_id as Line['_id']], size, quantity, on_hand: 5 - quantity, reserved: 0 };
  });
  expect(lines).toHaveLength(expected.length);
  expect(lines).toEqual(expect.arrayContaining(expected));
  if (!account) return;
  const left = Object.entries(shopper.leftInCart ?? {}).map(([_id, sizes]) => [
    ids[_id as Line['_id']],
    sizes,
  ]);
  expect((await account.api(getCart)).cartData).toEqual(Object.fromEntries(left));
});
