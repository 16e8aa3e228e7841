import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { openPurchase } from '../../../testing/buy.ts';
import { countRows } from '../../../testing/count-rows.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
afterEach(() => expectInvariants(shop));
afterAll(() => shop.close());

describe('a refused request changes nothing', () => {
  let kurti: string;
  beforeAll(async () => {
    kurti = await buildProduct(shop.db, { price: 129_900, stock: { M: 50 } });
  });

  async function expectNothingChanged(attempt: () => Promise<unknown>): Promise<void> {
    const tables = ['checkout', 'orders', 'reservation', 'stock_movement', 'payment'] as const;
    const before = await Promise.all(tables.map((table) => countRows(shop, table)));
    await attempt();
    expect(await Promise.all(tables.map((table) => countRows(shop, table)))).toEqual(before);
  }

  test('a claimed price of Rs. 1 is answered with the true totals', async () => {
    await expectNothingChanged(async () => {
      await expect(
        openPurchase(shop, { lines: [{ _id: kurti, size: 'M' }], amount: 1 }),
      ).rejects.toMatchObject({
        status: 409,
        code: 'PRICE_CHANGED',
        reply: { totals: { subtotal: 1_299, shipping: 100, total: 1_399 } },
      });
    });
  });

  test.each([1_398.99, 1_399.01])('a claimed price that is one paisa off: Rs. %d', async (amount) => {
    await expectNothingChanged(async () => {
      const attempt = openPurchase(shop, { lines: [{ _id: kurti, size: 'M' }], amount });
      await expect(attempt).rejects.toMatchObject({
        code: 'PRICE_CHANGED',
        reply: { totals: { total: 1_399 } },
      });
    });
  });

  test.each([-1, 0, 1.5, 100, '2', null])('the quantity %j', async (quantity) => {
    const orderData = buildOrderData([{ _id: kurti, size: 'M' }]);
    const items = [{ ...orderData.items[0], quantity }];
    await expectNothingChanged(async () => {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/api/order/razorpay/create-order',
        payload: { amount: 1_399, isGuest: true, orderData: { ...orderData, items } },
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toHaveProperty(['orderData.items.0.quantity']);
    });
  });

  test.each([
    ['state', 'Atlantis', 'Choose a state or union territory of India'],
    ['state', ' ', 'Choose the state'],
    ['country', 'Germany', 'We deliver within India only.'],
    ['zipcode', '57000', 'A PIN code has 6 digits; this one has 5'],
  ])('an address with the %s “%s”', async (field, value, why) => {
    const orderData = buildOrderData([{ _id: kurti, size: 'M' }]);
    const address = { ...orderData.address, [field]: value };
    const guestInfo = orderData.guestInfo && { ...orderData.guestInfo, [field]: value };
    for (const wrong of [{ address }, { guestInfo }]) {
      await expectNothingChanged(async () => {
        const answer = await shop.app.inject({
          method: 'POST',
          url: '/api/order/razorpay/create-order',
          payload: { amount: 1_399, isGuest: true, orderData: { ...orderData, ...wrong } },
        });
        expect(answer.statusCode).toBe(400);
        const [form] = Object.keys(wrong);
        expect(answer.json()).toMatchObject({
          code: 'INVALID_INPUT',
          message: 'Fill Address Details to Proceed',
          fields: { [`orderData.${form}.${field}`]: why },
        });
      });
    }
  });

  test('an unknown size, a missing size, and a withdrawn or unknown product', async () => {
    const draft = await buildProduct(shop.db, { isPublished: false });
    await expectNothingChanged(async () => {
      for (const line of [
        { _id: kurti, size: 'XXL' },
        { _id: kurti },
        { _id: draft, size: 'M' },
        { _id: 'nothing' },
      ]) {
        await expect(openPurchase(shop, { lines: [line], amount: 1_399 })).rejects.toMatchObject({
          status: 409,
          code: 'OUT_OF_STOCK',
          message: 'Out of stock',
        });
      }
    });
  });

  test('a checkout that claims to be signed in but has no session', async () => {
    await expectNothingChanged(async () => {
      const body = { amount: 1_399, isGuest: false, orderData: buildOrderData([{ _id: kurti, size: 'M' }]) };
      await expect(shop.api(createRazorpayOrder, { body })).rejects.toMatchObject({ status: 401 });
    });
  });

  test.each([
    ['forged', 'a'.repeat(64)],
    ['empty-looking', ' '],
    ['short', 'abc'],
    ['not hexadecimal', 'z'.repeat(64)],
    ['Unicode', '🌺'.repeat(32)],
  ])('a signature that is %s', async (_kind, razorpay_signature) => {
    const opened = await openPurchase(shop, {
      lines: [{ _id: kurti, size: 'M' }],
      amount: 1_399,
      guest: 'forger',
    });
    const paid = await payInSandbox(shop, opened.orderId);
    await expectNothingChanged(async () => {
      const forged = shop.api(verifyRazorpayPayment, { body: { ...paid, razorpay_signature } });
      await expect(forged).rejects.toMatchObject({ status: 400, message: 'Payment verification failed' });
    });
    await shop.api(verifyRazorpayPayment, { body: paid });
  });

  test('the payment of another order', async () => {
    const other = await buildProduct(shop.db, { price: 300_000, stock: { M: 9 } });
    const cheap = await openPurchase(shop, {
      lines: [{ _id: other, size: 'M' }],
      amount: 3_000,
      guest: 'cheap',
    });
    const dear = await openPurchase(shop, {
      lines: [{ _id: other, size: 'M', quantity: 2 }],
      amount: 6_000,
      guest: 'dear',
    });
    const paid = await payInSandbox(shop, cheap.orderId);
    await expectNothingChanged(async () => {
      const swapped = shop.api(verifyRazorpayPayment, { body: { ...paid, razorpay_order_id: dear.orderId } });
      await expect(swapped).rejects.toMatchObject({ status: 400 });
    });
    await shop.api(verifyRazorpayPayment, { body: paid });
  });

  test('unknown fields are never stored', async () => {
    const orderData = { ...buildOrderData([{ _id: kurti, size: 'M' }], 'sly'), isPaid: true, total: 1 };
    await shop.app.inject({
      method: 'POST',
      url: '/api/order/razorpay/create-order',
      payload: { amount: 1_399, isGuest: true, orderData, status: 'completed', role: 'owner' },
    });
    const checkout = await shop.db
      .selectFrom('checkout')
      .where('buyer_key', 'like', 'guest:sly@%')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(checkout.status).toBe('open');
    expect(Object.keys(checkout.snapshot ?? {}).sort()).toEqual([
      'address',
      'business',
      'buyer',
      'coupon',
      'lines',
      'terms',
      'totals',
    ]);
    expect(JSON.stringify(checkout.snapshot)).not.toMatch(/isPaid|role|owner/);
  });
});
