import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { removeOrderItem } from '@gulmohar/contract/admin/order-changes.ts';
import { getPackingSlips } from '@gulmohar/contract/admin/order-documents.ts';
import * as parcels from '@gulmohar/contract/admin/parcel-steps.ts';
import { moveAdminReturn, startAdminReturn } from '@gulmohar/contract/admin/return.ts';
import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { cancelOrder, getOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { getPlacedOrder } from '@gulmohar/contract/fulfilment/placed-order.ts';
import { cashReference } from '@gulmohar/contract/sales/cash.ts';
import { checkCashOnDelivery, placeCashOrder } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { getStoreCredit } from '@gulmohar/contract/sales/store-credit.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper, type TestShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { draftCod } from '../../../testing/draft-admin.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { offerCash } from '../../../testing/offer-cash.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { seller } from '../../../testing/seller.ts';
import { deliverOrder, shipOrder } from '../../../testing/ship-order.ts';
import { shopperWithCredit } from '../../../testing/shopper-with-credit.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { moveOrder } from '../../fulfilment/change/move-order.ts';
import type { TaxDocumentJson } from '../../fulfilment/tax/tax-document.ts';
import type { ParcelState } from '../../platform/database/tables.ts';

let phones = 9_600_000_000;

const shop = await testShop();
const owner = await buildStaff(shop);
const kurti = await buildProduct(shop.db, { price: 50_050, stock: { M: 60 } });
const saree = await buildProduct(shop.db, { price: 70_070, stock: 60 });
await offer({});
afterEach(async () => {
  await shop.runJobs();
  await expectInvariants(shop);
});
afterAll(() => shop.close());

async function offer(changed: Partial<Settings['cod']>): Promise<void> {
  await offerCash(owner, { ...draftCod, ...changed });
}

const shopperWith = (rupees: number) => shopperWithCredit(shop, rupees);

type Bought = { lines: () => Parameters<typeof buildOrderData>[0]; amount: number };

const KURTI: Bought = { lines: () => [{ _id: kurti, size: 'M' }], amount: 600.5 };
const BOTH: Bought = { lines: () => [{ _id: kurti, size: 'M' }, { _id: saree }], amount: 1_301.2 };

function bodyOf(shopper: TestShopper, credit: number, { lines, amount } = KURTI) {
  const { guestInfo, ...order } = buildOrderData(lines());
  const form = guestInfo && { ...guestInfo, phone: String(phones++), email: shopper.email };
  return { amount, credit, isGuest: false, requestId: uuid(), orderData: { ...order, guestInfo: form } };
}

async function place(shopper: TestShopper, credit: number, what = KURTI): Promise<string> {
  return (await shopper.api(placeCashOrder, { body: bodyOf(shopper, credit, what) })).orderId;
}

async function balanceOf(shopper: TestShopper): Promise<number> {
  await shop.runJobs();
  return (await shopper.api(getStoreCredit)).balance;
}

const read = async (orderId: string) => (await owner.api(getAdminOrder, { query: { orderId } })).order;

/** Packs each line of an order into a parcel of its own. */
async function packEach(orderId: string) {
  await moveOrder(shop.db, orderId, { to: 'Packing', actor: 'operator', seller });
  for (const { lineId } of (await read(orderId)).lines)
    await owner.api(parcels.createParcel, { body: { orderId, lineIds: [lineId] } });
  return (await read(orderId)).parcels;
}

async function move(parcelId: string, ...steps: ParcelState[]): Promise<void> {
  for (const to of steps) await owner.api(parcels.moveParcel, { body: { parcelId, to, reason: 'refused' } });
}

async function returnFirstItem(orderId: string): Promise<void> {
  const lineId = (await read(orderId)).lines[0]?.lineId ?? '';
  const body = { orderId, itemIds: [lineId], reason: 'Too tight' };
  const { returnIds } = await owner.api(startAdminReturn, { body });
  for (const returnId of returnIds)
    for (const to of ['Return Approved', 'Returned', 'Refunded'] as const)
      await owner.api(moveAdminReturn, { body: { returnId, to } });
}

/** What went back to each provider, in paise. */
async function refundsOf(orderId: string) {
  const refunds = await shop.db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'payment_id')
    .where('order_id', '=', orderId)
    .orderBy('refund.created_at')
    .select(['provider', 'refund.amount'])
    .execute();
  return refunds.map(({ provider, amount }) => `${provider} ${amount}`);
}

