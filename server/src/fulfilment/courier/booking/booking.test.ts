import { PDFDocument } from '@cantoo/pdf-lib';
import {
  type Booking,
  getBooking,
  planBooking,
  printBookingLabels,
  quoteBooking,
  retryBooking,
  startBooking,
} from '@gulmohar/contract/admin/booking.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildProduct } from '../../../../testing/build-product.ts';
import { buildStaff } from '../../../../testing/build-staff.ts';
import { changedWhileReading } from '../../../../testing/changed-while-reading.ts';
import { courierDays } from '../../../../testing/courier-days.ts';
import { expectInvariants } from '../../../../testing/invariants.ts';
import { testShop } from '../../../../testing/test-shop.ts';
import { bookWaiting, findUnfinished } from './book-waiting.ts';
import { readBooking } from './read-booking.ts';

const size = { weightGrams: 500, lengthCm: 30, widthCm: 25, heightCm: 5 };

const shop = await testShop();
const owner = await buildStaff(shop);
const days = courierDays(shop, owner);
const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 200 } });
await shop.db.updateTable('variant').set({ weight_grams: 300 }).execute();
await days.allowCash();
afterEach(async () => expectInvariants(shop));
afterAll(() => shop.close());

async function start(parcelIds: readonly string[], bookingId = uuid()): Promise<string> {
  const parcels = parcelIds.map((parcelId) => ({ parcelId, courier: 'shiprocket' as const, ...size }));
  await owner.api(startBooking, { body: { bookingId, parcels } });
  return bookingId;
}

async function read(bookingId: string): Promise<Booking> {
  return (await owner.api(getBooking, { query: { bookingId } })).booking;
}

async function countBookings(orderIds: readonly string[]): Promise<number[]> {
  return Promise.all(orderIds.map(async (id) => (await days.atCourier(id)).length));
}

test('before booking, staff see courier and price of each parcel, or why it cannot be booked', async () => {
  const ready = await days.parcel(kurti, 1);
  const cash = await days.parcel(kurti, 1, { isCash: true });
  const noCash = await days.parcel(kurti, 1, { isCash: true, pin: '194101' });
  const nobodyGoes = await days.parcel(kurti, 1, { pin: '744301' });
  const unpacked = await days.order(kurti, 1);
  const booked = await days.parcel(kurti, 1);
  await days.book(booked.parcelId);
  const orderIds = [ready, cash, noCash, nobodyGoes].map(({ orderId }) => orderId);
  const body = { orderIds: [...orderIds, unpacked, booked.orderId] };
  const { parcels } = await owner.api(planBooking, { body });
  expect(parcels.map(({ problem, courier }) => [problem, courier])).toEqual([
    [null, 'shiprocket'],
    [null, 'shiprocket'],
    ['cash', null],
    ['not-served', null],
    ['not-packed', null],
    ['booked', null],
  ]);
  expect(parcels[0]).toMatchObject({
    weightGrams: 300,
    lengthCm: 30,
    collect: null,
    isExpress: false,
    offers: [{ courier: 'shiprocket', isServed: true, charge: 9_000, days: 4 }],
  });
  expect(parcels[1]).toMatchObject({ collect: 250_000 });
  await days.work();
});

test('a new weight or box gets a new quote, which charges for volume where that is more', async () => {
  const { parcelId } = await days.parcel(kurti, 1);
  const chargeOf = async (changed: Partial<typeof size>) => {
    const { offers } = await owner.api(quoteBooking, { body: { parcelId, ...size, ...changed } });
    return offers[0]?.charge ?? 0;
  };
  expect(await chargeOf({ weightGrams: 300, heightCm: 3 })).toBe(9_000);
  const heavy = await chargeOf({ weightGrams: 2_400 });
  expect(heavy).toBeGreaterThan(9_000);
  expect(await chargeOf({ weightGrams: 300, heightCm: 16 })).toBe(heavy);
  const unknown = owner.api(quoteBooking, { body: { parcelId: uuid(), ...size } });
  await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a parcel with unweighed products needs a weight, and the default box adds its own weight', async () => {
  const heavy = await buildProduct(shop.db, { price: 250_000, stock: { M: 10 } });
  const unweighed = await days.parcel(heavy, 1);
  const weighed = await days.parcel(kurti, 1);
  const bag = { name: 'Polybag M', lengthCm: 35, widthCm: 28, heightCm: 4, emptyGrams: 25, isDefault: true };
  const value = { list: [bag], divisors: { shiprocket: 5_000, delhivery: 5_000 } };
  await owner.api(saveSettings, { body: { group: 'boxes', value } });
  const body = { orderIds: [unweighed.orderId, weighed.orderId] };
  const { parcels } = await owner.api(planBooking, { body });
  expect(parcels).toMatchObject([
    { problem: 'no-weight', weightGrams: null, boxName: 'Polybag M' },
    { problem: null, weightGrams: 325, lengthCm: 35, heightCm: 4, boxName: 'Polybag M' },
  ]);
});

