import { readOnTimeDelivery } from '@gulmohar/contract/admin/promise.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { getOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { checkCashOnDelivery } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { getDeliveryPromise } from '@gulmohar/contract/sales/delivery-promise.ts';
import { getShop } from '@gulmohar/contract/shop/shop.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper, type TestShopper } from '../../../testing/build-shopper.ts';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { buy } from '../../../testing/buy.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { seller } from '../../../testing/seller.ts';
import { deliverOrder, shipOrder } from '../../../testing/ship-order.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { moveOrder } from '../../fulfilment/change/move-order.ts';
import { countTransitTimes } from './promise.store.ts';

let shop: TestShop;
let owner: TestStaff;
let asha: TestShopper;
let kurti: string;

beforeAll(async () => {
  shop = await testShop();
  owner = await buildStaff(shop);
  asha = await buildShopper(shop);
  kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 100 } });
});
afterAll(() => shop.close());

async function ask(pin: string) {
  return shop.api(getDeliveryPromise, { query: { pin } });
}

/** Asks until the sandbox's courier has answered, which may take longer than a page waits. */
async function untilCourierSaid(pin: string) {
  await expect.poll(async () => (await ask(pin)).isServed).not.toBeNull();
  return ask(pin);
}

test('a shopper is told the delivery dates and return pickups that couriers offer for a PIN code', async () => {
  expect(await untilCourierSaid('110001')).toMatchObject({
    promise: { from: expect.any(String) },
    isEstimate: false,
    isServed: true,
    collectsReturns: true,
  });
  expect(await untilCourierSaid('744301')).toMatchObject({
    promise: null,
    isServed: false,
    collectsReturns: false,
  });
});

test('cash on delivery is not offered where no courier takes cash', async () => {
  const { cod } = shop.settings.current();
  await owner.api(saveSettings, { body: { group: 'cod', value: { ...cod, isOffered: true } } });
  const check = (zipcode: string) =>
    shop.api(checkCashOnDelivery, { body: { amount: 2_500, zipcode, phone: '9820011111' } });
  expect(await untilCourierSaid('194101')).toMatchObject({ isServed: true, takesCash: false });
  expect((await check('194101')).reason).toBe('Cash on delivery is not available in PIN code 194101.');
  expect((await untilCourierSaid('560034')).takesCash).toBe(true);
  expect((await check('560034')).isOffered).toBe(true);
  await owner.api(saveSettings, { body: { group: 'cod', value: cod } });
});

test('without a courier’s answer, dates come from our parcels once there are 20, and from distance before', async () => {
  await sql`delete from pin_service`.execute(shop.db);
  await sql`insert into pin_service (courier, from_pin, pin, is_served, has_cod, has_pickup)
    select 'delhivery', from_pin, '781001', true, true, true from (values ('302012'), ('303007')) as way (from_pin)`.execute(
    shop.db,
  );
  expect(await ask('781001')).toMatchObject({ isEstimate: true });
  const orders = [];
  for (let at = 0; at < 20; at++) orders.push(await deliveredTo('781001'));
  // Ten took two days, the others eight.
  await sql`
    update parcel_event set at = at - case when parcel_id in (
        select id from parcel where order_id = any(${orders.slice(0, 10)}::uuid[])) then interval '2 days'
      else interval '8 days' end
    where state = 'in_transit'`.execute(shop.db);
  await countTransitTimes(shop.db);
  const times = await shop.db.selectFrom('transit_time').selectAll().execute();
  expect(times).toEqual([{ pin_prefix: '781', parcels: 20, days_from: 5, days_to: 8 }]);
  expect(await ask('781001')).toMatchObject({ isEstimate: false });
});

test('an order keeps its promised dates in the mail and on its page, and counts in the owner’s figures', async () => {
  await untilCourierSaid('560034');
  // Process the mails of earlier orders first.
  await shop.runJobs();
  const before = await owner.api(readOnTimeDelivery);
  const orderId = await boughtTo('560034');
  await shop.runJobs();
  const number = orderId.slice(-8).toUpperCase();
  const mail = (await readMails(shop, asha.email)).find(({ subject }) => subject.includes(number));
  const { order } = await asha.api(getOrder, { query: { orderId } });
  const { promise } = await ask('560034');
  expect(order.arrives).toEqual(promise);
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
  const { from, to } = order.arrives ?? { from: '', to: '' };
  expect(mail?.text).toContain(`${day.format(new Date(from))} to ${day.format(new Date(to))}`);

  await shipOrder(shop, orderId);
  for (const status of ['Out for delivery', 'Delivered'] as const) {
    await moveOrder(shop.db, orderId, { to: status, actor: 'operator', seller });
  }
  expect((await asha.api(getOrder, { query: { orderId } })).order.arrives).toBeNull();
  const kept = await owner.api(readOnTimeDelivery);
  expect(kept).toMatchObject({ due: before.due + 1, kept: before.kept + 1 });
  await shop.db.updateTable('orders').set({ promised_to: '2026-01-01' }).where('id', '=', orderId).execute();
  expect(await owner.api(readOnTimeDelivery)).toMatchObject({ due: kept.due, kept: kept.kept - 1 });
});

test('the owner decides the handling time and whether delivery dates are shown', async () => {
  const promise = (await ask('560034')).promise;
  const today = new Date().toISOString().slice(0, 10);
  expect(promise && promise.from > today && promise.from < promise.to).toBe(true);
  const value = { isShown: true, cutOff: '14:00', handlingDays: 30, holidays: [] };
  await owner.api(saveSettings, { body: { group: 'promise', value } });
  expect((await ask('560034')).promise?.from).toSatisfy((later: string) => later > (promise?.to ?? ''));
  await owner.api(saveSettings, { body: { group: 'promise', value: { ...value, isShown: false } } });
  expect((await ask('560034')).promise).toBeNull();
  expect((await shop.api(getShop)).shop.promisesDays).toBe(false);
});

test('an invalid PIN code is refused', async () => {
  await expect(ask('012345')).rejects.toMatchObject({ status: 400 });
});

async function boughtTo(zipcode: string): Promise<string> {
  const lines = [{ _id: kurti, size: 'M' }];
  const { orderId } = await buy(shop, { lines, amount: 2_500, shopper: asha, form: { zipcode } });
  return orderId;
}

async function deliveredTo(zipcode: string): Promise<string> {
  const orderId = await boughtTo(zipcode);
  await deliverOrder(shop, orderId);
  return orderId;
}
