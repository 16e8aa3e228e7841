import * as calls from '@gulmohar/contract/admin/parcel-steps.ts';
import { getOrder, requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeOlder } from '../../../testing/build-order.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper, type TestShopper } from '../../../testing/build-shopper.ts';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { buy } from '../../../testing/buy.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type ParcelSteps, parcelSteps } from '../../../testing/parcel-steps.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { afterSale } from '../../../testing/seller.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { moveOrder } from '../change/move-order.ts';
import { moveReturn } from '../return/move-return.ts';

const byOperator = { actor: 'operator', ...afterSale } as const;
let shop: TestShop;
let asha: TestShopper;
let owner: TestStaff;
let packer: TestStaff;
let steps: ParcelSteps;

beforeAll(async () => {
  shop = await testShop();
  owner = await buildStaff(shop);
  packer = await buildStaff(shop, 'packer');
  steps = parcelSteps(shop, { owner, packer });
});
afterEach(async () => expectInvariants(shop));
afterAll(() => shop.close());

type Bought = { orderId: string; kurti: string; saree: string };

/**
 * Asha buys a kurti and a saree of Rs. 500 each, with delivery for Rs. 100; the initial stock is five of
 * each. The order is being packed.
 */
async function buyTwo(): Promise<Bought> {
  asha = await buildShopper(shop);
  const kurti = await buildProduct(shop.db, { name: 'Kurti', price: 50_000, stock: { M: 5 } });
  const saree = await buildProduct(shop.db, { name: 'Saree', price: 50_000, stock: 5 });
  const lines = [{ _id: kurti, size: 'M' }, { _id: saree }];
  const { orderId } = await buy(shop, { shopper: asha, lines, amount: 1_100 });
  await moveOrder(shop.db, orderId, { to: 'Packing', ...byOperator });
  return { orderId, kurti, saree };
}

async function subjects(): Promise<string[]> {
  return (await readMails(shop, asha.email)).map(({ subject }) => subject.replace(/ [0-9A-F]{8}/, ''));
}

test('an order shipped in two parcels has mails for each, a single invoice, and a status that follows both', async () => {
  const { orderId } = await buyTwo();
  const [kurti, saree] = [await steps.pack(orderId, 0), await steps.pack(orderId, 1)];
  expect((await steps.read(orderId)).status).toBe('Packing');
  expect(await steps.move(kurti, 'in_transit')).toBe('Shipped');
  expect(await steps.move(kurti, 'out_for_delivery')).toBe('Shipped');
  expect(await steps.move(kurti, 'delivered')).toBe('Shipped');
  expect(await steps.move(saree, 'in_transit')).toBe('Shipped');
  expect(await steps.move(saree, 'out_for_delivery')).toBe('Out for delivery');
  expect(await steps.move(saree, 'attempt_failed')).toBe('Shipped');
  const { order } = await asha.api(getOrder, { query: { orderId } });
  expect(order.parcels.map(({ label, itemIds }) => [label, itemIds])).toEqual([
    ['Delivered', [order.items[0]?._id]],
    ['Delivery attempted', [order.items[1]?._id]],
  ]);
  expect(await steps.move(saree, 'delivered')).toBe('Delivered');
  expect((await steps.documentsOf(orderId)).map(({ kind }) => kind)).toEqual(['invoice']);
  expect((await subjects()).slice(1)).toEqual([
    'Part of your order is on its way',
    'Part of your order is out for delivery',
    'Part of your order has been delivered',
    'Part of your order is on its way',
    'Part of your order is out for delivery',
    'Part of your order could not be delivered',
    'Part of your order has been delivered',
  ]);
});

