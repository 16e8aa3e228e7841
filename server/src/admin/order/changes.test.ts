import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import * as api from '@gulmohar/contract/admin/order-changes.ts';
import { listAdminReturns, moveAdminReturn, startAdminReturn } from '@gulmohar/contract/admin/return.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { getOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { placeCashOrder } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import fc from 'fast-check';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildCoupon } from '../../../testing/build-coupon.ts';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { buy } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { seller } from '../../../testing/seller.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { moveOrder } from '../../fulfilment/order/move-order.ts';
import type { TaxDocumentJson } from '../../fulfilment/tax/tax-document.ts';

const byOperator = { actor: 'operator', seller } as const;

let shop: TestShop;
let owner: TestStaff;
let kurti: string;
let saree: string;
let cheap: string;
let guests = 0;

beforeAll(async () => {
  shop = await testShop();
  owner = await buildStaff(shop);
  kurti = await buildProduct(shop.db, { name: 'Kurti', price: 100_000, stock: { M: 500, L: 500 } });
  cheap = await buildProduct(shop.db, { name: 'Stole', price: 70_000, stock: 500 });
  saree = await buildProduct(shop.db, { name: 'Saree', price: 300_000, stock: 500 });
});
afterEach(async () => {
  await shop.runJobs();
  await expectInvariants(shop);
});
afterAll(() => shop.close());

const read = async (orderId: string) => (await owner.api(getAdminOrder, { query: { orderId } })).order;
const lineOf = async (orderId: string, name: string) =>
  (await read(orderId)).lines.find((line) => line.name === name)?.lineId ?? '';

/** Two kurtis of Rs. 1,000 and a saree of Rs. 3,000, with a coupon of Rs. 300 or without; delivery is free. */
async function order(couponCode?: string): Promise<{ orderId: string; email: string }> {
  const guest = `changes-${guests++}`;
  const lines = [
    { _id: kurti, size: 'M', quantity: 2 },
    { _id: saree, size: null },
  ];
  const amount = couponCode ? 4_700 : 5_000;
  const { orderId } = await buy(shop, { lines, amount, guest, ...(couponCode && { couponCode }) });
  return { orderId, email: `${guest}@guest.example` };
}

async function ship(orderId: string): Promise<void> {
  for (const to of ['Packing', 'Shipped'] as const) await moveOrder(shop.db, orderId, { to, ...byOperator });
}

async function deliver(orderId: string): Promise<void> {
  await ship(orderId);
  for (const to of ['Out for delivery', 'Delivered'] as const) {
    await moveOrder(shop.db, orderId, { to, ...byOperator });
  }
}

type Removal = { kind?: 'cancelled' | 'missing'; quantity?: number; requestId?: string };

async function takeOut(orderId: string, name: string, { requestId = uuid(), ...removal }: Removal = {}) {
  const lineId = await lineOf(orderId, name);
  const body = {
    ...{ orderId, lineId, requestId, kind: 'cancelled' as const },
    quantity: 1,
    reason: 'Asked',
  };
  return owner.api(api.takeOutItem, { body: { ...body, ...removal } });
}

async function stockOf(productId: string): Promise<Record<string, number>> {
  const rows = await shop.db
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .select(['size', 'on_hand'])
    .execute();
  return Object.fromEntries(rows.map(({ size, on_hand }) => [size ?? 'one', on_hand]));
}

async function documentsOf(orderId: string) {
  return shop.db
    .selectFrom('tax_document')
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .select(['kind', 'reason', 'content'])
    .$narrowType<TaxDocumentJson>()
    .execute();
}

test('a cancelled item goes back on sale, and exactly its share back to the buyer', async () => {
  const coupon = await buildCoupon(shop.db, { amount: 30_000 });
  const { orderId, email } = await order(coupon);
  const before = await stockOf(kurti);
  const requestId = uuid();
  await takeOut(orderId, 'Kurti', { requestId });
  const { order: after } = await takeOut(orderId, 'Kurti', { requestId });
  // Its share of the coupon: 300 of 5,000 on 1,000.
  expect(after).toMatchObject({ subtotal: 400_000, discount: 24_000, amount: 376_000, refunded: 94_000 });
  expect(await stockOf(kurti)).toEqual({ ...before, M: (before.M ?? 0) + 1 });
  expect(after.moments.map(({ title }) => title)).toContain('Item cancelled: Kurti, M × 1');
  const mails = await readMails(shop, email);
  const told = mails.find(({ subject }) => subject.includes('was cancelled'));
  expect(told?.text).toContain('We are refunding Rs. 940');

  await takeOut(orderId, 'Kurti');
  await ship(orderId);
  const [invoice] = await documentsOf(orderId);
  expect(invoice?.content.lines.map(({ name, paid }) => [name, paid])).toEqual([['Saree', 282_000]]);
  expect(invoice?.content.total).toBe(282_000);
});