test('a shopper’s credit pays first, the courier collects the rest, and a return gives the credit back before the cash', async () => {
  const asha = await shopperWith(300);
  const body = bodyOf(asha, 300);
  const { orderId } = await asha.api(placeCashOrder, { body });
  expect(await asha.api(placeCashOrder, { body })).toMatchObject({ orderId });
  expect(await balanceOf(asha)).toBe(0);
  const own = async () => (await asha.api(getOrder, { query: { orderId } })).order;
  const unpaid = { payment: false, paymentMethod: 'cod', creditPaid: 300, payOnDelivery: 300 };
  expect(await own()).toMatchObject({ amount: 600.5, ...unpaid });
  const placed = await asha.api(getPlacedOrder, { body: { orderId: cashReference(body.requestId) } });
  expect(placed.order).toMatchObject({ creditPaid: 300, payOnDelivery: 300 });
  const [mail] = await readMails(shop, asha.email);
  expect(mail?.text).toContain('Please pay Rs. 300 in cash when it is delivered.');
  expect(mail?.text).toContain('Of it by store credit');
  const { slips } = await owner.api(getPackingSlips, { query: { orderIds: orderId } });
  expect(slips[0]?.collect).toBe(30_000);

  await deliverOrder(shop, orderId);
  await shop.runJobs();
  expect(await own()).toMatchObject({ payment: true, creditPaid: 300, payOnDelivery: 0 });
  expect(await read(orderId)).toMatchObject({
    creditPaid: 30_000,
    refundable: 60_000,
    parcels: [{ codDue: 30_000 }],
  });
  const { content } = await shop.db
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .select('content')
    .$narrowType<TaxDocumentJson>()
    .executeTakeFirstOrThrow();
  expect(content).toMatchObject({ total: 60_050, collect: 30_000 });
  const out = (await readMails(shop, asha.email)).find(({ subject }) => subject.includes('out for delivery'));
  expect(out?.text).toContain('Please keep Rs. 300 in cash ready.');

  await returnFirstItem(orderId);
  expect(await refundsOf(orderId)).toEqual(['store-credit 30000', 'cod 20050']);
  expect(await balanceOf(asha)).toBe(300);
  expect((await readMails(shop, asha.email)).at(-1)?.text).toMatch(
    /We have added Rs\. 300 .* to your store credit\. We will refund Rs\. 200\.50\. You paid in cash/,
  );
});

test('a refused parcel collects nothing, and its credit comes back', async () => {
  const asha = await shopperWith(300);
  const orderId = await place(asha, 300);
  await shipOrder(shop, orderId);
  const [parcel] = (await read(orderId)).parcels;
  await move(parcel?.parcelId ?? '', 'attempt_failed', 'rto_initiated', 'rto_received');
  const body = { parcelId: parcel?.parcelId ?? '', keepsDelivery: true };
  const { order } = await owner.api(parcels.refundParcel, { body });
  expect(order).toMatchObject({
    status: 'Returned to seller',
    isPaid: false,
    refunded: 30_000,
    refundable: 0,
  });
  expect(await balanceOf(asha)).toBe(300);
  expect((await readMails(shop, asha.email)).at(-1)?.text).toContain(
    'We have added Rs. 300 to your store credit.',
  );
  const { order: shown } = await asha.api(getOrder, { query: { orderId } });
  expect(shown.refunds).toMatchObject([{ amount: 300 }]);
});

test('a cancelled order gives its credit back', async () => {
  const asha = await shopperWith(300);
  const orderId = await place(asha, 250.25);
  expect(await balanceOf(asha)).toBe(49.75);
  await asha.api(cancelOrder, { body: { orderId } });
  expect(await balanceOf(asha)).toBe(300);
  const { order } = await asha.api(getOrder, { query: { orderId } });
  expect(order).toMatchObject({ status: 'Cancelled', payOnDelivery: 0 });
});

test('two parcels share credit and cash, and one that is refused gives back its share of the credit alone', async () => {
  const asha = await shopperWith(500);
  const orderId = await place(asha, 500, BOTH);
  const [first, second] = await packEach(orderId);
  // 801 in all; the first has 500.50 of 1,301.20, so 308.17 in cash.
  expect([first?.codDue, second?.codDue]).toEqual([30_800, 49_300]);
  await move(first?.parcelId ?? '', 'in_transit', 'delivered');
  expect((await asha.api(getOrder, { query: { orderId } })).order.payOnDelivery).toBe(493);
  await move(second?.parcelId ?? '', 'in_transit', 'attempt_failed', 'rto_initiated', 'rto_received');
  await owner.api(parcels.refundParcel, { body: { parcelId: second?.parcelId ?? '' } });
  const share = Math.round((50_000 * 70_070) / 130_120);
  expect(await refundsOf(orderId)).toEqual([`store-credit ${share}`]);
  expect(await balanceOf(asha)).toBe(share / 100);
});