test('an order shipped as a whole has one parcel with all its items, and mails about the order', async () => {
  const { orderId } = await buyTwo();
  const carrier = { courier: 'Delhivery', trackingNumber: 'DL 2211' };
  await moveOrder(shop.db, orderId, { to: 'Shipped', ...byOperator, ...carrier });
  const { parcels, lines } = await steps.read(orderId);
  expect(parcels).toMatchObject([
    { number: 1, state: 'in_transit', lineIds: lines.map(({ lineId }) => lineId), ...carrier },
  ]);
  for (const to of ['Out for delivery', 'Delivered'] as const) {
    await moveOrder(shop.db, orderId, { to, ...byOperator });
  }
  expect((await steps.read(orderId)).parcels[0]?.state).toBe('delivered');
  expect((await subjects()).slice(1)).toEqual([
    'Your order is on its way',
    'Your order is out for delivery',
    'Your order has been delivered',
  ]);
});

test('a buyer is told why a delivery attempt failed, and gets one ‘out for delivery’ mail a day', async () => {
  const { orderId } = await buyTwo();
  await moveOrder(shop.db, orderId, { to: 'Shipped', ...byOperator });
  const parcelId = await steps.firstParcel(orderId);
  await steps.move(parcelId, 'out_for_delivery', 'attempt_failed');
  await packer.api(calls.respondToAttempt, { body: { parcelId, note: 'Ring twice' } });
  await steps.move(parcelId, 'out_for_delivery');
  const mails = await readMails(shop, asha.email);
  expect(mails.filter(({ subject }) => subject.includes('out for delivery'))).toHaveLength(1);
  expect(mails.at(-1)?.text).toContain('but could not: the recipient refused it');
  expect(JSON.stringify(mails)).not.toContain('Ring twice');
  const { events } = await steps.read(orderId);
  expect(events.filter(({ kind }) => kind === 'parcel').map(({ title, text }) => [title, text])).toEqual([
    ['Parcel 1: Attempt failed', 'the recipient refused it'],
    ['Parcel 1: Courier asked to try again', 'Ring twice'],
  ]);
});

test('a returned parcel goes on sale after the check on receipt and can then be refunded', async () => {
  const { orderId, kurti, saree } = await buyTwo();
  await moveOrder(shop.db, orderId, { to: 'Shipped', ...byOperator });
  const parcelId = await steps.firstParcel(orderId);
  await steps.move(parcelId, 'attempt_failed', 'rto_initiated', 'rto_in_transit', 'rto_delivered');
  expect([await steps.onHand(kurti), await steps.onHand(saree)]).toEqual([4, 4]);
  await expect(owner.api(calls.refundParcel, { body: { parcelId } })).rejects.toMatchObject({ status: 409 });
  const damagedLineIds = [(await steps.read(orderId)).lines[1]?.lineId ?? ''];
  const { order } = await packer.api(calls.moveParcel, {
    body: { parcelId, to: 'rto_received', damagedLineIds },
  });
  expect(order).toMatchObject({
    status: 'Returned to seller',
    parcels: [{ isUndecided: true, refundDue: { items: 100_000, delivery: 10_000 } }],
  });
  expect([await steps.onHand(kurti), await steps.onHand(saree)]).toEqual([5, 4]);
  await expect(packer.api(calls.refundParcel, { body: { parcelId } })).rejects.toMatchObject({ status: 403 });
  const refunds = await Promise.allSettled(
    [1, 2, 3].map(() => owner.api(calls.refundParcel, { body: { parcelId } })),
  );
  expect(refunds.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await steps.read(orderId)).toMatchObject({ refunded: 110_000, refundable: 0 });
  const [invoice, note, ...more] = await steps.documentsOf(orderId);
  expect([note?.kind, note?.reason, more]).toEqual(['credit-note', 'undelivered', []]);
  expect(note?.content.lines).toEqual(invoice?.content.lines);
  expect(note?.content.total).toBe(110_000);
  const last = (await readMails(shop, asha.email)).at(-1);
  expect(last?.text).toContain('We are refunding Rs. 1,100');
  expect(await subjects()).toContainEqual('Your order is on its way back to us');
});

