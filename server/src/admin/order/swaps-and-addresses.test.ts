import * as api from '@gulmohar/contract/admin/order-changes.ts';
import { listAdminReturns, moveAdminReturn, startAdminReturn } from '@gulmohar/contract/admin/return.ts';
import { placeCashOrder } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { changeAdmin } from '../../../testing/change-admin.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { offerCash } from '../../../testing/offer-cash.ts';
import { readMails } from '../../../testing/read-mails.ts';

const admin = await changeAdmin();
const { shop, owner } = admin;
afterEach(async () => {
  await shop.runJobs();
  await expectInvariants(shop);
});
afterAll(() => shop.close());

test('another size keeps the agreed price, another product has its own, and the difference is refunded', async () => {
  const coupon = await buildCoupon(shop.db, { amount: 30_000 });
  const { orderId, email } = await admin.order(coupon);
  const dupatta = await buildProduct(shop.db, { name: 'Dupatta', price: 80_000, stock: 5 });
  const before = await admin.stockOf(admin.kurti);
  const lineId = await admin.lineOf(orderId, 'Kurti');
  const swap = (productId: string, size: string | null) =>
    owner.api(api.swapItem, {
      body: { orderId, lineId, requestId: uuid(), productId, size, reason: 'Asked by phone' },
    });
  const { order: after } = await swap(admin.kurti, 'L');
  expect(after).toMatchObject({ amount: 470_000, refunded: 0 });
  expect(after.lines.find(({ name }) => name === 'Kurti')).toMatchObject({ size: 'L', quantity: 2 });
  expect(await admin.stockOf(admin.kurti)).toEqual({ M: (before.M ?? 0) + 2, L: (before.L ?? 0) - 2 });

  await expect(swap(admin.saree, null)).rejects.toMatchObject({
    reply: { message: expect.stringContaining('It costs Rs. 4,000 more') },
  });
  const { order: last } = await swap(dupatta, null);
  expect(last).toMatchObject({ subtotal: 460_000, discount: 30_000, amount: 430_000, refunded: 40_000 });
  expect(await admin.stockOf(dupatta)).toEqual({ one: 3 });
  const mails = await readMails(shop, email);
  expect(mails.at(-1)?.text).toContain(
    'We are now sending ‘Dupatta’ instead of Kurti, size L × 2. It costs less.',
  );
  await admin.ship(orderId);
  const [invoice] = await admin.documentsOf(orderId);
  expect(invoice?.content.total).toBe(430_000);
});

test('an order redirected to another state is invoiced with that state’s taxes', async () => {
  const { orderId, email } = await admin.order();
  const place = {
    orderId,
    firstName: 'Ravi',
    lastName: 'Kumar',
    phone: '9876543210',
    country: 'India',
    street: '2 Amer Road',
    city: 'Jaipur',
    state: 'Rajasthan',
    zipcode: '302002',
  };
  const { order: changed } = await owner.api(api.changeAddress, { body: place });
  expect(changed).toMatchObject({ city: 'Jaipur', amount: 500_000 });
  expect(changed.events.find(({ kind }) => kind === 'note')?.text).toContain('Mysuru 570001');
  const mails = await readMails(shop, email);
  expect(mails.at(-1)?.subject).toContain('New delivery address');
  await admin.ship(orderId);
  const [invoice] = await admin.documentsOf(orderId);
  expect(invoice?.content.placeOfSupply.state).toBe('Rajasthan');
  expect(invoice?.content.lines.every(({ igst, cgst }) => igst === 0 && cgst > 0)).toBe(true);
  await expect(owner.api(api.changeAddress, { body: place })).rejects.toMatchObject({
    code: 'STEP_NOT_POSSIBLE',
  });
});

test('a cash order cannot go where cash is not collected, and collects only the rest after a cancellation', async () => {
  await offerCash(owner, { maximum: 1_000_000, exceptPins: ['744'] });
  const lines = [
    { _id: admin.kurti, size: 'M' },
    { _id: admin.saree, size: null },
  ];
  const orderData = buildOrderData(lines, admin.newGuest());
  const input = { amount: 4_000, isGuest: true, requestId: uuid(), orderData };
  const { orderId } = await shop.api(placeCashOrder, { body: input });
  const island = {
    orderId,
    firstName: 'Ravi',
    lastName: 'Kumar',
    phone: '9876543210',
    country: 'India',
    street: '1 Beach',
    city: 'Havelock',
    zipcode: '744211',
    state: 'Andaman and Nicobar Islands',
  };
  await expect(owner.api(api.changeAddress, { body: island })).rejects.toMatchObject({
    code: 'COD_NOT_OFFERED',
  });
  await admin.takeOut(orderId, 'Kurti');
  await admin.deliver(orderId);
  expect(await admin.read(orderId)).toMatchObject({ amount: 300_000, refundable: 300_000, refunded: 0 });
});

test('the pickup of an approved return is recorded, and the buyer is told the date', async () => {
  const { orderId, email } = await admin.order();
  await admin.deliver(orderId);
  const itemIds = [await admin.lineOf(orderId, 'Saree')];
  await owner.api(startAdminReturn, { body: { orderId, itemIds, reason: 'Not the colour' } });
  const find = async () => {
    const { returns } = await owner.api(listAdminReturns, { query: {} });
    return returns.find((one) => one.orderId === orderId);
  };
  const returnId = (await find())?.returnId ?? '';
  const body = { returnId, courier: 'Delhivery', trackingNumber: 'R123', pickupOn: '2026-11-26' };
  await expect(owner.api(api.keepReturnPickup, { body })).rejects.toMatchObject({
    code: 'STEP_NOT_POSSIBLE',
  });
  await owner.api(moveAdminReturn, { body: { returnId, to: 'Return Approved' } });
  await owner.api(api.keepReturnPickup, { body });
  expect(await find()).toMatchObject({ pickup: { courier: 'Delhivery', pickupOn: '2026-11-26' } });
  const mails = await readMails(shop, email);
  expect(mails.at(-1)?.subject).toBe('Your return will be collected on 26 November 2026');
});
