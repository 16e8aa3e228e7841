import { logIn } from '@gulmohar/contract/accounts/session.ts';
import { importRemittance, listCashParcels } from '@gulmohar/contract/admin/remittance.ts';
import { getUserOrders } from '@gulmohar/contract/fulfilment/order.ts';
import { trackOrders } from '@gulmohar/contract/fulfilment/tracking.ts';
import { demoProducts } from '@gulmohar/demo/catalogue/products.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildStaff } from '../../../testing/build-staff.ts';
import { courierDays } from '../../../testing/courier-days.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { resetDemo } from './reset-demo.ts';
import { seedDemo } from './seed-demo.ts';

const DAY_MS = 86_400_000;
let shop: TestShop;

beforeAll(async () => {
  shop = await testShop();
  await seedDemo(shop.db);
}, 120_000);
afterAll(() => shop.close());

test('Asha has four orders: one new, one shipped, one that can be returned and one with a return requested', async () => {
  const { token } = await shop.api(logIn, {
    body: { email: 'asha@gulmohar.example', password: 'Kurti@2026' },
  });
  const { orders } = await shop.apiWith(token)(getUserOrders);
  expect(
    orders.map(({ status, isReturnable, items }) => [
      status,
      isReturnable,
      items.map((item) => item.returnStatus),
    ]),
  ).toEqual([
    ['Order Placed', false, [null, null]],
    ['Shipped', false, [null]],
    ['Delivered', true, [null, null]],
    ['Delivered', false, ['Return Requested']],
  ]);
});

test.each([
  ['ravi@guest.example', '9876543210', 2],
  ['noor@guest.example', '9123456780', 1],
])('%s can look up the demo orders as a guest', async (email, phone, count) => {
  const { orders } = await shop.api(trackOrders, { body: { email, phone } });
  expect(orders).toHaveLength(count);
  expect(orders[0]?.isMasked).toBe(false);
});

async function parcelStates(): Promise<string[]> {
  const parcels = await shop.db
    .selectFrom('shipment')
    .innerJoin('parcel', 'parcel.id', 'parcel_id')
    .orderBy('parcel.created_at')
    .select('parcel.state')
    .execute();
  return parcels.map(({ state }) => state);
}

test('the demo has cash parcels in transit, after a failed attempt, returning, and remitted in full and short', async () => {
  expect(await parcelStates()).toEqual([
    'delivered',
    'delivered',
    'rto_in_transit',
    'attempt_failed',
    'in_transit',
  ]);
  const owner = await buildStaff(shop);
  const { parcels, sums } = await owner.api(listCashParcels);
  expect(parcels.map(({ state, due, remitted }) => [state, remitted && remitted - due]).sort()).toEqual([
    ['due', null],
    ['due', null],
    ['not due', null],
    ['remitted', 0],
    ['short', -1_000],
  ]);
  expect(sums.collected - sums.remitted).toBe(1_000);
});

test('the courier sandbox moves the parcels on, and its remittance file includes the new deliveries', async () => {
  const owner = await buildStaff(shop);
  const days = courierDays(shop, owner);
  await days.pass(24);
  expect(await parcelStates()).toEqual([
    'delivered',
    'delivered',
    'rto_delivered',
    'delivered',
    'out_for_delivery',
  ]);
  await days.pass(6);
  expect((await parcelStates()).at(-1)).toBe('delivered');
  await expectInvariants(shop);
  const file = await fetch(`${shop.courierSandboxUrl}/__fake/remittance.csv`);
  const { rows } = await owner.api(importRemittance, {
    body: { fileName: 'remittance.csv', content: await file.text(), isPreview: true },
  });
  expect(rows.map(({ result }) => result.replace(/^SBX\d+ /, ''))).toEqual([
    'has already been imported.',
    'has already been imported.',
    'Remitted in full.',
    'Remitted in full.',
  ]);
});

test('the demo’s records are consistent, its stock matches the catalogue, and reseeding leaves one set of orders', async () => {
  await expectInvariants(shop);
  const stocked = demoProducts.filter((product) => typeof product.stock === 'number');
  const { sum } = await shop.db
    .selectFrom('variant')
    .where('size', 'is', null)
    .select((row) => row.fn.sum<string>('on_hand').as('sum'))
    .executeTakeFirstOrThrow();
  expect(Number(sum)).toBe(stocked.reduce((total, { stock }) => total + Number(stock), 0));
  await resetDemo(shop.db);
  await expectInvariants(shop);
  expect(await shop.db.selectFrom('orders').select('id').execute()).toHaveLength(12);
  // The courier's clock has also been reset.
  expect(await parcelStates()).toContain('rto_in_transit');
  const courier = await fetch(`${shop.courierSandboxUrl}/__fake/shipments`);
  const { now } = z.object({ now: z.coerce.date() }).parse(await courier.json());
  expect(Math.abs(now.getTime() - Date.now())).toBeLessThan(DAY_MS / 2);
}, 120_000);
