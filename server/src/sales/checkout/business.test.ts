import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { getOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { afterAll, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { buy, openPurchase } from '../../../testing/buy.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { seller } from '../../../testing/seller.ts';
import { shipOrder } from '../../../testing/ship-order.ts';
import { testShop } from '../../../testing/test-shop.ts';
import type { TaxDocumentJson } from '../../fulfilment/tax/tax-document.ts';

const inKarnataka = { gstin: '29AAGCB7383J1Z4', name: 'Mysuru Textiles' };
const inMaharashtra = { gstin: '27AAPFU0939F1ZV', name: 'Pune Textiles' };

const shop = await testShop();
const lines = [{ _id: await buildProduct(shop.db, { price: 250_000, stock: { M: 50 } }), size: 'M' }];
afterAll(() => shop.close());

async function businessOf(orderId: string) {
  const { buyer_gstin, business_name } = await shop.db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select(['buyer_gstin', 'business_name'])
    .executeTakeFirstOrThrow();
  return [buyer_gstin, business_name];
}

test('a business purchase shows the GSTIN on the order, in the mail and on the invoice', async () => {
  const shopper = await buildShopper(shop);
  const business = { gstin: '29 aagcb7383j1z4', name: 'Mysuru Textiles' };
  const { orderId } = await buy(shop, { lines, amount: 2_500, shopper, business });
  const { order } = await shopper.api(getOrder, { query: { orderId } });
  expect(order.business).toEqual(inKarnataka);
  const owner = await buildStaff(shop);
  expect((await owner.api(getAdminOrder, { query: { orderId } })).order.business).toEqual(inKarnataka);
  await shipOrder(shop, orderId);
  const { content } = await shop.db
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .select('content')
    .$narrowType<TaxDocumentJson>()
    .executeTakeFirstOrThrow();
  expect(content.buyer).toMatchObject(inKarnataka);
  expect(content.buyer.address[0]).toBe('Ravi Kumar');
  await shop.runJobs();
  const [placed] = await readMails(shop, shopper.email);
  expect(placed?.text).toContain('Mysuru Textiles, GSTIN 29AAGCB7383J1Z4');
});

test.each([
  ['the wrong length', { gstin: '29AAGCB7383J1Z' }, 'A GSTIN has 15 characters; this one has 14'],
  ['a mistyped character', { gstin: '29AAGCB7384J1Z4' }, 'Please check this GSTIN'],
  ['the shop’s own number', { gstin: seller.gstin }, 'This is our own GSTIN'],
  ['another state', inMaharashtra, 'This GSTIN is from Maharashtra, but the parcel goes to Karnataka'],
])('a GSTIN with %s is refused before anything is reserved', async (_, wrong, message) => {
  const before = await countCheckouts();
  await expect(
    openPurchase(shop, { lines, amount: 2_500, business: { ...inKarnataka, ...wrong } }),
  ).rejects.toMatchObject({
    status: 400,
    reply: { fields: { 'orderData.business.gstin': expect.stringContaining(message) } },
  });
  expect(await countCheckouts()).toBe(before);
});

test('a business without a name is refused', async () => {
  const business = { ...inKarnataka, name: ' ' };
  await expect(openPurchase(shop, { lines, amount: 2_500, business })).rejects.toMatchObject({
    reply: { fields: { 'orderData.business.name': 'Please enter the name of the business' } },
  });
});

test('the GSTIN sent to verify-payment counts, and a wrong one never costs a paid order', async () => {
  const orderData = buildOrderData(lines, 'late');
  const pay = async (opened: typeof inKarnataka | null, said: object) => {
    const body = { amount: 2_500, isGuest: true, orderData: { ...orderData, business: opened } };
    const { orderId } = await shop.api(createRazorpayOrder, { body });
    const paid = await payInSandbox(shop, orderId);
    const answer = await shop.api(verifyRazorpayPayment, {
      body: { ...paid, orderData: { ...orderData, ...said } },
    });
    return businessOf(answer.orderId);
  };
  const known = [inKarnataka.gstin, inKarnataka.name];
  expect(await pay(null, { business: inKarnataka })).toEqual(known);
  expect(await pay(inKarnataka, {})).toEqual(known);
  expect(await pay(inKarnataka, { business: null })).toEqual([null, null]);
  expect(await pay(inKarnataka, { business: { gstin: 'nonsense', name: '' } })).toEqual(known);
  expect(await pay(inKarnataka, { business: inMaharashtra })).toEqual([null, null]);
  const inRajasthan = { state: 'Rajasthan', zipcode: '302001' };
  const address = { ...orderData.address, ...inRajasthan };
  const guestInfo = { ...orderData.guestInfo, ...inRajasthan };
  expect(await pay(null, { business: { ...inKarnataka, gstin: seller.gstin }, address, guestInfo })).toEqual([
    null,
    null,
  ]);
});

async function countCheckouts(): Promise<number> {
  const { count } = await shop.db
    .selectFrom('checkout')
    .select((one) => one.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
