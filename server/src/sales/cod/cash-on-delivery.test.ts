import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { getPackingSlips } from '@gulmohar/contract/admin/order-documents.ts';
import { markRefunded, refundInPart } from '@gulmohar/contract/admin/order-steps.ts';
import * as parcels from '@gulmohar/contract/admin/parcel-steps.ts';
import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { getMoneyProblems } from '@gulmohar/contract/admin/today.ts';
import { getOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { checkCashOnDelivery, placeCashOrder } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { getShop } from '@gulmohar/contract/shop/shop.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper, type TestShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { countRows } from '../../../testing/count-rows.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { cashForAll, offerCash } from '../../../testing/offer-cash.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { seller } from '../../../testing/seller.ts';
import { deliverOrder, shipOrder } from '../../../testing/ship-order.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { moveOrder } from '../../fulfilment/change/move-order.ts';
import type { TaxDocumentJson } from '../../fulfilment/tax/tax-document.ts';

const rules = { ...cashForAll, exceptPins: ['744'], openOrdersPerPhone: 2, refusals: 2 };
const byOperator = { actor: 'operator', seller } as const;
let asha: TestShopper;
let phones = 9_800_000_000;

const shop = await testShop();
const owner = await buildStaff(shop);
const kurti = await buildProduct(shop.db, { price: 50_050, stock: { M: 40 } });
await offer({});
afterEach(async () => expectInvariants(shop));
afterAll(() => shop.close());

async function offer(changed: Partial<Settings['cod']>): Promise<void> {
  await offerCash(owner, { ...rules, ...changed });
}

/** Returns an unused phone number. */
const newPhone = () => String(phones++);

/** Returns what the browser sends for one kurti of Rs. 500.50 with delivery for Rs. 100. */
async function cashOrder({ phone = newPhone(), requestId = uuid() } = {}) {
  asha = await buildShopper(shop);
  const { guestInfo, ...orderData } = buildOrderData([{ _id: kurti, size: 'M' }]);
  if (!guestInfo) throw new Error('A guest says who they are');
  const form = { ...guestInfo, phone, email: asha.email };
  return { amount: 600.5, isGuest: false, requestId, orderData: { ...orderData, guestInfo: form } };
}

async function place(options?: Parameters<typeof cashOrder>[0]): Promise<string> {
  const body = await cashOrder(options);
  return (await asha.api(placeCashOrder, { body })).orderId;
}

const read = async (orderId: string) => (await owner.api(getAdminOrder, { query: { orderId } })).order;

test('a gift is not paid in cash by whoever receives it', async () => {
  const { orderData, ...order } = await cashOrder();
  const body = { ...order, orderData: { ...orderData, giftFrom: 'Asha' } };
  await expect(asha.api(placeCashOrder, { body })).rejects.toMatchObject({
    status: 409,
    message: 'Please pay for a gift online: the courier would collect the money from its receiver.',
  });
});

test('a shopper orders now and pays the courier, and the order is paid once it is delivered', async () => {
  const orderId = await place();
  const own = async () => (await asha.api(getOrder, { query: { orderId } })).order;
  expect(await own()).toMatchObject({ status: 'Order Placed', payment: false, paymentMethod: 'cod' });
  const [placed] = await readMails(shop, asha.email);
  expect(placed?.text).toContain('Please pay Rs. 600 in cash when it is delivered.');
  const { slips } = await owner.api(getPackingSlips, { query: { orderIds: orderId } });
  expect(slips[0]?.collect).toBe(60_000);

  await deliverOrder(shop, orderId);
  expect(await own()).toMatchObject({ status: 'Delivered', payment: true });
  expect(await read(orderId)).toMatchObject({ refundable: 60_000, parcels: [{ codDue: 60_000 }] });
  const invoice = await shop.db
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .select('content')
    .$narrowType<TaxDocumentJson>()
    .executeTakeFirstOrThrow();
  expect(invoice.content).toMatchObject({ total: 60_050, collect: 60_000 });
  const mails = await readMails(shop, asha.email);
  const out = mails.find(({ subject }) => subject.includes('out for delivery'));
  expect(out?.text).toContain('Please keep Rs. 600 in cash ready.');
  const decision = await shop.db.selectFrom('cod_decision').select('decision').execute();
  expect(decision).toContainEqual({
    decision: { rules, facts: expect.objectContaining({ total: 60_050, openOrders: 0 }), rejection: null },
  });
});

test('a cash payment is refunded by hand, with the bank’s reference number', async () => {
  const orderId = await place();
  await deliverOrder(shop, orderId);
  const requestId = uuid();
  const asked = { orderId, requestId, amount: 10_000, reason: 'A loose thread' };
  await owner.api(refundInPart, { body: asked });
  const mails = await readMails(shop, asha.email);
  expect(mails.at(-1)?.text).toContain('please reply to this e-mail with your UPI id');
  const { refunds } = await owner.api(getMoneyProblems);
  const refund = refunds.find((one) => one.orderId === orderId);
  expect(refund).toMatchObject({ status: 'manual', provider: 'cod', amount: 10_000 });
  const refundId = refund?.refundId ?? '';
  await expect(owner.api(markRefunded, { body: { refundId } })).rejects.toMatchObject({
    status: 400,
    message: 'Please enter the reference number (UTR) of your UPI or bank payment',
  });
  await owner.api(markRefunded, { body: { refundId, reference: 'UTR 4711' } });
  const kept = shop.db.selectFrom('refund').where('id', '=', refundId).select(['status', 'bank_reference']);
  expect(await kept.execute()).toEqual([{ status: 'processed', bank_reference: 'UTR 4711' }]);
});

test('a refused parcel collects and refunds nothing, and its invoice is credited', async () => {
  const orderId = await place();
  await shipOrder(shop, orderId);
  const parcelId = (await read(orderId)).parcels[0]?.parcelId ?? '';
  const steps = ['attempt_failed', 'rto_initiated', 'rto_received'] as const;
  for (const to of steps) {
    await owner.api(parcels.moveParcel, { body: { parcelId, to, reason: 'refused' } });
  }
  const { order } = await owner.api(parcels.refundParcel, { body: { parcelId } });
  expect(order).toMatchObject({ status: 'Returned to seller', isPaid: false, refunded: 0 });
  expect(order.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit-note']);
  const last = (await readMails(shop, asha.email)).at(-1);
  expect(last?.subject).toContain('will not be delivered');
});

test('two parcels of an order together collect its total, each in whole rupees', async () => {
  asha = await buildShopper(shop);
  const saree = await buildProduct(shop.db, { price: 70_070, stock: 5 });
  const body = await cashOrder();
  const { items } = buildOrderData([{ _id: kurti, size: 'M' }, { _id: saree }]);
  const orderData = { ...body.orderData, items };
  const { orderId } = await asha.api(placeCashOrder, { body: { ...body, amount: 1_301.2, orderData } });
  await moveOrder(shop.db, orderId, { to: 'Packing', ...byOperator });
  for (const { lineId } of (await read(orderId)).lines) {
    await owner.api(parcels.createParcel, { body: { orderId, lineIds: [lineId] } });
  }
  const [first, second] = (await read(orderId)).parcels;
  expect([first?.codDue, second?.codDue]).toEqual([50_000, 80_100]);
  for (const { parcelId } of [first, second].flatMap((parcel) => parcel ?? [])) {
    expect((await read(orderId)).isPaid).toBe(false);
    for (const to of ['in_transit', 'delivered'] as const) {
      await owner.api(parcels.moveParcel, { body: { parcelId, to } });
    }
  }
  expect(await read(orderId)).toMatchObject({ isPaid: true, refundable: 130_100 });
});

test('the same request sent three times at once places one order', async () => {
  const body = await cashOrder();
  const before = await countRows(shop, 'orders');
  const answers = await Promise.all([1, 2, 3].map(() => asha.api(placeCashOrder, { body })));
  expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
  expect(await countRows(shop, 'orders')).toBe(before + 1);
});

test('a request sent twice at once for different buyers places one order, and the other one is refused', async () => {
  const requestId = uuid();
  const orders = [await cashOrder({ requestId }), await cashOrder({ requestId })];
  const before = await countRows(shop, 'orders');
  const answers = await Promise.allSettled(orders.map((body) => asha.api(placeCashOrder, { body })));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 409 } });
  expect(await countRows(shop, 'orders')).toBe(before + 1);
});

