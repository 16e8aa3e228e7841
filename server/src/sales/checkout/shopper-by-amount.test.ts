import { getProfile, updateProfile } from '@gulmohar/contract/accounts/profile.ts';
import { enterOrderPhone } from '@gulmohar/contract/fulfilment/order.ts';
import { getCart } from '@gulmohar/contract/sales/cart.ts';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper, type TestShopper } from '../../../testing/build-shopper.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { expireCheckout } from '../../../testing/expire-checkout.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import {
  expectNotPossible,
  expectRefunded,
  readAvailable,
  readOrder,
  readOrderLines,
  readOrdersOf,
  verifyPaid,
} from '../../../testing/paid-order.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { buildShopperWithCart, openByAmount, payByAmount } from '../../../testing/shopper-with-cart.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { blockContacts } from '../../accounts/block/blocked-contacts.ts';
import { settleLatePayments, settleOverdueCheckouts } from '../settlement/settle-overdue-checkouts.ts';

const shop = await testShop();
afterEach(() => expectInvariants(shop));
afterAll(() => shop.close());

async function emptyAddressOf({ api }: TestShopper): Promise<void> {
  const { user } = await api(getProfile);
  await api(updateProfile, { body: { ...user, address: { street: '' } } });
}

async function webhooksOf(orderId: string, count: number): Promise<void> {
  const events = () =>
    shop.db.selectFrom('webhook_event').where('provider_order_id', '=', orderId).selectAll().execute();
  await expect.poll(events).toHaveLength(count);
  await shop.runJobs();
}

