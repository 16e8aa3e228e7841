import { countAdminOrders, getAdminOrder, listAdminOrders } from '@gulmohar/contract/admin/order.ts';
import { moveOrders } from '@gulmohar/contract/admin/order-steps.ts';
import * as calls from '@gulmohar/contract/admin/packing.ts';
import { createParcel } from '@gulmohar/contract/admin/parcel-steps.ts';
import { getTodaysWork } from '@gulmohar/contract/admin/today.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../../testing/build-product.ts';
import { buildStaff, type TestStaff } from '../../../../testing/build-staff.ts';
import { buy } from '../../../../testing/buy.ts';
import { expectInvariants } from '../../../../testing/invariants.ts';
import { type TestShop, testShop } from '../../../../testing/test-shop.ts';

let shop: TestShop;
let packer: TestStaff;
let guests = 0;

beforeAll(async () => {
  shop = await testShop();
  packer = await buildStaff(shop, 'packer');
});
afterEach(async () => expectInvariants(shop));
afterAll(() => shop.close());

const EAN = '8901234567894';

/** An order of two kurtis M and one S that is being packed, with the codes on their tags. */
async function order({ status = 'Packing' }: { status?: 'Order Placed' | 'Packing' } = {}) {
  await shop.db.updateTable('variant').set({ barcode: '' }).where('barcode', '=', EAN).execute();
  const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 5, S: 5, L: 5 } });
  const sku = (size: string) => `${kurti.slice(-8)}-${size}`;
  await shop.db
    .updateTable('variant')
    .set({ barcode: EAN, weight_grams: 350 })
    .where('sku', '=', sku('M'))
    .execute();
  const { orderId } = await buy(shop, {
    lines: [
      { _id: kurti, size: 'M', quantity: 2 },
      { _id: kurti, size: 'S' },
    ],
    amount: 7_500,
    guest: `pack${guests++}`,
  });
  if (status === 'Packing') {
    await packer.api(moveOrders, { body: { to: 'Packing', orders: [{ orderId }] } });
  }
  return { orderId, shortId: orderId.slice(-8).toUpperCase(), sku };
}

type Packed = {
  weightGrams: number;
  box: { lengthMm: number; widthMm: number; heightMm: number };
  isPartial: boolean;
};

function stationOf(staff: TestStaff) {
  const station = uuid();
  return {
    open: async (code: string, more: { isStart?: boolean; isTakeOver?: boolean } = {}) =>
      (await staff.api(calls.openPacking, { body: { code, station, ...more } })).packing,
    scan: (orderId: string, code: string, scanId = uuid()) =>
      staff.api(calls.scanItem, { body: { orderId, station, code, scanId } }),
    count: async (orderId: string, lineId: string, counted: number) =>
      (await staff.api(calls.countLine, { body: { orderId, station, lineId, counted } })).packing,
    release: (orderId: string) => staff.api(calls.releasePacking, { body: { orderId, station } }),
    finish: (orderId: string, more: Partial<Packed> = {}) =>
      staff.api(calls.finishPacking, {
        body: { orderId, station, weightGrams: null, box: null, ...more },
      }),
  };
}

const counts = (packing: calls.Packing) =>
  Object.fromEntries(packing.lines.map(({ size, counted }) => [size, counted]));

