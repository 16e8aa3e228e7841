import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { expireCheckout } from '../../../testing/expire-checkout.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { settleOverdueCheckouts } from '../settlement/settle-overdue-checkouts.ts';

const shop = await testShop();
afterEach(() => expectInvariants(shop));
afterAll(() => shop.close());

async function openAndPay(amount: number) {
  const { orderId } = await shop.api(createRazorpayOrder, { body: { amount, isGuest: true } });
  return { orderId, paid: await payInSandbox(shop, orderId) };
}

async function expectRefunded(paymentId: string, reason: string): Promise<void> {
  await shop.runJobs();
  const refund = await shop.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .where('provider_payment_id', '=', paymentId)
    .select(['refund.status', 'refund.reason'])
    .executeTakeFirst();
  expect(refund).toEqual({ status: 'processed', reason });
}

test('a guest’s payment opened by amount alone becomes the order sent to verify-payment', async () => {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 2 } });
  const code = await buildCoupon(shop.db, { amount: 50_000 });
  const { paid } = await openAndPay(1_500);
  const orderData = { ...buildOrderData([{ _id: kurti, size: 'M' }], 'amount'), couponCode: code };
  const answers = await Promise.all([
    shop.api(verifyRazorpayPayment, { body: { ...paid, isGuest: true, orderData } }),
    shop.api(verifyRazorpayPayment, { body: { ...paid, isGuest: true, orderData } }),
  ]);
  expect(answers[0].orderId).toBe(answers[1].orderId);
  const order = await shop.db
    .selectFrom('orders')
    .where('id', '=', answers[0].orderId)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(order).toMatchObject({ amount: 150_000, coupon_code: code, email: 'amount@guest.example' });
});

test.each([
  ['another price than was paid', 1_999],
  ['one paisa less', 1_999.99],
])('an order for %s is refused and its payment refunded', async (_what, amount) => {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 2 } });
  const { paid } = await openAndPay(amount);
  const orderData = buildOrderData([{ _id: kurti, size: 'M' }], 'cheat');
  await expect(shop.api(verifyRazorpayPayment, { body: { ...paid, orderData } })).rejects.toMatchObject({
    code: 'ORDER_NOT_POSSIBLE',
  });
  await expectRefunded(paid.razorpay_payment_id, 'amount differs');
});

test('an order that is invalid, or sold out by the time it is paid, is refunded', async () => {
  const gone = await buildProduct(shop.db, { price: 200_000, stock: { M: 0 } });
  const soldOut = buildOrderData([{ _id: gone, size: 'M' }]);
  const attempts: [unknown, string][] = [
    [soldOut, 'stock gone'],
    [{ ...soldOut, couponCode: 'NO-SUCH-CODE' }, 'stock gone'],
    [{ items: 'all of them' }, 'no order came with it'],
    [{ ...soldOut, items: [{ _id: gone, size: 'M', quantity: 0 }] }, 'no order came with it'],
    [undefined, 'no order came with it'],
  ];
  for (const [orderData, reason] of attempts) {
    const { paid } = await openAndPay(2_000);
    await expect(shop.api(verifyRazorpayPayment, { body: { ...paid, orderData } })).rejects.toMatchObject({
      code: 'ORDER_NOT_POSSIBLE',
    });
    await expectRefunded(paid.razorpay_payment_id, reason);
  }
});

test.each([
  ['state', 'Atlantis'],
  ['country', 'Germany'],
])('an order sent with the payment to the %s “%s” is refunded', async (field, value) => {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 1 } });
  const { paid } = await openAndPay(2_000);
  const orderData = buildOrderData([{ _id: kurti, size: 'M' }], 'far-away');
  const address = { ...orderData.address, [field]: value };
  const body = { ...paid, orderData: { ...orderData, address } };
  await expect(shop.api(verifyRazorpayPayment, { body })).rejects.toMatchObject({
    code: 'ORDER_NOT_POSSIBLE',
  });
  await expectRefunded(paid.razorpay_payment_id, 'no address');
});

test('an order sent with the payment stores the state under its official name', async () => {
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 1 } });
  const { paid } = await openAndPay(2_000);
  const orderData = buildOrderData([{ _id: kurti, size: 'M' }], 'odisha');
  const place = { state: 'ORISSA', country: 'INDIA' };
  const { orderId } = await shop.api(verifyRazorpayPayment, {
    body: {
      ...paid,
      orderData: {
        ...orderData,
        address: { ...orderData.address, ...place },
        guestInfo: orderData.guestInfo && { ...orderData.guestInfo, ...place },
      },
    },
  });
  const { address } = await shop.db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select('address')
    .executeTakeFirstOrThrow();
  expect(address).toMatchObject({ state: 'Odisha', country: 'India' });
});

test('the webhook alone waits for the browser, and after 15 minutes the payment is refunded', async () => {
  const { orderId, paid } = await openAndPay(2_000);
  const events = () =>
    shop.db.selectFrom('webhook_event').where('provider_order_id', '=', orderId).selectAll();
  await expect.poll(() => events().execute()).toHaveLength(2);
  await shop.runJobs();
  const payments = () =>
    shop.db.selectFrom('payment').where('provider_payment_id', '=', paid.razorpay_payment_id).selectAll();
  expect(await payments().execute()).toEqual([]);
  await expireCheckout(shop, orderId);
  await settleOverdueCheckouts(shop.db, shop.providers);
  await expectRefunded(paid.razorpay_payment_id, 'no order came with it');
});

test.each([0, 0.5, 10.005])('an amount of Rs. %d cannot be paid', async (amount) => {
  await expect(shop.api(createRazorpayOrder, { body: { amount, isGuest: true } })).rejects.toMatchObject({
    status: 400,
    message: 'Invalid order amount',
  });
});
