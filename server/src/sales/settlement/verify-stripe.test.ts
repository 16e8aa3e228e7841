import { getProfile, updateProfile } from '@gulmohar/contract/accounts/profile.ts';
import { getCart, updateCart } from '@gulmohar/contract/sales/cart.ts';
import { createStripeSession, verifyStripePayment } from '@gulmohar/contract/sales/checkout.ts';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buy } from '../../../testing/buy.ts';
import { readCheckout, readOrdersOfGuest } from '../../../testing/guest-checkout.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { comeBackFromStripe, openAtStripe } from '../../../testing/open-at-stripe.ts';
import { readAvailable } from '../../../testing/paid-order.ts';
import { payAtStripe, setStripeMode } from '../../../testing/pay-at-stripe.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
afterEach(async () => {
  await setStripeMode(shop, {});
  await expectInvariants(shop);
});
afterAll(() => shop.close());

describe('returning from Stripe’s page', () => {
  test('gives a shopper who paid one order in the account and an empty cart, however often it happens', async () => {
    const shopper = await buildShopper(shop);
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });
    await shopper.api(updateCart, { body: { itemId: kurti, size: 'M', quantity: 2 } });
    const opened = await shopper.api(createStripeSession, { body: { amount: 4_000, isGuest: false } });
    const back = await payAtStripe(opened.url);
    expect(back).toBe(`http://localhost:3000/verify?success=true&orderId=${opened.orderId}`);
    const body = { success: 'true' as const, orderId: opened.orderId };
    expect(await shopper.api(verifyStripePayment, { body })).toMatchObject({ success: true });
    expect(await shopper.api(verifyStripePayment, { body })).toMatchObject({ success: true });
    const orders = await shop.db
      .selectFrom('orders')
      .where('user_id', '=', shopper.userId)
      .selectAll()
      .execute();
    expect(orders).toMatchObject([{ amount: 400_000, payment_method: 'card' }]);
    expect((await shopper.api(getCart)).cartData).toEqual({});
  });

  test('is not reached with an empty cart or an incomplete address', async () => {
    const shopper = await buildShopper(shop);
    const attempt = () => shopper.api(createStripeSession, { body: { amount: 1_099, isGuest: false } });
    await expect(attempt()).rejects.toMatchObject({ status: 400, message: 'Your cart is empty' });
    const kurti = await buildProduct(shop.db, { price: 99_900, stock: { M: 5 } });
    await shopper.api(updateCart, { body: { itemId: kurti, size: 'M', quantity: 1 } });
    const { user } = await shopper.api(getProfile);
    await shopper.api(updateProfile, { body: { ...user, address: { street: '' } } });
    await expect(attempt()).rejects.toMatchObject({
      status: 400,
      message: 'Fill Address Details to Proceed',
    });
  });

  test('with `success=true` but no payment gives no order, and the page can still be paid', async () => {
    const { url, orderId } = await openAtStripe(shop, 'forger');
    expect(await comeBackFromStripe(shop, orderId)).toMatchObject({ success: false });
    expect(await readOrdersOfGuest(shop, 'forger')).toEqual([]);
    await payAtStripe(url, '4000 0000 0000 0002');
    expect(await comeBackFromStripe(shop, orderId)).toMatchObject({ success: false });
    await payAtStripe(url);
    expect(await comeBackFromStripe(shop, orderId)).toMatchObject({ success: true });
    expect(await readOrdersOfGuest(shop, 'forger')).toHaveLength(1);
  });

  test('does not find another shopper’s order, whatever result it claims, and leaves it as it is', async () => {
    const [owner, stranger] = [await buildShopper(shop), await buildShopper(shop)];
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });
    const orderData = buildOrderData([{ _id: kurti, size: 'M' }]);
    const { url, orderId } = await owner.api(createStripeSession, {
      body: { amount: 2_000, isGuest: false, orderData },
    });
    for (const success of [true, false]) {
      const body = { success, orderId };
      await expect(stranger.api(verifyStripePayment, { body })).rejects.toMatchObject({ status: 404 });
      await expect(shop.api(verifyStripePayment, { body })).rejects.toMatchObject({ status: 401 });
    }
    await payAtStripe(url);
    await expect(
      stranger.api(verifyStripePayment, { body: { success: true, orderId } }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await owner.api(verifyStripePayment, { body: { success: true, orderId } })).toMatchObject({
      success: true,
    });
  });

  test.each(['nonsense', '00000000-0000-7000-8000-000000000000'])('finds no order %s', async (orderId) => {
    const shopper = await buildShopper(shop);
    const body = { success: true, orderId };
    await expect(shopper.api(verifyStripePayment, { body })).rejects.toMatchObject({ status: 404 });
  });

  test('with a cancellation gives no order, releases the units at once and closes the page', async () => {
    const { url, orderId, kurti } = await openAtStripe(shop, 'canceller');
    expect(await readAvailable(shop, kurti)).toBe(4);
    expect(await comeBackFromStripe(shop, orderId, 'false')).toMatchObject({ success: false });
    expect(await readAvailable(shop, kurti)).toBe(5);
    expect((await readCheckout(shop, orderId)).status).toBe('expired');
    await payAtStripe(url);
    expect(await comeBackFromStripe(shop, orderId)).toMatchObject({ success: false });
    expect(await readOrdersOfGuest(shop, 'canceller')).toEqual([]);
  });

  test('with `success=false` never cancels a payment, whether its order already exists or not', async () => {
    const { url, orderId } = await openAtStripe(shop, 'payer');
    await payAtStripe(url);
    expect(await comeBackFromStripe(shop, orderId, false)).toMatchObject({ success: true });
    expect(await comeBackFromStripe(shop, orderId, false)).toMatchObject({ success: true });
    const [order] = await readOrdersOfGuest(shop, 'payer');
    expect(await comeBackFromStripe(shop, order?.id ?? '', false)).toMatchObject({ success: true });
    expect(await readOrdersOfGuest(shop, 'payer')).toMatchObject([{ status: 'Order Placed' }]);
  });

  test('twenty times at once gives one order', async () => {
    const { url, orderId } = await openAtStripe(shop, 'impatient');
    await payAtStripe(url);
    const answers = await Promise.all(Array.from({ length: 20 }, () => comeBackFromStripe(shop, orderId)));
    expect(new Set(answers.map(({ success }) => success))).toEqual(new Set([true]));
    expect(await readOrdersOfGuest(shop, 'impatient')).toHaveLength(1);
  });

  test('works without the /api prefix too', async () => {
    const { url, orderId } = await openAtStripe(shop, 'unprefixed');
    await payAtStripe(url);
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/order/verify-stripe',
      payload: { success: 'true', orderId },
    });
    expect(answer.json()).toMatchObject({ success: true });
  });

  test('refunds a payment of another amount and creates no order', async () => {
    const { url, orderId } = await openAtStripe(shop, 'mismatch');
    await payAtStripe(url);
    await shop.db.updateTable('checkout').set({ amount: 199_900 }).where('id', '=', orderId).execute();
    await expect(comeBackFromStripe(shop, orderId)).rejects.toMatchObject({ code: 'ORDER_NOT_POSSIBLE' });
    await shop.runJobs();
    expect(await readOrdersOfGuest(shop, 'mismatch')).toEqual([]);
    const refund = await shop.db
      .selectFrom('refund')
      .innerJoin('payment', 'payment.id', 'refund.payment_id')
      .where('payment.checkout_id', '=', orderId)
      .select(['refund.amount', 'refund.status'])
      .execute();
    expect(refund).toEqual([{ amount: 200_000, status: 'processed' }]);
  });

  test('finds an order that was paid at Razorpay', async () => {
    const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });
    const { orderId } = await buy(shop, {
      lines: [{ _id: kurti, size: 'M' }],
      amount: 2_000,
      guest: 'razorpay',
    });
    expect(await comeBackFromStripe(shop, orderId)).toMatchObject({ success: true });
  });

  test('claims nothing while Stripe does not answer, and finds the payment afterwards', async () => {
    const { url, orderId, orderData } = await openAtStripe(shop, 'patient');
    await payAtStripe(url);
    await setStripeMode(shop, { api: 'error' });
    await expect(comeBackFromStripe(shop, orderId)).rejects.toMatchObject({ status: 502 });
    const body = { amount: 2_000, isGuest: true, orderData: orderData };
    await expect(shop.api(createStripeSession, { body })).rejects.toMatchObject({ status: 502 });
    await setStripeMode(shop, {});
    expect(await comeBackFromStripe(shop, orderId)).toMatchObject({ success: true });
  });
});
