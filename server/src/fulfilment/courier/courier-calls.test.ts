import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { cancelOrderAsStaff } from '@gulmohar/contract/admin/order-steps.ts';
import { respondToAttempt, setTracking } from '@gulmohar/contract/admin/parcel-steps.ts';
import { listAdminReturns, startAdminReturn } from '@gulmohar/contract/admin/return.ts';
import * as calls from '@gulmohar/contract/admin/shipment-calls.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { courierDays } from '../../../testing/courier-days.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { afterSale, seller } from '../../../testing/seller.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { moveOrder } from '../change/move-order.ts';
import { moveReturn } from '../return/move-return.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
const packer = await buildStaff(shop, 'packer');
const days = courierDays(shop, owner);
const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 60 } });
afterEach(async () => expectInvariants(shop));
afterAll(() => shop.close());

async function readParcel(orderId: string) {
  const { order } = await packer.api(getAdminOrder, { query: { orderId } });
  return { order, parcel: order.parcels[0] };
}

test('a packer books a courier, prints label and manifest, and sees the booking in the timeline', async () => {
  const { orderId, parcelId } = await days.parcel(kurti, 1);
  const { couriers, suggested } = await packer.api(calls.getBookingChoice, { query: { parcelId } });
  expect(couriers).toEqual([{ name: 'shiprocket', title: 'Shiprocket (sandbox)' }]);
  expect(suggested).toEqual({ weightGrams: 500, lengthCm: 30, widthCm: 25, heightCm: 5 });
  await shop.db
    .updateTable('parcel')
    .set({ weight_grams: 750, length_mm: 301, width_mm: 250, height_mm: 40 })
    .where('id', '=', parcelId)
    .execute();
  const packed = await packer.api(calls.getBookingChoice, { query: { parcelId } });
  expect(packed.suggested).toEqual({ weightGrams: 750, lengthCm: 31, widthCm: 25, heightCm: 4 });
  const body = { parcelId, courier: 'shiprocket', ...packed.suggested } as const;
  const { order } = await packer.api(calls.bookParcel, { body });
  expect(order.parcels[0]).toMatchObject({
    isBookable: false,
    shipment: { state: 'asked', mayCancel: true },
  });
  await expect(packer.api(calls.bookParcel, { body })).rejects.toMatchObject({
    message: 'A courier is already booked for this parcel.',
  });
  await days.work();
  const { parcel, order: after } = await readParcel(orderId);
  expect(parcel).toMatchObject({
    hasLabel: true,
    shipment: { state: 'booked', pickupOn: expect.any(String) },
  });
  expect(after.events.map(({ title }) => title)).toContain('Parcel 1, Shiprocket: booked');
  const headers = { cookie: packer.cookie };
  for (const url of [`label?parcelId=${parcelId}`, `manifest?orderId=${orderId}`]) {
    const response = await shop.app.inject({ url: `/api/admin/shipment/${url}`, headers });
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/pdf']);
  }
  // Requested again, a manifest that exists is printed.
  const again = await shop.app.inject({ url: `/api/admin/shipment/manifest?orderId=${orderId}`, headers });
  expect(again.statusCode).toBe(200);
  const tracking = { parcelId, courier: 'DTDC', trackingNumber: 'D1' };
  await expect(packer.api(setTracking, { body: tracking })).rejects.toMatchObject({ status: 409 });
});

test('after a failed delivery attempt the courier retries or returns the parcel, as the staff choose', async () => {
  const [retried, recalled] = [await days.parcel(kurti, 2), await days.parcel(kurti, 2)];
  for (const { parcelId } of [retried, recalled]) await days.book(parcelId);
  await days.work();
  await days.pass(67);
  const tell = (parcelId: string, action: 'retry' | 'return') =>
    packer.api(respondToAttempt, { body: { parcelId, action, note: '98 290 12345, blue gate' } });
  await tell(retried.parcelId, 'retry');
  await tell(recalled.parcelId, 'return');
  await days.work();
  await days.pass(80);
  expect(await days.read(retried.parcelId)).toMatchObject({ state: 'delivered', attempts: 1 });
  expect(await days.read(recalled.parcelId)).toMatchObject({ state: 'rto_delivered' });
  const { order } = await readParcel(recalled.orderId);
  expect(order.events.map(({ title }) => title)).toContain('Parcel 1, Shiprocket: asked to bring it back');
});

