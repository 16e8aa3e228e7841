import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { removeOrderItem } from '@gulmohar/contract/admin/order-changes.ts';
import * as parcels from '@gulmohar/contract/admin/parcel-steps.ts';
import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { placeCashOrder } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { createRazorpayOrder, verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { buy, openPurchase } from '../../../testing/buy.ts';
import { countRows } from '../../../testing/count-rows.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { offerCash } from '../../../testing/offer-cash.ts';
import { payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { readTaxContents } from '../../../testing/read-tax-documents.ts';
import { shipOrder } from '../../../testing/ship-order.ts';
import { testShop } from '../../../testing/test-shop.ts';
import type { TaxDocumentJson } from '../../fulfilment/tax/tax-document.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
const kurti = await buildProduct(shop.db, { price: 100_050, stock: { M: 90 } });
// Another GST rate applies above Rs. 2,500 per piece.
const lehenga = await buildProduct(shop.db, { price: 500_000, stock: 90 });
afterEach(async () => {
  await setPrepaid({ basisPoints: 0 });
  await expectInvariants(shop);
});
afterAll(() => shop.close());

async function setPrepaid(changed: Partial<Settings['prepaid']>): Promise<void> {
  const value = { basisPoints: 500, maximum: 20_000, withCoupons: false, ...changed };
  await owner.api(saveSettings, { body: { group: 'prepaid', value } });
}
const setFee = (fee: number) => offerCash(owner, { maximum: 5_000_000, fee });
async function place(amount: number, lines: Parameters<typeof buildOrderData>[0], guest = uuid()) {
  const orderData = buildOrderData(lines, guest);
  const body = { amount, isGuest: true, requestId: uuid(), orderData };
  const { orderId } = await shop.api(placeCashOrder, { body });
  return { orderId, email: `${guest}@guest.example` };
}
const read = async (orderId: string) => (await owner.api(getAdminOrder, { query: { orderId } })).order;
const documentsOf = (orderId: string) => readTaxContents(shop.db, orderId);
const sumOf = (lines: TaxDocumentJson['content']['lines']) =>
  lines.reduce((sum, { taxable, cgst, sgst, igst }) => sum + taxable + cgst + sgst + igst, 0);

test('the prepaid discount is on the order, in the mail and on the invoice, and is stored with its rules', async () => {
  await setPrepaid({});
  const guest = uuid();
  const lines = [{ _id: kurti, size: 'M', quantity: 2 }];
  const { orderId } = await buy(shop, { lines, amount: 1_900.95, guest });
  expect(await read(orderId)).toMatchObject({ discount: 10_005, prepaidDiscount: 10_005, amount: 190_095 });
  const [mail] = await readMails(shop, `${guest}@guest.example`);
  expect(mail?.text).toMatch(/Prepaid discount: −Rs\. 100\.05/);
  await shipOrder(shop, orderId);
  const [invoice] = await documentsOf(orderId);
  expect(invoice).toMatchObject({ total: 190_095, prepaidDiscount: 10_005, lines: [{ discount: 10_005 }] });
  expect(sumOf(invoice?.lines ?? [])).toBe(190_095);
  const kept = await shop.db
    .selectFrom('checkout')
    .innerJoin('orders', 'checkout_id', 'checkout.id')
    .where('orders.id', '=', orderId)
    .select('snapshot')
    .executeTakeFirstOrThrow();
  expect(kept.snapshot).toMatchObject({
    terms: { paidBy: 'online', rules: { basisPoints: 500, maximum: 20_000, withCoupons: false } },
  });
});

test('a coupon replaces the prepaid discount unless the owner allows both', async () => {
  await setPrepaid({});
  const couponCode = await buildCoupon(shop.db, { amount: 50_000 });
  const lines = [{ _id: lehenga }, { _id: kurti, size: 'M' }];
  const alone = await buy(shop, { lines, couponCode, amount: 5_500.5, guest: uuid() });
  expect(await read(alone.orderId)).toMatchObject({ discount: 50_000, prepaidDiscount: 0 });
  await setPrepaid({ withCoupons: true });
  const both = await buy(shop, { lines, couponCode, amount: 5_300.5, guest: uuid() });
  expect(await read(both.orderId)).toMatchObject({ discount: 70_000, prepaidDiscount: 20_000 });
});

test('a removed item takes its share of the discount with it, and the rest adds up', async () => {
  await setPrepaid({});
  const lines = [{ _id: kurti, size: 'M', quantity: 3 }, { _id: lehenga }];
  const { orderId } = await buy(shop, { lines, amount: 7_801.5, guest: uuid() });
  const line = (await read(orderId)).lines.find(({ productId }) => productId === kurti);
  const asked = { lineId: line?.lineId ?? '', kind: 'cancelled' as const, quantity: 1, reason: 'Sold out' };
  await owner.api(removeOrderItem, { body: { orderId, requestId: uuid(), ...asked } });
  const order = await read(orderId);
  expect(order.prepaidDiscount).toBe(order.discount);
  expect(order.amount).toBe(order.subtotal - order.discount);
  await shipOrder(shop, orderId);
  const [invoice] = await documentsOf(orderId);
  expect(invoice).toMatchObject({ total: order.amount, prepaidDiscount: order.prepaidDiscount });
});

test('a shopper who was shown a discount that has ended is told the new total, and nothing changes', async () => {
  await setPrepaid({});
  const purchase = { lines: [{ _id: kurti, size: 'M' }], amount: 1_050.47, guest: uuid() };
  const before = await countRows(shop, 'checkout');
  await setPrepaid({ basisPoints: 0 });
  await expect(openPurchase(shop, purchase)).rejects.toMatchObject({
    status: 409,
    code: 'PRICE_CHANGED',
    message: 'The total has changed. Please check the new amount.',
  });
  expect(await countRows(shop, 'checkout')).toBe(before);
});

test('an open checkout keeps the discount it was opened with', async () => {
  await setPrepaid({});
  const purchase = { lines: [{ _id: kurti, size: 'M' }], amount: 1_050.47, guest: uuid() };
  const opened = await openPurchase(shop, purchase);
  await setPrepaid({ basisPoints: 0 });
  const paid = await payInSandbox(shop, opened.orderId);
  const { orderId } = await shop.api(verifyRazorpayPayment, { body: paid });
  expect(await read(orderId)).toMatchObject({ amount: 105_047, prepaidDiscount: 5_003 });
});

test.each([
  ['without the discount that it knows nothing of', 1_100.5, 0],
  ['with it', 1_050.47, 5_003],
])('a browser that sends only an amount can buy at the price %s', async (_, amount, prepaidDiscount) => {
  await setPrepaid({});
  const opened = await shop.api(createRazorpayOrder, { body: { amount, isGuest: true } });
  const paid = await payInSandbox(shop, opened.orderId);
  const orderData = buildOrderData([{ _id: kurti, size: 'M' }], uuid());
  const { orderId } = await shop.api(verifyRazorpayPayment, { body: { ...paid, orderData } });
  expect(await read(orderId)).toMatchObject({ amount: Math.round(amount * 100), prepaidDiscount });
});

test('the cash on delivery charge is in the mail, is collected, and is taxed at the items’ rates', async () => {
  await setFee(4_950);
  const { orderId, email } = await place(6_050, [{ _id: kurti, size: 'M' }, { _id: lehenga }]);
  const [mail] = await readMails(shop, email);
  expect(mail?.text).toMatch(/Cash on delivery charge: Rs\. 49\.50/);
  expect(mail?.text).toContain('Please pay Rs. 6,050 in cash when it is delivered.');
  await shipOrder(shop, orderId);
  const order = await read(orderId);
  expect(order).toMatchObject({ codFee: 4_950, amount: 605_000, parcels: [{ codDue: 605_000 }] });
  const [invoice] = await documentsOf(orderId);
  const charges = invoice?.lines.filter(({ charge }) => charge === 'cod') ?? [];
  expect(charges.map(({ basisPoints }) => basisPoints)).toEqual([500, 1_800]);
  expect(charges.reduce((sum, { paid }) => sum + paid, 0)).toBe(4_950);
  expect(invoice).toMatchObject({ total: 605_000, collect: 605_000 });
  expect(sumOf(invoice?.lines ?? [])).toBe(605_000);
});

test('a refused parcel’s credit note includes the whole cash on delivery charge, which nobody paid', async () => {
  await setFee(4_950);
  const { orderId } = await place(6_050, [{ _id: kurti, size: 'M' }, { _id: lehenga }]);
  await shipOrder(shop, orderId);
  const parcelId = (await read(orderId)).parcels[0]?.parcelId ?? '';
  for (const to of ['attempt_failed', 'rto_initiated', 'rto_received'] as const) {
    await owner.api(parcels.moveParcel, { body: { parcelId, to, reason: 'refused' } });
  }
  await owner.api(parcels.refundParcel, { body: { parcelId, keepsDelivery: true } });
  const [invoice, note] = await documentsOf(orderId);
  expect(note).toMatchObject({ kind: 'credit-note', total: 605_000 });
  expect(note?.lines).toEqual(invoice?.lines);
});

test('a shopper who was shown no cash on delivery charge is told the new total, and nothing changes', async () => {
  await setFee(0);
  const before = await countRows(shop, 'orders');
  await setFee(4_950);
  await expect(place(1_100.5, [{ _id: kurti, size: 'M' }])).rejects.toMatchObject({
    status: 409,
    code: 'PRICE_CHANGED',
    message: 'The total has changed. Please check the new amount.',
  });
  expect(await countRows(shop, 'orders')).toBe(before);
});