test('the last item is not cancelled alone, and what is in a parcel stays in the order', async () => {
  const { orderId } = await order();
  await takeOut(orderId, 'Saree');
  await expect(takeOut(orderId, 'Kurti', { quantity: 2 })).rejects.toMatchObject({
    code: 'STEP_NOT_POSSIBLE',
    message: 'It is all that is left of the order: please cancel the order.',
  });
  await expect(takeOut(orderId, 'Kurti', { quantity: 3 })).rejects.toMatchObject({
    reply: { fields: { quantity: 'There are 2 of it' } },
  });
  await ship(orderId);
  await expect(takeOut(orderId, 'Kurti')).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
});

test('a unit that was missing in the parcel is credited and written off; the rest can be returned', async () => {
  const { orderId, email } = await order();
  await deliver(orderId);
  const before = await stockOf(kurti);
  await takeOut(orderId, 'Kurti', { kind: 'missing' });
  expect(await stockOf(kurti)).toEqual(before);
  const [invoice, note] = await documentsOf(orderId);
  const line = invoice?.content.lines.find(({ name }) => name.startsWith('Kurti'));
  expect(note).toMatchObject({ reason: 'missing', content: { total: 100_000, lines: [{ quantity: 1 }] } });
  const mails = await readMails(shop, email);
  expect(mails.at(-1)?.text).toContain('The credit note is attached.');

  const itemIds = [await lineOf(orderId, 'Kurti')];
  await owner.api(startAdminReturn, { body: { orderId, itemIds, reason: 'Too wide' } });
  const { returns } = await owner.api(listAdminReturns, { query: {} });
  const returnId = returns.find((one) => one.orderId === orderId)?.returnId ?? '';
  for (const to of ['Return Approved', 'Returned', 'Refunded'] as const) {
    await owner.api(moveAdminReturn, { body: { returnId, to } });
  }
  const credited = (await documentsOf(orderId)).slice(1).flatMap(({ content }) => content.lines);
  for (const sum of ['paid', 'taxable', 'cgst', 'sgst', 'igst', 'quantity'] as const) {
    expect(credited.reduce((all, part) => all + part[sum], 0)).toBe(line?.[sum]);
  }
  expect(await stockOf(kurti)).toEqual({ ...before, M: (before.M ?? 0) + 1 });
});