test('the checkout says why cash on delivery is not offered, and placing such an order is refused', async () => {
  const check = async (asked: Partial<(typeof checkCashOnDelivery)['body']['_input']>) => {
    const body = { amount: 600.5, zipcode: '560027', phone: newPhone(), ...asked };
    return (await shop.api(checkCashOnDelivery, { body })).reason;
  };
  expect(await check({})).toBe('');
  expect(await check({ amount: 5_000.5 })).toBe(
    'Cash on delivery is available for orders of up to Rs. 5,000.',
  );
  expect(await check({ zipcode: '744301' })).toBe('Cash on delivery is not available in PIN code 744301.');
  await offer({ maximum: 60_000 });
  const before = await countRows(shop, 'checkout');
  await expect(place()).rejects.toMatchObject({
    status: 409,
    code: 'COD_NOT_OFFERED',
    message: 'Cash on delivery is available for orders of up to Rs. 600.',
  });
  expect(await countRows(shop, 'checkout')).toBe(before);
  await offer({ isOffered: false });
  expect((await shop.api(getShop)).shop.payment.methods).toEqual(['razorpay']);
  await expect(place()).rejects.toMatchObject({ code: 'COD_NOT_OFFERED' });
  await offer({});
  expect((await shop.api(getShop)).shop.payment.methods).toEqual(['razorpay', 'cod']);
});

test('a phone number has two open orders at most, even when they are placed simultaneously', async () => {
  const phone = newPhone();
  const bodies = [await cashOrder({ phone }), await cashOrder({ phone }), await cashOrder({ phone })];
  const guests = bodies.map(({ orderData, ...body }, at) => ({
    ...body,
    isGuest: true,
    orderData: {
      ...orderData,
      guestInfo: { ...orderData.guestInfo, email: `many${at}@guest.example` },
    },
  }));
  const placed = await Promise.allSettled(guests.map((body) => shop.api(placeCashOrder, { body })));
  expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(placed.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: 'Please pay online for this order.' },
  });
});

test('a shopper who refused two parcels must pay online', async () => {
  const phone = newPhone();
  for (let turn = 0; turn < 2; turn++) {
    const orderId = await place({ phone });
    await shipOrder(shop, orderId);
    const parcelId = (await read(orderId)).parcels[0]?.parcelId ?? '';
    for (const to of ['attempt_failed', 'rto_initiated', 'rto_received'] as const) {
      await owner.api(parcels.moveParcel, { body: { parcelId, to, reason: 'refused' } });
    }
  }
  await expect(place({ phone })).rejects.toMatchObject({ code: 'COD_NOT_OFFERED' });
});

test('an order at a wrong price claimed by the browser is refused', async () => {
  const body = { ...(await cashOrder()), amount: 1 };
  await expect(asha.api(placeCashOrder, { body })).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
});
