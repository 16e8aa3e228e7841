import { blockCod } from '@gulmohar/contract/admin/cod-block.ts';
import { getAdminOrder } from '@gulmohar/contract/admin/order.ts';
import * as parcels from '@gulmohar/contract/admin/parcel-steps.ts';
import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { placeCashOrder } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper, type TestShopper } from '../../../testing/build-shopper.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { countRows } from '../../../testing/count-rows.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { offerCash } from '../../../testing/offer-cash.ts';
import { deliverOrder, shipOrder } from '../../../testing/ship-order.ts';
import { testShop } from '../../../testing/test-shop.ts';

const ELSEWHERE = { city: 'Jaipur', state: 'Rajasthan', zipcode: '302001' };
let asha: TestShopper;
let phones = 9_700_000_000;
/** Asha's number. */
let phone: string;

const shop = await testShop();
const owner = await buildStaff(shop);
const kurti = await buildProduct(shop.db, { price: 300_000, stock: { M: 90 } });
beforeEach(async () => {
  await offer({});
  phone = String(phones++);
  asha = await buildShopper(shop, { phone });
});
afterEach(() => expectInvariants(shop));
afterAll(() => shop.close());

const offer = (changed: Partial<Settings['cod']>) =>
  offerCash(owner, {
    maximum: 10_000_000,
    openOrdersPerPhone: 2,
    refusals: 2,
    confirm: 'risky',
    confirmAbove: 1_000_000,
    ...changed,
  });

/** A guest's order under Asha's number, unless told otherwise. */
function cashOrder(form: Partial<Record<'email' | 'phone' | 'city' | 'state' | 'zipcode', string>> = {}) {
  const { guestInfo, address, ...order } = buildOrderData([{ _id: kurti, size: 'M' }]);
  if (!guestInfo) throw new Error('A guest says who they are');
  const { city = address.city, state = address.state, zipcode = address.zipcode } = form;
  const place = { ...address, city, state, zipcode };
  const guest = { ...guestInfo, email: `guest-${uuid()}@guest.example`, phone, ...form };
  return {
    amount: 3_000,
    isGuest: true,
    requestId: uuid(),
    orderData: { ...order, address: place, guestInfo: { ...guest, ...place } },
  };
}

async function placeAsAsha(): Promise<string> {
  const body = { ...cashOrder({ email: asha.email }), isGuest: false };
  return (await asha.api(placeCashOrder, { body })).orderId;
}

const placeAsGuest = async (body: ReturnType<typeof cashOrder>) =>
  (await shop.api(placeCashOrder, { body })).orderId;

async function needsConfirmation(orderId: string): Promise<boolean> {
  const { to_confirm_by } = await shop.db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select('to_confirm_by')
    .executeTakeFirstOrThrow();
  return to_confirm_by !== null;
}

async function deliver(orderId: string): Promise<void> {
  await shop.db.updateTable('orders').set({ to_confirm_by: null }).where('id', '=', orderId).execute();
  await deliverOrder(shop, orderId);
}

async function refuse(orderId: string): Promise<void> {
  await shipOrder(shop, orderId);
  const { order } = await owner.api(getAdminOrder, { query: { orderId } });
  const parcelId = order.parcels[0]?.parcelId ?? '';
  for (const to of ['attempt_failed', 'rto_initiated', 'rto_received'] as const)
    await owner.api(parcels.moveParcel, { body: { parcelId, to, reason: 'refused' } });
}

describe('whoever types in another shopper’s phone number', () => {
  test('must confirm a cash order to another address, although she need not confirm hers', async () => {
    await deliver(await placeAsAsha());
    expect(await needsConfirmation(await placeAsAsha())).toBe(false);
    expect(await needsConfirmation(await placeAsGuest(cashOrder(ELSEWHERE)))).toBe(true);
    expect(await needsConfirmation(await placeAsGuest(cashOrder()))).toBe(true);
    const withHerMail = cashOrder({ email: asha.email, ...ELSEWHERE });
    expect(await needsConfirmation(await placeAsGuest(withHerMail))).toBe(true);
  });

  test('does not bar her from paying in cash, neither by open orders nor by refused parcels', async () => {
    await offer({ confirm: 'never' });
    const placed: string[] = [];
    for (let turn = 0; turn < 2; turn++) placed.push(await placeAsGuest(cashOrder(ELSEWHERE)));
    await expect(placeAsGuest(cashOrder(ELSEWHERE))).rejects.toMatchObject({ code: 'COD_NOT_OFFERED' });
    await placeAsAsha();
    for (const orderId of placed) await refuse(orderId);
    await placeAsAsha();
  });

  test('does not bar her when the staff bar the number: an account that took delivery of an order speaks for itself', async () => {
    await deliver(await placeAsAsha());
    await owner.api(blockCod, { body: { phone, reason: 'Refused nine parcels', days: 90 } });
    await placeAsAsha();
    await expect(placeAsGuest(cashOrder())).rejects.toMatchObject({ code: 'COD_NOT_OFFERED' });
    await owner.api(blockCod, { body: { userId: asha.userId, reason: 'Asked by the courier', days: 30 } });
    await expect(placeAsAsha()).rejects.toMatchObject({ code: 'COD_NOT_OFFERED' });
  });

  test('does not bar her by cash orders in her name that nobody has confirmed', async () => {
    for (let turn = 0; turn < 2; turn++) await placeAsGuest(cashOrder({ email: 'meera@guest.example' }));
    await placeAsGuest(cashOrder({ email: 'meera@guest.example' }));
  });
});

test('a guest who was delivered to before need not confirm the next order to the same address', async () => {
  const again = () => cashOrder({ email: `${phone}@guest.example` });
  await deliver(await placeAsGuest(again()));
  expect(await needsConfirmation(await placeAsGuest(again()))).toBe(false);
});

describe('the id of a cash order’s request', () => {
  const used = { status: 409, code: 'STEP_NOT_POSSIBLE' };

  test('returns the order to its own buyer, for the same order only', async () => {
    const body = cashOrder();
    const orderId = await placeAsGuest(body);
    const before = await countRows(shop, 'orders');
    expect(await placeAsGuest(body)).toBe(orderId);
    const [item] = body.orderData.items;
    if (!item) throw new Error('It has one item');
    const twice = { ...body.orderData, items: [{ ...item, quantity: 2 }] };
    await expect(placeAsGuest({ ...body, amount: 6_000, orderData: twice })).rejects.toMatchObject(used);
    await expect(placeAsGuest({ ...body, amount: 1 })).rejects.toMatchObject(used);
    expect(await countRows(shop, 'orders')).toBe(before);
  });

  test('shows nobody else the order', async () => {
    const body = cashOrder({ email: asha.email });
    const { orderId } = await asha.api(placeCashOrder, { body: { ...body, isGuest: false } });
    await expect(placeAsGuest(body)).rejects.toMatchObject(used);
    const meera = await buildShopper(shop);
    await expect(meera.api(placeCashOrder, { body: { ...body, isGuest: false } })).rejects.toMatchObject(
      used,
    );
    const moved = { ...cashOrder(ELSEWHERE), requestId: body.requestId };
    await expect(placeAsGuest(moved)).rejects.toMatchObject(used);
    expect(await asha.api(placeCashOrder, { body: { ...body, isGuest: false } })).toMatchObject({ orderId });
  });
});