test('an item that was not in the parcel at all is gone from the order, and is not returned', async () => {
  const asha = await buildShopper(shop);
  const lines = [
    { _id: kurti, size: 'M' },
    { _id: saree, size: null },
  ];
  const { orderId } = await buy(shop, { lines, amount: 4_000, shopper: asha });
  await deliver(orderId);
  const lineId = await lineOf(orderId, 'Kurti');
  await takeOut(orderId, 'Kurti', { kind: 'missing' });
  const { order: own } = await asha.api(getOrder, { query: { orderId } });
  expect(own).toMatchObject({ totals: { total: 3_000 }, refunded: 0, items: [{ name: 'Saree' }] });
  expect(own.changes).toMatchObject([{ kind: 'missing', name: 'Kurti', amount: 1_000 }]);
  const returning = owner.api(startAdminReturn, { body: { orderId, itemIds: [lineId], reason: 'No' } });
  await expect(returning).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('another size goes out at the agreed price, another product at its own, and the difference goes back', async () => {
  const coupon = await buildCoupon(shop.db, { amount: 30_000 });
  const { orderId, email } = await order(coupon);
  const dupatta = await buildProduct(shop.db, { name: 'Dupatta', price: 80_000, stock: 5 });
  const before = await stockOf(kurti);
  const lineId = await lineOf(orderId, 'Kurti');
  const swap = (productId: string, size: string | null) =>
    owner.api(api.swapItem, {
      body: { orderId, lineId, requestId: uuid(), productId, size, reason: 'Asked by phone' },
    });
  const { order: after } = await swap(kurti, 'L');
  expect(after).toMatchObject({ amount: 470_000, refunded: 0 });
  expect(after.lines.find(({ name }) => name === 'Kurti')).toMatchObject({ size: 'L', quantity: 2 });
  expect(await stockOf(kurti)).toEqual({ M: (before.M ?? 0) + 2, L: (before.L ?? 0) - 2 });

  await expect(swap(saree, null)).rejects.toMatchObject({
    reply: { message: expect.stringContaining('It costs Rs. 4,000 more') },
  });
  const { order: last } = await swap(dupatta, null);
  expect(last).toMatchObject({ subtotal: 460_000, discount: 30_000, amount: 430_000, refunded: 40_000 });
  expect(await stockOf(dupatta)).toEqual({ one: 3 });
  const mails = await readMails(shop, email);
  expect(mails.at(-1)?.text).toContain('We send ‘Dupatta’ now, instead of Kurti, size L × 2. It costs less.');
  await ship(orderId);
  const [invoice] = await documentsOf(orderId);
  expect(invoice?.content.total).toBe(430_000);
});

test('an order goes to another state, and its invoice has the taxes of that state', async () => {
  const { orderId, email } = await order();
  const place = {
    ...{ orderId, firstName: 'Ravi', lastName: 'Kumar', phone: '9876543210', country: 'India' },
    ...{ street: '2 Amer Road', city: 'Jaipur', state: 'Rajasthan', zipcode: '302002' },
  };
  const { order: changed } = await owner.api(api.changeAddress, { body: place });
  expect(changed).toMatchObject({ city: 'Jaipur', amount: 500_000 });
  expect(changed.moments.find(({ kind }) => kind === 'note')?.text).toContain('Mysuru 570001');
  const mails = await readMails(shop, email);
  expect(mails.at(-1)?.subject).toContain('New delivery address');
  await ship(orderId);
  const [invoice] = await documentsOf(orderId);
  expect(invoice?.content.placeOfSupply.state).toBe('Rajasthan');
  expect(invoice?.content.lines.every(({ igst, cgst }) => igst === 0 && cgst > 0)).toBe(true);
  await expect(owner.api(api.changeAddress, { body: place })).rejects.toMatchObject({
    code: 'STEP_NOT_POSSIBLE',
  });
});

test('an order in cash goes nowhere that cash is not collected, and collects what is left of it', async () => {
  const value = {
    ...{ isOffered: true, minimum: 0, maximum: 1_000_000, onlyPins: [], exceptPins: ['744'] },
    ...{ openOrdersPerPhone: 9, refusals: 0, refusalDays: 180, confirm: 'never' as const, confirmAbove: 0 },
  };
  await owner.api(saveSettings, { body: { group: 'cod', value } });
  const lines = [
    { _id: kurti, size: 'M' },
    { _id: saree, size: null },
  ];
  const orderData = buildOrderData(lines, `cash-${guests++}`);
  const wish = { amount: 4_000, isGuest: true, requestId: uuid(), orderData };
  const { orderId } = await shop.api(placeCashOrder, { body: wish });
  const island = {
    ...{ orderId, firstName: 'Ravi', lastName: 'Kumar', phone: '9876543210', country: 'India' },
    ...{ street: '1 Beach', city: 'Havelock', zipcode: '744211', state: 'Andaman and Nicobar Islands' },
  };
  await expect(owner.api(api.changeAddress, { body: island })).rejects.toMatchObject({
    code: 'COD_NOT_OFFERED',
  });
  await takeOut(orderId, 'Kurti');
  await deliver(orderId);
  expect(await read(orderId)).toMatchObject({ amount: 300_000, refundable: 300_000, refunded: 0 });
});

test('a pickup of an approved return is written down, and the buyer is told the day', async () => {
  const { orderId, email } = await order();
  await deliver(orderId);
  const itemIds = [await lineOf(orderId, 'Saree')];
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
  expect(mails.at(-1)?.subject).toBe('Your return is fetched on 26 November 2026');
});

type Act = 'cancel' | 'missing' | 'swap' | 'address' | 'deliver' | 'return';
const acts: Act[] = ['cancel', 'missing', 'swap', 'address', 'deliver', 'return'];

/** What the buyer keeps: what is left of the order, but for the returns that were refunded. */
async function keptOf(orderId: string): Promise<number> {
  const { amount } = await read(orderId);
  const returned = await shop.db
    .selectFrom('return_request')
    .where('order_id', '=', orderId)
    .where('status', '=', 'Refunded')
    .select('refund_amount')
    .execute();
  return amount - returned.reduce((sum, { refund_amount }) => sum + refund_amount, 0);
}

async function act(orderId: string, what: Act, first: boolean): Promise<unknown> {
  const { lines, address } = await read(orderId);
  const line = first ? lines[0] : lines.at(-1);
  if (what === 'deliver') return deliver(orderId);
  if (what === 'address') {
    const { email: _, ...place } = address;
    const state = first ? { state: 'Kerala', zipcode: '682001' } : { state: 'Rajasthan', zipcode: '302002' };
    return owner.api(api.changeAddress, { body: { ...place, ...state, orderId } });
  }
  if (!line) return undefined;
  const one = { orderId, lineId: line.lineId, requestId: uuid(), reason: 'By chance' };
  if (what === 'swap') {
    const swapped = first
      ? { productId: kurti, size: line.size === 'M' ? 'L' : 'M' }
      : { productId: cheap, size: null };
    return owner.api(api.swapItem, { body: { ...one, ...swapped } });
  }
  if (what === 'return') {
    await owner.api(startAdminReturn, { body: { orderId, itemIds: [line.lineId], reason: 'By chance' } });
    const { returns } = await owner.api(listAdminReturns, { query: {} });
    const returnId = returns.find((each) => each.orderId === orderId)?.returnId ?? '';
    for (const to of ['Return Approved', 'Returned', 'Refunded'] as const) {
      await owner.api(moveAdminReturn, { body: { returnId, to } });
    }
    return undefined;
  }
  const kind = what === 'cancel' ? 'cancelled' : 'missing';
  return owner.api(api.takeOutItem, { body: { ...one, kind, quantity: 1 } });
}

test('whatever is changed in whatever order: what was paid, less refunds, is what the buyer keeps', async () => {
  const coupon = await buildCoupon(shop.db, { amount: 30_000 });
  const steps = fc.array(fc.tuple(fc.constantFrom(...acts), fc.boolean()), { minLength: 3, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(steps, async (chosen) => {
      const before = await stockOf(kurti);
      const { orderId } = await order(coupon);
      let done = 0;
      for (const [what, first] of chosen) {
        // What is not possible there changes nothing.
        await act(orderId, what, first).then(
          () => done++,
          (error: unknown) => expect(error).toHaveProperty('code'),
        );
      }
      const { refundable } = await read(orderId);
      expect(refundable).toBe(await keptOf(orderId));
      const documents = await documentsOf(orderId);
      const [invoice, ...notes] = documents;
      const credited = notes.reduce((sum, { content }) => sum + content.total, 0);
      if (invoice) expect(invoice.content.total - credited).toBe(refundable);
      else expect(notes).toEqual([]);
      const after = await stockOf(kurti);
      const lost = await shop.db
        .selectFrom('line_change')
        .where('order_id', '=', orderId)
        .where('kind', '=', 'missing')
        .where('name', '=', 'Kurti')
        .select(({ fn }) => fn.sum<number | null>('quantity').as('units'))
        .executeTakeFirstOrThrow();
      const kept = await shop.db
        .selectFrom('order_line')
        .leftJoin('return_request', 'return_request.line_id', 'order_line.id')
        .where('order_line.order_id', '=', orderId)
        .where('order_line.name', '=', 'Kurti')
        .where('return_request.id', 'is', null)
        .select(({ fn }) => fn.sum<number | null>('quantity').as('units'))
        .executeTakeFirstOrThrow();
      const sum = (levels: Record<string, number>) => (levels.M ?? 0) + (levels.L ?? 0);
      expect(sum(before) - sum(after)).toBe(Number(lost.units ?? 0) + Number(kept.units ?? 0));
    }),
    { numRuns: 8 },
  );
  await expectInvariants(shop);
});