test('a packer scans each unit of an order, weighs it, and gets a parcel with weight and size', async () => {
  const { orderId, shortId, sku } = await order();
  const here = stationOf(packer);
  const opened = await here.open(`#${shortId.toLowerCase()}`);
  expect(opened).toMatchObject({ shortId, lockedBy: null, parcelCode: null, expectedGrams: null });
  expect(counts(opened)).toEqual({ M: 0, S: 0 });
  expect(await here.scan(orderId, EAN)).toMatchObject({
    result: 'counted',
    message: 'Test Kurti, M: 1 of 2',
  });
  expect(await here.scan(orderId, sku('S').toUpperCase())).toMatchObject({ result: 'counted' });
  expect(await here.scan(orderId, EAN)).toMatchObject({ result: 'complete' });
  // As if the page were reloaded.
  expect(counts(await here.open(orderId))).toEqual({ M: 2, S: 1 });
  const box = { lengthMm: 300, widthMm: 250, heightMm: 50 };
  const { parcelCode } = await here.finish(orderId, { weightGrams: 1_150, box });
  expect(parcelCode).toBe(`${shortId}-1`);
  const { order: after } = await packer.api(getAdminOrder, { query: { orderId } });
  expect(after.parcels).toMatchObject([{ state: 'label_created', lineIds: { length: 2 } }]);
  expect(
    await shop.db
      .selectFrom('parcel')
      .where('order_id', '=', orderId)
      .select(['weight_grams', 'length_mm', 'width_mm', 'height_mm'])
      .executeTakeFirst(),
  ).toEqual({ weight_grams: 1_150, length_mm: 300, width_mm: 250, height_mm: 50 });
  expect(await here.open(shortId)).toMatchObject({ lines: [], packed: [{ parcelCode }] });
  await expect(here.finish(orderId)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
});

test('an order is to be shipped once all of it is packed, and being packed until then', async () => {
  const { orderId, shortId, sku } = await order();
  const here = stationOf(packer);
  const isListed = async (packed: 'yes' | 'no') => {
    const { orders } = await packer.api(listAdminOrders, { query: { status: 'Packing', packed } });
    return orders.some((listed) => listed.orderId === orderId);
  };
  const toShip = async () => (await packer.api(countAdminOrders)).toShip;
  const [before, { toShip: today }] = [await toShip(), await packer.api(getTodaysWork)];
  await here.open(shortId);
  await here.scan(orderId, sku('S'));
  await here.finish(orderId, { isPartial: true });
  expect([await isListed('no'), await isListed('yes')]).toEqual([true, false]);
  expect(await toShip()).toBe(before);
  await here.open(shortId);
  await here.scan(orderId, EAN);
  await here.scan(orderId, EAN);
  await here.finish(orderId);
  expect([await isListed('no'), await isListed('yes')]).toEqual([false, true]);
  expect(await toShip()).toBe(before + 1);
  expect((await packer.api(getTodaysWork)).toShip).toBe(today + 1);
});

test('a wrong item, a surplus unit and another order are reported and not counted', async () => {
  const { orderId, shortId, sku } = await order();
  const other = await order();
  const here = stationOf(packer);
  await here.open(shortId);
  const results: [string, string, string][] = [
    [sku('L'), 'wrong', `Test Kurti, L (${sku('L')}) does not belong to this order.`],
    ['4006381333931', 'wrong', 'Nothing in the shop has the barcode 4006381333931.'],
    [other.shortId, 'other order', `This is order ${other.shortId}. Finish or leave order ${shortId} first.`],
    [`${shortId}-1`, 'other order', 'This is the order itself: scan its items.'],
  ];
  for (const [code, result, message] of results) {
    const scanned = await here.scan(orderId, code);
    expect(scanned).toMatchObject({ result, message });
    expect(counts(scanned.packing)).toEqual({ M: 0, S: 0 });
  }
  await here.scan(orderId, sku('S'));
  expect(await here.scan(orderId, sku('S'))).toMatchObject({
    result: 'too many',
    message: 'All units of Test Kurti, S are in. Put this one back.',
  });
});

test('a scan that is sent again because its answer was lost counts once', async () => {
  const { orderId, shortId, sku } = await order();
  const here = stationOf(packer);
  await here.open(shortId);
  const scanId = uuid();
  await here.scan(orderId, sku('M'), scanId);
  const again = await here.scan(orderId, sku('M'), scanId);
  expect(again).toMatchObject({ result: 'counted', message: 'Test Kurti, M: 1 of 2' });
});

test('a second packer sees who is packing an order and can take it over, and the first one is told', async () => {
  const { orderId, shortId, sku } = await order();
  const first = stationOf(packer);
  const second = stationOf(await buildStaff(shop, 'manager'));
  await first.open(shortId);
  await first.scan(orderId, sku('M'));
  expect((await second.open(shortId)).lockedBy).toMatchObject({ staffName: 'Test packer' });
  await expect(second.scan(orderId, sku('S'))).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  const takenOver = await second.open(shortId, { isTakeOver: true });
  expect(counts(takenOver)).toEqual({ M: 1, S: 0 });
  await expect(first.scan(orderId, sku('M'))).rejects.toMatchObject({
    message: `Test manager took over order ${shortId}.`,
  });
  await second.release(orderId);
  expect(await first.open(shortId)).toMatchObject({ lockedBy: null });
});

test('packing starts only on request, and a cancelled order cannot be packed', async () => {
  const { orderId, shortId, sku } = await order({ status: 'Order Placed' });
  const here = stationOf(packer);
  expect(await here.open(shortId)).toMatchObject({ status: 'Order Placed' });
  await expect(here.scan(orderId, sku('M'))).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect(await here.open(shortId, { isStart: true })).toMatchObject({ status: 'Packing' });
  await shop.db.updateTable('orders').set({ status: 'Cancelled' }).where('id', '=', orderId).execute();
  await expect(here.scan(orderId, sku('M'))).rejects.toMatchObject({
    message: `Order ${shortId} was cancelled. Please put its items back on the shelf.`,
  });
  await expect(here.open('no such order')).rejects.toMatchObject({ status: 404 });
  await shop.db.updateTable('orders').set({ status: 'Packing' }).where('id', '=', orderId).execute();
});

test('a packer without a list gets the oldest order that nobody else is packing', async () => {
  const status = { status: 'Cancelled' as const };
  await shop.db.updateTable('orders').set(status).where('status', '=', 'Packing').execute();
  const here = stationOf(packer);
  const next = async () => (await packer.api(calls.listPackings)).next?.shortId;
  const [first, second] = [await order(), await order()];
  expect(await next()).toBe(first.shortId);
  await here.open(first.shortId);
  await here.scan(first.orderId, first.sku('S'));
  expect(await next()).toBe(second.shortId);
  const { packings } = await packer.api(calls.listPackings);
  expect(packings[0]).toMatchObject({ shortId: first.shortId, staffName: 'Test packer', counted: 1 });
  await shop.db.updateTable('orders').set({ status: 'Packing' }).where('status', '=', 'Cancelled').execute();
});

test('a scan of its own number opens one of several parcels, and the order’s number resumes it', async () => {
  const { orderId, shortId, sku } = await order();
  const { order: shown } = await packer.api(getAdminOrder, { query: { orderId } });
  for (const { lineId } of shown.lines) {
    await packer.api(createParcel, { body: { orderId, lineIds: [lineId] } });
  }
  const here = stationOf(packer);
  expect(counts(await here.open(shortId))).toEqual({ M: 0 });
  expect(counts(await here.open(`${shortId}-2`))).toEqual({ S: 0 });
  expect(await here.scan(orderId, sku('M'))).toMatchObject({ result: 'wrong' });
  await here.scan(orderId, sku('S'));
  expect(counts(await here.open(shortId))).toEqual({ S: 1 });
  expect((await here.finish(orderId)).parcelCode).toBe(`${shortId}-2`);
  expect(await here.open(shortId)).toMatchObject({ parcelCode: `${shortId}-1`, packed: { length: 1 } });
});

test('part of an order is packed only on explicit request, and a line is never split', async () => {
  const { orderId, shortId, sku } = await order();
  const here = stationOf(packer);
  const opened = await here.open(shortId);
  await expect(here.finish(orderId)).rejects.toMatchObject({ message: 'Nothing has been scanned yet.' });
  await here.scan(orderId, sku('M'));
  const torn = 'Only 1 of 2 Test Kurti scanned: all units of an item must go in the same parcel.';
  await expect(here.finish(orderId, { isPartial: true })).rejects.toMatchObject({ message: torn });
  const lineId = opened.lines.find(({ size }) => size === 'M')?.lineId ?? '';
  await expect(here.count(orderId, lineId, 3)).rejects.toMatchObject({ status: 400 });
  await here.count(orderId, lineId, 2);
  await expect(here.finish(orderId)).rejects.toMatchObject({
    message: 'Some items have not been scanned yet.',
  });
  await here.finish(orderId, { isPartial: true });
  expect(counts(await here.open(shortId))).toEqual({ S: 0 });
  await here.scan(orderId, sku('S'));
  expect((await here.finish(orderId)).parcelCode).toBe(`${shortId}-2`);
});