test('the owner can keep the delivery charge of a returned parcel, which the credit note leaves out', async () => {
  const { orderId } = await buyTwo();
  await moveOrder(shop.db, orderId, { to: 'Shipped', ...byOperator });
  const parcelId = await steps.firstParcel(orderId);
  await steps.move(parcelId, 'rto_initiated', 'rto_received');
  await owner.api(calls.refundParcel, { body: { parcelId, keepsDelivery: true } });
  expect(await steps.read(orderId)).toMatchObject({ refunded: 100_000, refundable: 10_000 });
  expect((await steps.documentsOf(orderId))[1]?.content.total).toBe(100_000);
});

test('with one of two parcels lost, the order is delivered; the lost item is refunded and not returnable', async () => {
  const { orderId, saree } = await buyTwo();
  const [arriving, lost] = [await steps.pack(orderId, 0), await steps.pack(orderId, 1)];
  await steps.move(arriving, 'in_transit', 'delivered');
  expect(await steps.move(lost, 'in_transit', 'lost')).toBe('Delivered');
  expect(await steps.onHand(saree)).toBe(4);
  await makeOlder(shop, orderId, '6 days');
  const { items } = (await asha.api(getOrder, { query: { orderId } })).order;
  const ask = (at: number) => {
    const itemIds = [items[at]?._id ?? ''];
    return asha.api(requestReturn, { body: { orderId, itemIds, reason: 'Too tight' } });
  };
  await expect(ask(1)).rejects.toMatchObject({ status: 409, message: '‘Saree’ was not delivered' });
  await ask(0);
  await owner.api(calls.refundParcel, { body: { parcelId: lost } });
  expect(await steps.read(orderId)).toMatchObject({ refunded: 50_000, status: 'Delivered' });
});

test('a return requested too early can only be rejected once the parcel comes back undelivered', async () => {
  const { orderId } = await buyTwo();
  await moveOrder(shop.db, orderId, { to: 'Shipped', ...byOperator });
  await makeOlder(shop, orderId, '6 days');
  const { items } = (await asha.api(getOrder, { query: { orderId } })).order;
  const itemIds = [items[0]?._id ?? ''];
  await asha.api(requestReturn, { body: { orderId, itemIds, reason: 'Changed my mind' } });
  const parcelId = await steps.firstParcel(orderId);
  await steps.move(parcelId, 'rto_initiated');
  const { id } = await shop.db
    .selectFrom('return_request')
    .where('order_id', '=', orderId)
    .select('id')
    .executeTakeFirstOrThrow();
  await expect(moveReturn(shop.db, id, 'Return Approved', byOperator)).rejects.toThrow(
    'Please reject this return',
  );
  await moveReturn(shop.db, id, 'Return Rejected', byOperator);
});

