import { getHealth } from '@gulmohar/contract/admin/health.ts';
import { decidePayment } from '@gulmohar/contract/admin/payment-review.ts';
import { getMoneyProblems } from '@gulmohar/contract/admin/today.ts';
import { placeCashOrder } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { createRazorpayOrder, getCheckoutStatus } from '@gulmohar/contract/sales/checkout.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { offerCash } from '../../../testing/offer-cash.ts';
import {
  expectNotPossible,
  expectRefunded,
  readAvailable,
  readOrdersOf,
  verifyPaid,
} from '../../../testing/paid-order.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { testShop } from '../../../testing/test-shop.ts';

let guests = 0;

const shop = await testShop();
const owner = await buildStaff(shop);
await offerCash(owner, { maximum: 10_000_000 });
afterEach(() => expectInvariants(shop));
afterAll(() => shop.close());

/** A guest who has the payment sheet of one kurti open in a tab. */
async function openSheet() {
  const guest = `late-${guests++}`;
  const kurti = await buildProduct(shop.db, { price: 200_000, stock: { M: 5 } });
  const orderData = (quantity: number) => buildOrderData([{ _id: kurti, size: 'M', quantity }], guest);
  const sheet = async (quantity: number) => {
    const body = { amount: 2_000 * quantity, isGuest: true, orderData: orderData(quantity) };
    return (await shop.api(createRazorpayOrder, { body })).orderId;
  };
  const orderForCash = (quantity: number) => {
    const body = { amount: 2_000 * quantity, isGuest: true, orderData: orderData(quantity) };
    return shop.api(placeCashOrder, { body: { ...body, requestId: uuid() } });
  };
  return { kurti, mail: `${guest}@guest.example`, sheet, orderForCash, first: await sheet(1) };
}

const reviews = async () => (await owner.api(getMoneyProblems)).reviews;

test('whoever orders for cash in a second tab and pays in the first gets the money back, and is told', async () => {
  const { kurti, mail, orderForCash, first } = await openSheet();
  await orderForCash(1);
  const paid = await payInSandbox(shop, first);
  await expectNotPossible(shop, paid, undefined, 'paid twice');
  expect(await readOrdersOf(shop, paid)).toEqual([]);
  expect(await readAvailable(shop, kurti)).toBe(4);
  const mails = await readMails(shop, mail);
  const back = mails.find(({ subject }) => subject === 'We are refunding your payment of Rs. 2,000');
  expect(back?.text).toContain('You had already placed this order; it is not affected.');
});

test('whoever pays two sheets for the same items one after the other gets one order', async () => {
  const { sheet, first } = await openSheet();
  const second = await sheet(1);
  const paid = await payInSandbox(shop, first);
  await verifyPaid(shop, paid);
  const paidAgain = await payInSandbox(shop, second);
  await expectNotPossible(shop, paidAgain, undefined, 'paid twice');
  expect(await readOrdersOf(shop, paid)).toHaveLength(1);
});

test('two sheets for the same items that are paid at once give one order', async () => {
  const { sheet, first } = await openSheet();
  const second = await sheet(1);
  const payments = [await payInSandbox(shop, first), await payInSandbox(shop, second)];
  await Promise.allSettled([...payments.map((paid) => verifyPaid(shop, paid)), shop.runJobs()]);
  const orders = await Promise.all(payments.map((paid) => readOrdersOf(shop, paid)));
  expect(orders.flat()).toHaveLength(1);
});

test('a late payment for other items than those ordered waits for the staff, who can place the order', async () => {
  const { kurti, orderForCash, first } = await openSheet();
  await orderForCash(2);
  const paid = await payInSandbox(shop, first);
  for (const _ of [1, 2])
    await expect(verifyPaid(shop, paid)).rejects.toMatchObject({
      code: 'ORDER_NOT_POSSIBLE',
      message: expect.stringContaining('We will write to you'),
    });
  await shop.runJobs();
  expect(await shop.api(getCheckoutStatus, { body: { orderId: first } })).toMatchObject({
    state: 'checking',
  });
  const { problems } = await owner.api(getHealth);
  expect(problems).toContainEqual({ kind: 'reviews', count: 1 });
  await expectInvariants(shop);
  const [review] = await reviews();
  expect(review).toMatchObject({ reason: 'ordered otherwise', amount: 200_000, buyerName: 'Ravi Kumar' });
  const body = { paymentId: review?.paymentId ?? '', outcome: 'order' as const };
  const packer = await buildStaff(shop, 'packer');
  await expect(packer.api(decidePayment, { body })).rejects.toMatchObject({ status: 403 });
  await owner.api(decidePayment, { body });
  expect(await readOrdersOf(shop, paid)).toMatchObject([{ is_paid: true, amount: 200_000 }]);
  expect(await readAvailable(shop, kurti)).toBe(2);
  await expect(owner.api(decidePayment, { body })).rejects.toMatchObject({ status: 409 });
  expect(await reviews()).toEqual([]);
});

test('staff can refund such a payment, and the buyer is told', async () => {
  const { mail, orderForCash, first } = await openSheet();
  await orderForCash(2);
  const paid = await payInSandbox(shop, first);
  await shop.runJobs();
  await verifyPaid(shop, paid).catch(() => undefined);
  const [review] = await reviews();
  const body = { paymentId: review?.paymentId ?? '', outcome: 'refund' as const };
  await owner.api(decidePayment, { body });
  await expectRefunded(shop, paid, 'not ordered');
  expect((await readMails(shop, mail)).map(({ subject }) => subject)).toContain(
    'We are refunding your payment of Rs. 2,000',
  );
});
