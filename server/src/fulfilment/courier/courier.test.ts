import { getTodaysWork } from '@gulmohar/contract/admin/today.ts';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { courierDays } from '../../../testing/courier-days.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { labelOf } from '../parcel/label/label-of.ts';
import { cancelShipment } from './cancel-shipment.ts';
import { trackShipments } from './track-shipments.ts';

const shop = await testShop();
const owner = await buildStaff(shop);
const days = courierDays(shop, owner);
const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 200 } });
await days.allowCash();
afterEach(async () => expectInvariants(shop));
afterAll(() => shop.close());

test('a parcel is booked, labelled and collected, and its order follows it until delivery', async () => {
  const { orderId, parcelId } = await days.parcel(kurti, 1, { isCash: true });
  await days.book(parcelId);
  await days.work();
  const parcel = await days.read(parcelId);
  expect(parcel).toMatchObject({ courier: 'Xpressbees Surface', state: 'label_created' });
  expect(await days.requests(parcelId)).toMatchObject([
    { kind: 'book', state: 'done' },
    { kind: 'label', state: 'done' },
    { kind: 'pickup', state: 'done' },
  ]);
  expect(await days.atCourier(orderId)).toMatchObject([{ awb: parcel.tracking_number, total: '2500' }]);
  const label = await labelOf(shop.pictures, parcel);
  expect(label?.toString('latin1')).toContain('COD Rs 2500');
  await days.pass(9);
  expect(await days.read(parcelId)).toMatchObject({ state: 'in_transit' });
  await days.pass(52);
  expect(await days.read(parcelId)).toMatchObject({ state: 'out_for_delivery' });
  await days.pass(6);
  expect(await days.steps(parcelId)).toEqual([
    'label_created',
    'pickup_scheduled',
    'in_transit',
    'out_for_delivery',
    'delivered',
  ]);
  const order = await shop.db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select(['status', 'is_paid'])
    .executeTakeFirstOrThrow();
  expect(order).toEqual({ status: 'Delivered', is_paid: true });
});

test.each([
  [14, 'unknown-outcome'],
  [16, 'retry'],
])('a booking that fails or gets no answer is retried and books one parcel (%i)', async (scenario, fault) => {
  const { orderId, parcelId } = await days.parcel(kurti, scenario);
  await days.book(parcelId);
  await shop.runJobs();
  expect(await days.requests(parcelId)).toMatchObject([{ kind: 'book', state: 'asked', fault, tries: 1 }]);
  await days.work();
  await days.work();
  expect(await days.read(parcelId)).toMatchObject({ tracking_number: expect.stringMatching(/^19/) });
  expect(await days.atCourier(orderId)).toHaveLength(1);
});

test('an order cancelled in the courier’s panel in the meantime is booked under a new reference', async () => {
  const { orderId, parcelId } = await days.parcel(kurti, 14);
  await days.book(parcelId);
  await shop.runJobs();
  const { reference } = await days.shipment(parcelId);
  await shop.database.pool.query(
    'update sandbox.courier_order set cancelled_at = now() where reference = $1',
    [reference],
  );
  await days.work();
  await days.work();
  await days.work();
  expect(await days.atCourier(orderId)).toMatchObject([
    { reference: `${reference}b`, awb: expect.stringMatching(/^19/) },
  ]);
});

test('a refusal sent with a success status is shown to the staff, who can book again', async () => {
  const { orderId, parcelId } = await days.parcel(kurti, 15);
  await days.book(parcelId);
  await days.work();
  expect(await days.requests(parcelId)).toMatchObject([
    { state: 'refused', fault: 'refused', answer: 'Oops! Something is wrong with the given data.' },
  ]);
  expect(await days.shipment(parcelId)).toMatchObject({ state: 'failed' });
  expect(await days.atCourier(orderId)).toEqual([]);
  await days.book(parcelId);
  await days.work();
  expect(await days.shipment(parcelId)).toMatchObject({
    state: 'booked',
    reference: expect.stringMatching(/b$/),
  });
});

test('Today lists the parcels that need attention, each with the reason', async () => {
  const waiting = async () => (await owner.api(getTodaysWork)).parcels;
  const before = (await waiting()).map(({ orderId }) => orderId);
  const refused = await days.parcel(kurti, 1, { pin: '744301' });
  const lost = await days.parcel(kurti, 4);
  const silent = await days.parcel(kurti, 1);
  for (const { parcelId } of [refused, lost, silent]) await days.book(parcelId);
  await days.work();
  await days.pass(9);
  await shop.database.pool.query(
    `update shipment set scanned_at = now() - interval '4 days' where parcel_id = $1`,
    [silent.parcelId],
  );
  const found = (await waiting()).filter(({ orderId }) => !before.includes(orderId));
  expect(found.map(({ orderId, why }) => [orderId, why])).toEqual([
    [silent.orderId, 'silent'],
    [refused.orderId, 'not-booked'],
  ]);
  await days.pass(300);
  const later = (await waiting()).filter(({ orderId }) => orderId === lost.orderId);
  expect(later).toMatchObject([{ why: 'decide', number: 1 }]);
});