test('nothing of the cash of one parcel is refunded for another that was refused', async () => {
  const asha = await buildShopper(shop);
  const orderId = await place(asha, 0, BOTH);
  const [first, second] = await packEach(orderId);
  await move(first?.parcelId ?? '', 'in_transit', 'delivered');
  await move(second?.parcelId ?? '', 'in_transit', 'attempt_failed', 'rto_initiated', 'rto_received');
  expect((await read(orderId)).parcels[1]?.refundDue).toEqual({ items: 0, delivery: 0 });
  const body = { parcelId: second?.parcelId ?? '' };
  const { order } = await owner.api(parcels.refundParcel, { body });
  expect(order).toMatchObject({ status: 'Delivered', isPaid: true, refunded: 0, refundable: 50_000 });
});

test('an item that is cancelled leaves less to collect, and gives back only credit that is too much', async () => {
  const asha = await shopperWith(900);
  const orderId = await place(asha, 900, BOTH);
  const remove = async (at: number) => {
    const lineId = (await read(orderId)).lines[at]?.lineId ?? '';
    const body = {
      orderId,
      lineId,
      requestId: uuid(),
      kind: 'cancelled' as const,
      quantity: 1,
      reason: 'Sold out',
    };
    await owner.api(removeOrderItem, { body });
  };
  await remove(0);
  const { order } = await asha.api(getOrder, { query: { orderId } });
  expect(order).toMatchObject({ amount: 800.7, creditPaid: 800.7, payOnDelivery: 0 });
  expect(await balanceOf(asha)).toBe(99.3);
  await deliverOrder(shop, orderId);
  expect(await read(orderId)).toMatchObject({ isPaid: true, refundable: 80_070, parcels: [{ codDue: 0 }] });
});

test('the shop’s limits for cash count what is left to pay', async () => {
  await offer({ minimum: 40_000, maximum: 100_000 });
  const asha = await shopperWith(600);
  await expect(place(asha, 300)).rejects.toMatchObject({
    code: 'COD_NOT_OFFERED',
    message: 'Cash on delivery is available if Rs. 400 or more is left to pay.',
  });
  expect(await balanceOf(asha)).toBe(600);
  await expect(place(asha, 0, BOTH)).rejects.toMatchObject({
    message: 'Cash on delivery is available for orders of up to Rs. 1,000.',
  });
  const question = { zipcode: '560034', phone: '9812345670', amount: 1_301.2 };
  const check = (credit: number) => asha.api(checkCashOnDelivery, { body: { ...question, credit } });
  expect(await check(301)).toMatchObject({
    isOffered: false,
    reason: 'Cash on delivery is available if up to Rs. 1,000 is left to pay.',
  });
  expect(await check(400)).toMatchObject({ isOffered: true });
  expect(await place(asha, 400, BOTH)).toBeTruthy();
  await offer({});
});

test('where credit pays all of it, the order is paid, and there is no charge for cash', async () => {
  await offer({ fee: 5_000, minimum: 40_000 });
  const asha = await shopperWith(700);
  await expect(place(asha, 650.5)).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
  const body = bodyOf(asha, 600.5);
  const { orderId } = await asha.api(placeCashOrder, { body });
  expect(await asha.api(placeCashOrder, { body })).toEqual(expect.objectContaining({ orderId }));
  const { order } = await asha.api(getOrder, { query: { orderId } });
  const paid = { payment: true, paymentMethod: 'store-credit', creditPaid: 600.5, payOnDelivery: 0 };
  expect(order).toMatchObject({ amount: 600.5, ...paid });
  expect(order.totals.codFee).toBeUndefined();
  expect(await balanceOf(asha)).toBe(99.5);
  await offer({});
});

test('a gift that credit pays entirely collects nothing from its receiver, and is one order however often it is asked for', async () => {
  const shopper = await shopperWith(2_000);
  const { orderData, ...order } = bodyOf(shopper, 600.5);
  const body = { ...order, orderData: { ...orderData, giftFrom: 'Asha' } };
  const placed = await shopper.api(placeCashOrder, { body });
  expect(await shopper.api(placeCashOrder, { body })).toEqual(placed);
  expect(await read(placed.orderId)).toMatchObject({ isPaid: true });
  expect(await balanceOf(shopper)).toBe(1_399.5);
});

test('a guest has no credit, and a request that was sent is not another one with other credit', async () => {
  const asha = await shopperWith(300);
  const body = bodyOf(asha, 300);
  await expect(shop.api(placeCashOrder, { body: { ...body, isGuest: true } })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
  await expect(asha.api(placeCashOrder, { body: { ...body, credit: 300.01 } })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
  });
  await asha.api(placeCashOrder, { body });
  await expect(asha.api(placeCashOrder, { body: { ...body, credit: 200 } })).rejects.toMatchObject({
    code: 'STEP_NOT_POSSIBLE',
  });
  expect(await balanceOf(asha)).toBe(0);
});