test('a lost parcel is sent again if stock allows, and a parcel that is found continues', async () => {
  const { orderId, kurti } = await buyTwo();
  await moveOrder(shop.db, orderId, { to: 'Shipped', ...byOperator });
  const parcelId = await steps.firstParcel(orderId);
  expect(await steps.move(parcelId, 'lost')).toBe('Lost in transit');
  expect(await steps.move(parcelId, 'in_transit', 'lost')).toBe('Lost in transit');
  expect(await steps.onHand(kurti)).toBe(4);
  await shop.db
    .insertInto('stock_movement')
    .values({
      variant_id: sql<number>`(select id from variant where product_id = ${kurti})`,
      kind: 'corrected',
      on_hand_change: -4,
    })
    .execute();
  const again = { body: { parcelId } };
  await expect(packer.api(calls.resendParcel, again)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
  await shop.db
    .insertInto('stock_movement')
    .values({
      variant_id: sql<number>`(select id from variant where product_id = ${kurti})`,
      kind: 'received',
      on_hand_change: 1,
    })
    .execute();
  const { order } = await packer.api(calls.resendParcel, again);
  expect(order).toMatchObject({ status: 'Shipped', parcels: [{ outcome: 'resent' }, { number: 2 }] });
  expect(await steps.onHand(kurti)).toBe(0);
  await expect(packer.api(calls.moveParcel, { body: { parcelId, to: 'in_transit' } })).rejects.toMatchObject({
    status: 409,
  });
  const second = order.parcels[1]?.parcelId ?? '';
  expect(await steps.move(second, 'in_transit', 'delivered')).toBe('Delivered');
  expect((await steps.documentsOf(orderId)).map(({ kind }) => kind)).toEqual(['invoice']);
});

test('an item left out after the rest has shipped goes back into stock and is refunded', async () => {
  const { orderId, saree } = await buyTwo();
  const [sent, left] = [await steps.pack(orderId, 0), await steps.pack(orderId, 1)];
  await expect(owner.api(calls.refundParcel, { body: { parcelId: left } })).rejects.toMatchObject({
    status: 409,
  });
  await steps.move(sent, 'in_transit', 'delivered');
  expect(await steps.move(left, 'cancelled')).toBe('Shipped');
  const { order } = await owner.api(calls.refundParcel, { body: { parcelId: left } });
  expect(order).toMatchObject({ status: 'Delivered', refunded: 50_000, unpackedLineIds: [] });
  expect(await steps.onHand(saree)).toBe(5);
  expect((await steps.documentsOf(orderId)).map(({ reason }) => reason)).toEqual([null, 'undelivered']);
});

test('cancelling an order cancels its unsent parcels', async () => {
  const { orderId, kurti } = await buyTwo();
  await steps.pack(orderId, 0);
  await moveOrder(shop.db, orderId, { to: 'Cancelled', ...byOperator });
  expect(await steps.read(orderId)).toMatchObject({ status: 'Cancelled', parcels: [{ state: 'cancelled' }] });
  expect(await steps.onHand(kurti)).toBe(5);
});

test('an impossible change of a parcel is refused with its reason and changes nothing', async () => {
  const { orderId } = await buyTwo();
  const { lines } = await steps.read(orderId);
  const lineIds = lines.slice(0, 1).map(({ lineId }) => lineId);
  const create = (body: Partial<(typeof calls.createParcel)['body']['_input']>) =>
    packer.api(calls.createParcel, { body: { orderId, lineIds, ...body } });
  await expect(create({ lineIds: [] })).rejects.toMatchObject({
    message: 'Please choose what goes into the parcel',
  });
  await create({ trackingNumber: 'AWB-77' });
  await expect(create({})).rejects.toMatchObject({ message: 'Some of these items are in another parcel.' });
  const rest = lines.slice(1).map(({ lineId }) => lineId);
  await expect(create({ lineIds: rest, trackingNumber: 'AWB-77' })).rejects.toMatchObject({
    message: expect.stringContaining('has this number'),
  });
  await expect(moveOrder(shop.db, orderId, { to: 'Shipped', ...byOperator })).rejects.toThrow(
    'Some of its items are not in a parcel yet.',
  );
  const parcelId = await steps.firstParcel(orderId);
  const refused = { body: { parcelId, to: 'delivered' } } as const;
  await expect(packer.api(calls.moveParcel, refused)).rejects.toMatchObject({
    message: 'Parcel 1 is ‘Packing’: it cannot become ‘Delivered’.',
  });
  const unexplained = { body: { parcelId, to: 'attempt_failed' } } as const;
  await expect(packer.api(calls.moveParcel, unexplained)).rejects.toMatchObject({ status: 400 });
  const unknown = { body: { parcelId: orderId, to: 'in_transit' } } as const;
  await expect(packer.api(calls.moveParcel, unknown)).rejects.toMatchObject({ status: 404 });
  expect((await steps.read(orderId)).parcels).toMatchObject([
    { state: 'label_created', trackingNumber: 'AWB-77' },
  ]);
  await moveOrder(shop.db, orderId, { to: 'Cancelled', ...byOperator });
});