test('many parcels are booked in one run with one pickup, and their labels are printed as one PDF', async () => {
  const parcels = [await days.parcel(kurti, 1), await days.parcel(kurti, 1), await days.parcel(kurti, 1)];
  const bookingId = await start(parcels.map(({ parcelId }) => parcelId));
  expect(await read(bookingId)).toMatchObject({ isOver: false, parcels: [{ state: 'waiting' }, {}, {}] });
  await shop.runJobs();
  const booking = await read(bookingId);
  expect(booking).toMatchObject({
    isOver: true,
    parcels: Array.from({ length: 3 }, () => ({
      state: 'booked',
      hasLabel: true,
      carrier: 'Xpressbees Surface',
    })),
    pickups: [{ courier: 'shiprocket', state: 'done', parcels: 3 }],
  });
  expect(new Set(booking.parcels.map(({ pickupOn }) => pickupOn)).size).toBe(1);
  const labels = await shop.app.inject({
    url: `/api${printBookingLabels.path}?bookingId=${bookingId}`,
    headers: { cookie: owner.cookie },
  });
  const pdf = await PDFDocument.load(labels.rawPayload);
  expect(pdf.getPageCount()).toBe(3);
});

test('staff who look while the courier confirms the pickup see it as still asked for, or see its day', async () => {
  const { parcelId } = await days.parcel(kurti, 1);
  const bookingId = await start([parcelId]);
  await shop.runJobs();
  const [{ pickupOn = null } = {}] = (await read(bookingId)).parcels;
  const setPickup = (state: 'asked' | 'done', on: string | null) =>
    shop.db.transaction().execute(async (trx) => {
      const parcels = trx.selectFrom('shipment').where('parcel_id', '=', parcelId).select('id');
      await trx.updateTable('shipment').set({ pickup_on: on }).where('id', 'in', parcels).execute();
      await trx
        .updateTable('courier_request')
        .set({ state })
        .where('shipment_id', 'in', parcels)
        .where('kind', '=', 'pickup')
        .execute();
    });
  await setPickup('asked', null);
  const reading = changedWhileReading(shop.db, 2, () => setPickup('done', pickupOn));
  expect((await readBooking(reading, bookingId)).pickups).toMatchObject([{ state: 'asked' }]);
  expect((await read(bookingId)).pickups).toMatchObject([{ state: 'done', message: pickupOn }]);
});

test('a failed booking shows the courier’s message and can be retried without affecting the others', async () => {
  const good = await days.parcel(kurti, 1);
  const bad = await days.parcel(kurti, 15);
  const bookingId = await start([good.parcelId, bad.parcelId]);
  await days.work();
  const first = await read(bookingId);
  expect(first).toMatchObject({
    isOver: true,
    parcels: [
      { state: 'booked' },
      { state: 'failed', message: 'Oops! Something is wrong with the given data.' },
    ],
  });
  await owner.api(retryBooking, { body: { bookingId } });
  await days.work();
  const second = await read(bookingId);
  expect(second.parcels.map(({ state }) => state)).toEqual(['booked', 'booked']);
  expect(second.parcels[0]?.trackingNumber).toBe(first.parcels[0]?.trackingNumber);
  expect(await countBookings([good.orderId, bad.orderId])).toEqual([1, 1]);
});

test('a parcel is booked only once despite a repeated click, two workers and a second run', async () => {
  const { orderId, parcelId } = await days.parcel(kurti, 14);
  const bookingId = await start([parcelId]);
  await start([parcelId], bookingId);
  const other = await start([parcelId]);
  await Promise.all([
    bookWaiting(shop.db, bookingId),
    bookWaiting(shop.db, bookingId),
    bookWaiting(shop.db, other),
  ]);
  await days.work();
  await days.work();
  const states = [await read(bookingId), await read(other)].map(({ parcels }) => parcels[0]?.state);
  expect(states.toSorted()).toEqual(['booked', 'refused']);
  expect(await countBookings([orderId])).toEqual([1]);
});

test('a booking run whose worker was killed is completed by the next worker', async () => {
  const parcels = [await days.parcel(kurti, 1), await days.parcel(kurti, 1)];
  const bookingId = await start(parcels.map(({ parcelId }) => parcelId));
  const first = shop.db.selectFrom('booking_item').where('run_id', '=', bookingId).where('position', '=', 1);
  // The worker was killed after the first of the two: its transaction is committed, the second parcel is
  // still waiting.
  const item = await first.selectAll().executeTakeFirstOrThrow();
  await shop.db.deleteFrom('booking_item').where('parcel_id', '=', item.parcel_id).execute();
  await bookWaiting(shop.db, bookingId);
  await shop.db.insertInto('booking_item').values(item).execute();
  await shop.database.pool.query(
    `update booking_run set created_at = now() - interval '2 minutes' where id = $1`,
    [bookingId],
  );
  expect(await findUnfinished(shop.db)).toContain(bookingId);
  await bookWaiting(shop.db, bookingId);
  await days.work();
  expect((await read(bookingId)).parcels.map(({ state }) => state)).toEqual(['booked', 'booked']);
  expect(await countBookings(parcels.map(({ orderId }) => orderId))).toEqual([1, 1]);
});