describe('a signed-in shopper whose browser sends only an amount', () => {
  test('has the cart reserved, then replaced by the order sent later, even if the webhook comes first', async () => {
    const { shopper, inCart } = await buildShopperWithCart(shop, 1);
    const atOnce = await buildProduct(shop.db, { price: 200_000, stock: { L: 1 } });
    const paid = await payByAmount(shop, shopper, 2_000);
    expect(await readAvailable(shop, inCart)).toBe(0);
    await webhooksOf(paid.razorpay_order_id, 2);
    expect(await readOrdersOf(shop, paid)).toEqual([]);
    const { orderId } = await verifyPaid(
      shop,
      paid,
      buildOrderData([{ _id: atOnce, size: 'L' }]),
      shopper.api,
    );
    expect(await readOrderLines(shop, orderId)).toMatchObject([
      { product_id: atOnce, size: 'L', quantity: 1 },
    ]);
    expect(await readAvailable(shop, inCart)).toBe(1);
    expect((await shopper.api(getCart)).cartData).toEqual({ [inCart]: { M: 1 } });
  });

  test('can order the last unit that they reserved themselves', async () => {
    const { shopper, inCart } = await buildShopperWithCart(shop, 1);
    const dupatta = await buildProduct(shop.db, { price: 50_000, stock: 5 });
    const code = await buildCoupon(shop.db, { amount: 50_000 });
    const paid = await payByAmount(shop, shopper, 2_000);
    const orderData = { ...buildOrderData([{ _id: inCart, size: 'M' }, { _id: dupatta }]), couponCode: code };
    const { orderId } = await verifyPaid(shop, paid, orderData);
    expect(await readOrder(shop, orderId)).toMatchObject({ coupon_code: code, discount: 50_000 });
    expect(await readOrderLines(shop, orderId)).toHaveLength(2);
  });

  test('is not blocked by their own reservation when starting over with a coupon', async () => {
    const { shopper, inCart } = await buildShopperWithCart(shop, 1);
    const couponCode = await buildCoupon(shop.db, { amount: 50_000 });
    await openByAmount(shopper, 2_000);
    const paid = await payByAmount(shop, shopper, 1_500);
    const orderData = { ...buildOrderData([{ _id: inCart, size: 'M' }]), couponCode };
    const { orderId } = await verifyPaid(shop, paid, orderData);
    expect(await readOrder(shop, orderId)).toMatchObject({ user_id: shopper.userId, amount: 150_000 });
  });

  test('gets the cart sent to the profile’s address if the browser fails after payment', async () => {
    const { shopper, inCart } = await buildShopperWithCart(shop);
    const paid = await payByAmount(shop, shopper, 2_000);
    await expireCheckout(shop, paid.razorpay_order_id);
    await settleOverdueCheckouts(shop.db, shop.providers);
    expect(await readOrdersOf(shop, paid)).toMatchObject([
      { user_id: shopper.userId, address: { city: 'Mysuru' } },
    ]);
    expect(await readAvailable(shop, inCart)).toBe(4);
  });

  test('gets a refund and a mail if the browser fails and the profile has no address', async () => {
    const { shopper, inCart } = await buildShopperWithCart(shop);
    await emptyAddressOf(shopper);
    const paid = await payByAmount(shop, shopper, 2_000);
    expect(await readAvailable(shop, inCart)).toBe(4);
    await expireCheckout(shop, paid.razorpay_order_id);
    await settleOverdueCheckouts(shop.db, shop.providers);
    await expectRefunded(shop, paid, 'no address');
    expect(await readAvailable(shop, inCart)).toBe(5);
    const mails = await readMails(shop, shopper.email);
    expect(mails.map(({ subject }) => subject)).toContain('We are refunding your payment of Rs. 2,000');
  });

  describe('and whose profile has no phone number', () => {
    async function payWithoutPhone() {
      const { shopper } = await buildShopperWithCart(shop);
      await shop.db.updateTable('users').set({ phone: '' }).where('id', '=', shopper.userId).execute();
      return { shopper, paid: await payByAmount(shop, shopper, 2_000) };
    }

    test('gets the order with the phone number of the address', async () => {
      const { paid } = await payWithoutPhone();
      const { address } = buildOrderData([{ _id: 'unread' }]);
      const { orderId } = await verifyPaid(shop, paid, { address: { ...address, phone: '+91 98765 01234' } });
      const order = await readOrder(shop, orderId);
      expect(order).toMatchObject({ phone: '9876501234', address: { phone: '9876501234' } });
    });

    test('gets the order without any, and is asked for the phone number', async () => {
      const { shopper, paid } = await payWithoutPhone();
      const { address } = buildOrderData([{ _id: 'unread' }]);
      const { orderId } = await verifyPaid(shop, paid, { address });
      expect(await readOrder(shop, orderId)).toMatchObject({ phone: '', amount: 200_000 });
      await shop.runJobs();
      const [mail] = (await readMails(shop, shopper.email)).filter(({ text }) =>
        text.includes('phone number'),
      );
      expect(mail?.text).toContain('Please enter your mobile number:');
      const enter = { body: { orderId, phone: '9123456781' } };
      const stranger = await buildShopper(shop);
      await expect(stranger.api(enterOrderPhone, enter)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const { order } = await shopper.api(enterOrderPhone, enter);
      expect(order.address.phone).toBe('9123456781');
      await expect(shopper.api(enterOrderPhone, enter)).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
    });

    test('gets the cart even if the browser fails after payment', async () => {
      const { paid } = await payWithoutPhone();
      await expireCheckout(shop, paid.razorpay_order_id);
      await settleOverdueCheckouts(shop.db, shop.providers);
      expect(await readOrdersOf(shop, paid)).toHaveLength(1);
    });

    test('does not share the limit of a coupon with others who have none', async () => {
      const code = await buildCoupon(shop.db, { amount: 50_000, per_shopper_limit: 1 });
      for (const _ of ['one', 'another']) {
        const { inCart, shopper } = await buildShopperWithCart(shop);
        await shop.db.updateTable('users').set({ phone: '' }).where('id', '=', shopper.userId).execute();
        const paid = await payByAmount(shop, shopper, 1_500);
        const orderData = { items: buildOrderData([{ _id: inCart, size: 'M' }]).items, couponCode: code };
        const { orderId } = await verifyPaid(shop, paid, orderData);
        expect(await readOrder(shop, orderId)).toMatchObject({ coupon_code: code });
      }
    });
  });

  test('gets a refund and a mail after paying another amount than the cart’s and sending no order', async () => {
    const { shopper } = await buildShopperWithCart(shop);
    const paid = await payByAmount(shop, shopper, 1_234);
    await expectNotPossible(shop, paid, undefined, 'no order came with it');
    const mails = await readMails(shop, shopper.email);
    expect(mails.map(({ subject }) => subject)).toContain('We are refunding your payment of Rs. 1,234');
  });

  test('is told before paying that the cart is sold out, if the amount is the cart’s', async () => {
    const { shopper, inCart } = await buildShopperWithCart(shop, 1);
    await openPurchase(shop, { lines: [{ _id: inCart, size: 'M' }], amount: 2_000, guest: 'quicker' });
    await expect(openByAmount(shopper, 2_000)).rejects.toMatchObject({ status: 409, code: 'OUT_OF_STOCK' });
    await openByAmount(shopper, 1_500);
  });

  test('cannot open a payment if blocked', async () => {
    const shopper = await buildShopper(shop, { phone: '9000000001' });
    await shop.db.transaction().execute(async (trx) => {
      await blockContacts(trx, ['9000000001'], { reason: 'fraud', staffName: 'Owner' });
    });
    await expect(openByAmount(shopper, 500)).rejects.toMatchObject({ status: 403 });
  });

  test('gets the order the browser sends, not the cart, after paying the first of two payments', async () => {
    const { shopper } = await buildShopperWithCart(shop);
    const atOnce = await buildProduct(shop.db, { price: 200_000, stock: { L: 1 } });
    const first = await openByAmount(shopper, 2_000);
    await openByAmount(shopper, 2_000);
    const paid = await payInSandbox(shop, first);
    await webhooksOf(first, 2);
    expect(await readOrdersOf(shop, paid)).toEqual([]);
    const { orderId } = await verifyPaid(shop, paid, buildOrderData([{ _id: atOnce, size: 'L' }]));
    expect(await readOrderLines(shop, orderId)).toMatchObject([{ product_id: atOnce }]);
  });

  test('gets the cart if the browser fails after paying the first of two payments', async () => {
    const { shopper, inCart } = await buildShopperWithCart(shop);
    const first = await openByAmount(shopper, 2_000);
    await openByAmount(shopper, 1_500);
    const paid = await payInSandbox(shop, first);
    await expireCheckout(shop, first);
    await shop.db
      .updateTable('checkout')
      .set({ ask_again_at: new Date(0) })
      .where('provider_order_id', '=', first)
      .execute();
    await settleLatePayments(shop.db, shop.providers);
    const [order] = await readOrdersOf(shop, paid);
    expect(await readOrderLines(shop, order?.id ?? '')).toMatchObject([{ product_id: inCart }]);
  });
});