test('an order is cancelled only after the courier has cancelled its booking', async () => {
  const [free, collected] = [await days.parcel(kurti, 1), await days.parcel(kurti, 18)];
  for (const { parcelId } of [free, collected]) await days.book(parcelId);
  await days.work();
  const cancel = (orderId: string) =>
    owner.api(cancelOrderAsStaff, { body: { orderId, reason: 'The buyer called' } });
  await expect(
    moveOrder(shop.db, free.orderId, { to: 'Cancelled', actor: 'operator', seller }),
  ).rejects.toThrow('Cancel the booking first');
  const { order } = await cancel(free.orderId);
  expect(order).toMatchObject({ status: 'Cancelled', parcels: [{ state: 'cancelled' }] });
  expect(await days.atCourier(free.orderId)).toEqual([]);
  await expect(cancel(collected.orderId)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('The courier did not cancel its booking'),
  });
  expect((await readParcel(collected.orderId)).order).toMatchObject({ status: 'Packing' });
});

test('a return is collected from the buyer or fails the courier’s check, and awaits the shop’s own check', async () => {
  for (const [scenario, end] of [
    [1, 'received'],
    [13, 'qc_failed'],
  ] as const) {
    const { orderId, parcelId } = await days.parcel(kurti, scenario);
    await days.book(parcelId);
    await days.work();
    await days.pass(100);
    const { lines } = (await readParcel(orderId)).order;
    const returnId = await startReturn(lines[0]?.lineId ?? '', orderId);
    const body = { returnIds: [returnId] };
    const shown = async () =>
      (await owner.api(listAdminReturns)).returns.find((one) => one.returnId === returnId);
    await expect(owner.api(calls.bookReturnPickup, { body })).rejects.toMatchObject({
      message: 'Only approved returns can be collected.',
    });
    await moveReturn(shop.db, returnId, 'Return Approved', { actor: 'operator', ...afterSale });
    const { shipmentId } = await owner.api(calls.bookReturnPickup, { body });
    await expect(owner.api(calls.bookReturnPickup, { body })).rejects.toMatchObject({ status: 409 });
    expect(await shown()).toMatchObject({ isCollectable: false, courierPickup: { state: 'asked' } });
    await days.work();
    await days.pass(90);
    const shipment = await shop.db
      .selectFrom('shipment')
      .where('id', '=', shipmentId)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(shipment).toMatchObject({ state: 'booked', pickup_state: end, track_at: null });
    expect(await shown()).toMatchObject({
      status: 'Return Approved',
      courierPickup: { stage: end },
      isCollectable: end === 'qc_failed',
    });
  }
});

async function startReturn(lineId: string, orderId: string): Promise<string> {
  await owner.api(startAdminReturn, { body: { orderId, itemIds: [lineId], reason: 'Too large' } });
  const { id } = await shop.db
    .selectFrom('return_request')
    .where('line_id', '=', lineId)
    .select('id')
    .executeTakeFirstOrThrow();
  return id;
}

test('the owner can test the connection to a courier, and is told when its credentials are missing', async () => {
  const { couriers, webhookUrl } = await owner.api(calls.listCouriers);
  expect(couriers).toMatchObject([{ name: 'shiprocket', testMode: true }]);
  expect(webhookUrl).toMatch(/\/api\/parcel-updates$/);
  const check = () => owner.api(calls.checkCourier, { body: { courier: 'shiprocket' } });
  expect(await check()).toMatchObject({ isFine: true, pickupPlaces: ['Primary'] });
  const unknown = await owner.api(calls.checkCourier, { body: { courier: 'delhivery' } });
  expect(unknown).toMatchObject({ isFine: false, message: 'The shop has no credentials for delhivery.' });
});

test('the courier answers whether it serves a PIN code, takes cash there, and how many days it needs', async () => {
  const [shiprocket] = shop.couriers;
  const ask = (to: string, cod = true) =>
    shiprocket?.serviceability({ from: '303007', to, grams: 500, cod, value: 250_000 });
  expect(await ask('110001')).toEqual({
    isServed: true,
    hasCod: true,
    hasPickup: true,
    days: { from: 3, to: 3 },
  });
  expect(await ask('194101')).toMatchObject({ isServed: false });
  expect(await ask('194101', false)).toMatchObject({ isServed: true, hasCod: false });
  expect(await ask('744301', false)).toMatchObject({ isServed: false });
});
