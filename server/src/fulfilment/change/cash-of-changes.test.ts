import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import { removeOrderItem, swapItem } from '@gulmohar/contract/admin/order-changes.ts';
import * as parcels from '@gulmohar/contract/admin/parcel-steps.ts';
import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { giveCredit } from '@gulmohar/contract/admin/store-credit.ts';
import { getOrder } from '@gulmohar/contract/fulfilment/order.ts';
import { placeCashOrder } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper, type TestShopper } from '../../../testing/build-shopper.ts';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { draftCod } from '../../../testing/draft-admin.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { seller } from '../../../testing/seller.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import type { ParcelState } from '../../platform/database/tables.ts';
import { moveOrder } from './move-order.ts';

let shop: TestShop;
let owner: TestStaff;
let kurti: string;
let saree: string;
let stole: string;
let shopper: TestShopper;
let phones = 9_650_000_000;

beforeAll(async () => {
  shop = await testShop();
  owner = await buildStaff(shop);
  [kurti, saree, stole] = [
    await buildProduct(shop.db, { name: 'Kurti', price: 25_050, stock: 60 }),
    await buildProduct(shop.db, { name: 'Saree', price: 70_000, stock: 60 }),
    await buildProduct(shop.db, { name: 'Stole', price: 10_000, stock: 60 }),
  ];
  await owner.api(saveSettings, { body: { group: 'cod', value: draftCod } });
});
afterEach(async () => {
  await shop.runJobs();
  await expectInvariants(shop);
});
afterAll(() => shop.close());

const read = async (orderId: string) => (await owner.api(getAdminOrder, { query: { orderId } })).order;
const lineOf = async (orderId: string, name: string) =>
  (await read(orderId)).lines.find((line) => line.name === name)?.lineId ?? '';

/** Two kurtis and a saree with delivery, for Rs. 1,301, being packed. @param credit in rupees */
async function begin(credit: number): Promise<string> {
  shopper = await buildShopper(shop);
  const grant = { userId: shopper.userId, grantId: uuid(), amount: 50_000, reason: 'A late parcel' };
  await (await buildStaff(shop)).api(giveCredit, { body: grant });
  const { guestInfo, ...order } = buildOrderData([{ _id: kurti, quantity: 2 }, { _id: saree }]);
  const form = guestInfo && { ...guestInfo, phone: String(phones++), email: shopper.email };
  const body = { amount: 1_301, credit, isGuest: false, requestId: uuid() };
  const { orderId } = await shopper.api(placeCashOrder, {
    body: { ...body, orderData: { ...order, guestInfo: form } },
  });
  await moveOrder(shop.db, orderId, { to: 'Packing', actor: 'operator', seller });
  return orderId;
}

/** @returns its latest parcel */
async function pack(orderId: string, name: string) {
  await owner.api(parcels.createParcel, { body: { orderId, lineIds: [await lineOf(orderId, name)] } });
  return (await read(orderId)).parcels.at(-1);
}

async function move(parcel: { parcelId: string } | undefined, ...steps: ParcelState[]): Promise<void> {
  const parcelId = parcel?.parcelId ?? '';
  for (const to of steps) await owner.api(parcels.moveParcel, { body: { parcelId, to, reason: 'refused' } });
}

/** What the buyer paid and did not get back, in paise. */
async function keptOf(orderId: string): Promise<number> {
  const { paid } = await shop.db
    .selectFrom('payment')
    .where('order_id', '=', orderId)
    .select(({ fn }) => fn.sum<number>('amount').as('paid'))
    .executeTakeFirstOrThrow();
  return Number(paid) - (await read(orderId)).refunded;
}

async function reportMissing(orderId: string, name: string): Promise<void> {
  const removal = { kind: 'missing' as const, quantity: 1, reason: 'Only one came', requestId: uuid() };
  const body = { orderId, lineId: await lineOf(orderId, name), ...removal };
  await owner.api(removeOrderItem, { body });
}