test('invalid data is reported by field in the courier’s words', async () => {
  const { parcelId, orderId } = await days.parcel(kurti, 1);
  await shop.database.pool.query(`update orders set phone = '12345' where id = $1`, [orderId]);
  await days.book(parcelId);
  await days.work();
  expect(await days.requests(parcelId)).toMatchObject([
    {
      state: 'refused',
      answer: 'The given data was invalid. Phone: The phone must be a valid Indian number.',
    },
  ]);
});

test('an empty wallet is reported, and the parcel is booked once it has been recharged', async () => {
  const { orderId, parcelId } = await days.parcel(kurti, 1);
  await days.fake('wallet', { paise: 0 });
  await days.book(parcelId);
  await days.work();
  expect(await days.requests(parcelId)).toMatchObject([
    { state: 'asked', fault: 'no-balance', answer: expect.stringContaining('recharge') },
  ]);
  await days.fake('wallet', { paise: 10_000_000 });
  await days.work();
  expect(await days.atCourier(orderId)).toHaveLength(1);
  expect(await days.shipment(parcelId)).toMatchObject({ state: 'booked' });
});

test('a refused destination or cash payment leaves no order behind at the courier', async () => {
  const far = await days.parcel(kurti, 1, { pin: '744301' });
  const leh = await days.parcel(kurti, 1, { pin: '194101', isCash: true });
  for (const { parcelId } of [far, leh]) await days.book(parcelId);
  await days.work();
  for (const { orderId, parcelId } of [far, leh]) {
    expect(await days.requests(parcelId)).toMatchObject([{ state: 'refused', fault: 'not-served' }]);
    expect(await days.atCourier(orderId)).toEqual([]);
  }
});

test('an expired token is renewed during the booking', async () => {
  const { parcelId } = await days.parcel(kurti, 17);
  await days.book(parcelId);
  await days.work();
  expect(await days.read(parcelId)).toMatchObject({ label_key: expect.any(String) });
  expect(await days.requests(parcelId)).toMatchObject([{ tries: 1 }, { kind: 'label', tries: 1 }, {}]);
});

test('a cancelled booking is cancelled at the courier, and the next one gets a new reference', async () => {
  const { orderId, parcelId } = await days.parcel(kurti, 1);
  await days.book(parcelId);
  await days.work();
  const { id, reference } = await days.shipment(parcelId);
  await cancelShipment(shop.db, days.staff, { shipmentId: id });
  await days.work();
  expect(await days.read(parcelId)).toMatchObject({ courier: null, tracking_number: null, label_key: null });
  expect(await days.atCourier(orderId)).toEqual([]);
  await days.book(parcelId);
  await days.work();
  expect(await days.atCourier(orderId)).toMatchObject([{ reference: `${reference}b` }]);
});

test('a parcel that the courier has already collected is delivered despite a cancellation by staff', async () => {
  const { parcelId } = await days.parcel(kurti, 18);
  await days.book(parcelId);
  await days.work();
  const { id } = await days.shipment(parcelId);
  await cancelShipment(shop.db, days.staff, { shipmentId: id });
  await days.work();
  expect((await days.requests(parcelId)).at(-1)).toMatchObject({
    kind: 'cancel',
    state: 'refused',
    fault: 'refused',
    answer: expect.stringContaining('already picked up'),
  });
  await days.pass(100);
  expect(await days.read(parcelId)).toMatchObject({ state: 'delivered' });
});

test('a parcel ends in the same state without webhooks and with repeated or reordered ones', async () => {
  for (const scenario of [10, 7, 8, 11]) {
    const { parcelId } = await days.parcel(kurti, scenario, { isCash: true });
    await days.book(parcelId);
    await days.work();
    const told = await days.pass(100);
    if (scenario === 10) expect(told).toBe(0);
    await shop.database.pool.query('update shipment set track_at = now() where track_at is not null');
    await trackShipments(days.tools);
    expect((await days.steps(parcelId)).filter((state) => state === 'delivered')).toHaveLength(1);
    expect(await days.read(parcelId)).toMatchObject({ state: 'delivered' });
  }
});
