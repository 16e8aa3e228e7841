import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { removeOrderItem } from '@gulmohar/contract/admin/order-changes.ts';
import { getPackingSlips } from '@gulmohar/contract/admin/order-documents.ts';
import * as parcels from '@gulmohar/contract/admin/parcel-steps.ts';
import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { cancelOrder, getOrder, requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { verifyRazorpayPayment } from '@gulmohar/contract/sales/checkout.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { makeOlder } from '../../../testing/build-order.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { buy, openPurchase } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { ledgerOf, payInSandbox } from '../../../testing/pay-in-sandbox.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { readTaxContents } from '../../../testing/read-tax-documents.ts';
import { afterSale } from '../../../testing/seller.ts';
import { deliverOrder, shipOrder } from '../../../testing/ship-order.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { moveReturn } from '../../fulfilment/return/move-return.ts';

const WRAP = { name: 'Gift wrap', hsn: '482390', basisPoints: 1_800 } as const;

const shop = await testShop();
const owner = await buildStaff(shop);
const kurti = await buildProduct(shop.db, { price: 100_050, stock: { M: 90 } });
afterEach(async () => {
  await setWrap({});
  await expectInvariants(shop);
});
afterAll(() => shop.close());

async function setWrap(changed: Partial<Settings['giftWrap']>): Promise<void> {
  const value = { isOffered: true, price: 4_900, ...WRAP, ...changed };
  await owner.api(saveSettings, { body: { group: 'giftWrap', value } });
}
const lines = (quantity = 1) => [{ _id: kurti, size: 'M', quantity }];
const read = async (orderId: string) => (await owner.api(getAdminOrder, { query: { orderId } })).order;
const documentsOf = (orderId: string) => readTaxContents(shop.db, orderId);

test('an order with gift wrap says so at packing, in the mail and on its invoice, with a code and rate of its own', async () => {
  const guest = uuid();
  const { orderId } = await buy(shop, { lines: lines(), giftWrap: true, amount: 1_149.5, guest });
  expect(await read(orderId)).toMatchObject({ amount: 114_950, giftWrap: 4_900, isGiftWrapped: true });
  const { slips } = await owner.api(getPackingSlips, { query: { orderIds: orderId } });
  expect(slips).toMatchObject([{ isGiftWrapped: true }]);
  const [mail] = await readMails(shop, `${guest}@guest.example`);
  expect(mail?.text).toMatch(/Gift wrap: Rs\. 49/);
  await shipOrder(shop, orderId);
  const [invoice] = await documentsOf(orderId);
  expect(invoice?.total).toBe(114_950);
  expect(invoice?.lines.reduce((sum, { paid }) => sum + paid, 0)).toBe(114_950);
  expect(invoice?.lines.filter(({ charge }) => charge === 'gift-wrap')).toMatchObject([
    { ...WRAP, paid: 4_900, quantity: 1, unit: 'NOS' },
  ]);
});

test('an order that the buyer cancels refunds the wrap; one item less does not', async () => {
  const asha = await buildShopper(shop);
  const purchase = { lines: lines(2), giftWrap: true, amount: 2_050, shopper: asha };
  const { orderId, providerOrderId } = await buy(shop, purchase);
  const [line] = (await read(orderId)).lines;
  const body = {
    orderId,
    lineId: line?.lineId ?? '',
    requestId: uuid(),
    kind: 'cancelled' as const,
    quantity: 1,
    reason: 'A flaw',
  };
  await owner.api(removeOrderItem, { body });
  expect(await ledgerOf(shop, providerOrderId)).toEqual({ captured: 205_000, refunded: 100_050 });
  expect(await read(orderId)).toMatchObject({ amount: 104_950, giftWrap: 4_900 });
  await asha.api(cancelOrder, { body: { orderId } });
  expect(await ledgerOf(shop, providerOrderId)).toEqual({ captured: 205_000, refunded: 205_000 });
});

test('a parcel that does not arrive refunds the wrap with it, and its credit note is the whole invoice', async () => {
  const { orderId, providerOrderId } = await buy(shop, {
    lines: lines(),
    giftWrap: true,
    amount: 1_149.5,
    guest: uuid(),
  });
  await shipOrder(shop, orderId);
  const parcelId = (await read(orderId)).parcels[0]?.parcelId ?? '';
  for (const to of ['attempt_failed', 'rto_initiated', 'rto_received'] as const) {
    await owner.api(parcels.moveParcel, { body: { parcelId, to, reason: 'refused' } });
  }
  await owner.api(parcels.refundParcel, { body: { parcelId, keepsDelivery: false } });
  expect(await ledgerOf(shop, providerOrderId)).toEqual({ captured: 114_950, refunded: 114_950 });
  const [invoice, note] = await documentsOf(orderId);
  expect(note).toMatchObject({ kind: 'credit-note', total: 114_950 });
  expect(note?.lines).toEqual(invoice?.lines);
});

test('a return of everything that was delivered keeps the wrap, on the credit note as well', async () => {
  const asha = await buildShopper(shop);
  const purchase = { lines: lines(), giftWrap: true, amount: 1_149.5, shopper: asha };
  const { orderId, providerOrderId } = await buy(shop, purchase);
  await deliverOrder(shop, orderId);
  await makeOlder(shop, orderId, '6 days');
  const { order } = await asha.api(getOrder, { query: { orderId } });
  const itemIds = order.items.map(({ _id }) => _id);
  await asha.api(requestReturn, { body: { orderId, itemIds, reason: 'Too tight' } });
  const { id } = await shop.db
    .selectFrom('return_request')
    .innerJoin('order_line', 'order_line.id', 'return_request.paid_line_id')
    .where('order_line.order_id', '=', orderId)
    .select('return_request.id')
    .executeTakeFirstOrThrow();
  for (const to of ['Return Approved', 'Returned', 'Refunded'] as const) {
    await moveReturn(shop.db, id, to, { actor: 'operator', ...afterSale });
  }
  expect(await ledgerOf(shop, providerOrderId)).toEqual({ captured: 114_950, refunded: 100_050 });
  expect((await documentsOf(orderId)).map(({ kind, total }) => [kind, total])).toEqual([
    ['invoice', 114_950],
    ['credit-note', 100_050],
  ]);
});

test('a shop without gift wrap wraps nothing and charges nothing for it', async () => {
  await setWrap({ isOffered: false });
  const purchase = { lines: lines(), giftWrap: true, guest: uuid() };
  await expect(openPurchase(shop, { ...purchase, amount: 1_149.5 })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
    reply: { totals: { total: 1_100.5 } },
  });
  const { orderId } = await buy(shop, { ...purchase, amount: 1_100.5 });
  expect(await read(orderId)).toMatchObject({ amount: 110_050, giftWrap: 0, isGiftWrapped: false });
});

test('the price that was agreed on holds when the owner changes it before the payment', async () => {
  const opened = await openPurchase(shop, {
    lines: lines(),
    giftWrap: true,
    amount: 1_149.5,
    guest: uuid(),
  });
  await setWrap({ price: 9_900 });
  const paid = await payInSandbox(shop, opened.orderId);
  const { orderId } = await shop.api(verifyRazorpayPayment, { body: paid });
  expect(await read(orderId)).toMatchObject({ amount: 114_950, giftWrap: 4_900 });
});

test('a browser cannot add the wrap after the payment', async () => {
  const { orderId: providerOrderId } = await openPurchase(shop, {
    lines: lines(),
    amount: 1_100.5,
    guest: uuid(),
  });
  const paid = await payInSandbox(shop, providerOrderId);
  const body = { ...paid, orderData: { giftWrap: true } };
  await expect(shop.api(verifyRazorpayPayment, { body })).rejects.toMatchObject({ status: 409 });
  expect(await ledgerOf(shop, providerOrderId)).toEqual({ captured: 110_050, refunded: 110_050 });
});