test.each([0, 400])(
  'a unit that was missing leaves the cash of the next parcel as it was, with Rs. %i of credit',
  async (credit) => {
    const orderId = await begin(credit);
    await move(await pack(orderId, 'Kurti'), 'in_transit', 'delivered');
    await reportMissing(orderId, 'Kurti');
    const { order } = await shopper.api(getOrder, { query: { orderId } });
    const saree = await pack(orderId, 'Saree');
    expect(order.payOnDelivery).toBe((saree?.codDue ?? 0) / 100);
    await move(saree, 'in_transit', 'delivered');
    expect(await keptOf(orderId)).toBe(25_050 + 70_000 + 10_000);
  },
);

test.each([0, 400])(
  'a unit that cannot be found while it is packed is not collected, with Rs. %i of credit',
  async (credit) => {
    const orderId = await begin(credit);
    await reportMissing(orderId, 'Kurti');
    const toCollect = async () =>
      (await shopper.api(getOrder, { query: { orderId } })).order.payOnDelivery * 100;
    // Couriers collect whole rupees.
    expect(await toCollect()).toBe(105_000 - credit * 100);
    const first = await pack(orderId, 'Kurti');
    const second = await pack(orderId, 'Saree');
    expect((first?.codDue ?? 0) + (second?.codDue ?? 0)).toBe(await toCollect());
    await move(first, 'in_transit', 'delivered');
    expect(await toCollect()).toBe(second?.codDue);
    await move(second, 'in_transit', 'delivered');
    expect(await keptOf(orderId)).toBe(105_000);
  },
);

test('a unit that was missing leaves the credit of a refused parcel as it was', async () => {
  const orderId = await begin(400);
  await move(await pack(orderId, 'Kurti'), 'in_transit', 'delivered');
  const saree = await pack(orderId, 'Saree');
  await move(saree, 'in_transit', 'attempt_failed', 'rto_initiated', 'rto_received');
  const dueOf = async () => (await read(orderId)).parcels[1]?.refundDue;
  const due = await dueOf();
  await reportMissing(orderId, 'Kurti');
  expect(await dueOf()).toEqual(due);
});

test('where a parcel was refused, the part of a rupee that its courier would not have collected is not charged', async () => {
  const orderId = await begin(300);
  const first = await pack(orderId, 'Kurti');
  const second = await pack(orderId, 'Saree');
  await move(first, 'in_transit', 'attempt_failed', 'rto_initiated', 'rto_received');
  await owner.api(parcels.refundParcel, { body: { parcelId: first?.parcelId ?? '', keepsDelivery: true } });
  await move(second, 'in_transit', 'delivered');
  expect(await keptOf(orderId)).toBe(70_000 + 10_000);
});

test('a cheaper item is swapped in once no parcel states the cash that store credit leaves', async () => {
  const orderId = await begin(400);
  const swap = async () => {
    const to = { productId: stole, size: null, reason: 'Sold out', requestId: uuid() };
    await owner.api(swapItem, { body: { orderId, lineId: await lineOf(orderId, 'Saree'), ...to } });
  };
  const first = await pack(orderId, 'Kurti');
  await expect(swap()).rejects.toMatchObject({
    code: 'STEP_NOT_POSSIBLE',
    message: 'Other parcels of this order state the cash to collect. Cancel them first.',
  });
  await move(first, 'cancelled');
  await swap();
  const again = await pack(orderId, 'Kurti');
  const second = await pack(orderId, 'Stole');
  await move(again, 'in_transit', 'delivered');
  await move(second, 'in_transit', 'attempt_failed', 'rto_initiated', 'rto_received');
  await owner.api(parcels.refundParcel, { body: { parcelId: second?.parcelId ?? '', keepsDelivery: true } });
  expect(await keptOf(orderId)).toBeLessThanOrEqual(50_100 + 10_000);
});
