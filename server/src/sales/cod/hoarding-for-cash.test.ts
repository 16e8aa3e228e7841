import { confirmOrderAsStaff } from '@gulmohar/contract/admin/order-steps.ts';
import { placeCashOrder } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { createRazorpayOrder } from '@gulmohar/contract/sales/checkout.ts';
import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { offerCash } from '../../../testing/offer-cash.ts';
import { seller } from '../../../testing/seller.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { purgeExpired } from '../../app/purge-expired.ts';
import { cancelUnconfirmed } from '../../fulfilment/change/confirm-order.ts';

const HOARDER = '203.0.113.66';
const ELSEWHERE = '198.51.100.4';
const REFUSED = { code: 'COD_NOT_OFFERED', message: 'Please pay online for this order.' };
const LIMITS = 'create-order-minute=900/60,create-order-hour=900/60';
const rules = { maximum: 10_000_000, openOrdersPerPhone: 2, confirm: 'always' } as const;
let shop: TestShop;
let owner: TestStaff;
let kurtis: string[];
let guests = 0;

beforeEach(async () => {
  shop = await testShop({ LIMIT_FACTOR: '1', LIMITS });
  owner = await buildStaff(shop);
  await offerCash(owner, rules);
  kurtis = await Promise.all(
    Array.from({ length: 8 }, () => buildProduct(shop.db, { price: 300_000, stock: { M: 20 } })),
  );
});
afterEach(async () => {
  await expectInvariants(shop);
  await shop.close();
});

type Order = {
  _id?: string;
  quantity: number;
  from?: string;
  guest?: string;
  phone?: string;
  /** Of an account. */
  token?: string;
  /** Whether to pay in cash. */
  inCash?: boolean;
};

/** Orders as a new guest, unless another buyer is given. */
async function order({ _id = kurtis[0] ?? '', quantity, token, inCash = true, ...by }: Order) {
  guests += 1;
  const { from = HOARDER, guest = `made-up-${guests}`, phone = String(9_000_000_000 + guests) } = by;
  const { guestInfo, ...items } = buildOrderData([{ _id, size: 'M', quantity }], guest);
  if (!guestInfo) throw new Error('A guest says who they are');
  const orderData = { ...items, guestInfo: { ...guestInfo, phone } };
  const body = { amount: quantity * 3_000, isGuest: !token, orderData };
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api${inCash ? placeCashOrder.path : createRazorpayOrder.path}`,
    payload: inCash ? { ...body, requestId: uuid() } : body,
    remoteAddress: from,
    ...(token && { headers: { token } }),
  });
  return answer.json();
}

async function unitsSold(): Promise<number> {
  const { rows } = await shop.database.pool.query<{ sold: number }>(
    'select coalesce(sum(quantity), 0)::int as sold from order_line',
  );
  return rows[0]?.sold ?? 0;
}

test('one network address with ever new names gets at most 20 units in unconfirmed cash orders, and others still can order', async () => {
  for (let round = 0; round < 3; round++) {
    for (const _id of kurtis) await order({ _id, quantity: 3 });
  }
  expect(await unitsSold()).toBeLessThanOrEqual(20);
  expect(await order({ quantity: 3 })).toMatchObject(REFUSED);
  for (const _id of kurtis)
    expect(await order({ _id, quantity: 1, from: ELSEWHERE })).toHaveProperty('orderId');
});

test('cash orders placed simultaneously from one address do not pass the caps together', async () => {
  await Promise.all(kurtis.flatMap((_id) => [1, 2, 3].map(() => order({ _id, quantity: 3 }))));
  expect(await unitsSold()).toBeLessThanOrEqual(20);
});

test('unconfirmed cash orders leave less to be reserved without payment, too', async () => {
  for (const _id of kurtis.slice(0, 6)) await order({ _id, quantity: 3 });
  expect(await order({ _id: kurtis[7] ?? '', quantity: 3, inCash: false })).toMatchObject({ success: true });
  const last = await shop.db
    .selectFrom('checkout')
    .orderBy('created_at', 'desc')
    .select('holds_stock')
    .executeTakeFirstOrThrow();
  expect(last.holds_stock).toBe(false);
});

test('a network address that confirms its cash orders can place further ones', async () => {
  const placed = [];
  for (const _id of kurtis.slice(0, 6)) placed.push(await order({ _id, quantity: 3 }));
  expect(await order({ quantity: 3 })).toMatchObject(REFUSED);
  for (const { orderId } of placed.slice(0, 2)) await owner.api(confirmOrderAsStaff, { body: { orderId } });
  expect(await order({ _id: kurtis[7] ?? '', quantity: 3 })).toHaveProperty('orderId');
});

test('unconfirmed cash orders count for as long as they wait, and their address is erased afterwards', async () => {
  const { orderId } = await order({ quantity: 10 });
  await shop.database.pool.query("update checkout set created_at = created_at - interval '30 hours'");
  await purgeExpired(shop.db);
  expect(await order({ _id: kurtis[1] ?? '', quantity: 10 })).toHaveProperty('orderId');
  expect(await order({ _id: kurtis[2] ?? '', quantity: 1 })).toMatchObject(REFUSED);
  await owner.api(confirmOrderAsStaff, { body: { orderId } });
  await shop.database.pool.query("update checkout set created_at = created_at - interval '30 hours'");
  await purgeExpired(shop.db);
  const kept = await shop.database.pool.query('select from checkout where address_key is not null');
  expect(kept.rowCount).toBe(1);
});

test('one address gets at most half of a variant in unconfirmed cash orders', async () => {
  for (let count = 0; count < 3; count++) await order({ quantity: 3 });
  expect(await order({ quantity: 2 })).toMatchObject(REFUSED);
  expect(await order({ quantity: 1 })).toHaveProperty('orderId');
});

test('an account that never confirms or pays gets at most 20 units, wherever it orders', async () => {
  const { token } = await buildShopper(shop);
  for (let at = 0; at < 7; at++) {
    await order({ _id: kurtis[at] ?? '', quantity: 3, token, from: `198.51.100.${at}` });
  }
  expect(await unitsSold()).toBe(18);
  // A cancelled order makes nobody a known buyer.
  const placed = await shop.db.selectFrom('orders').select('id').execute();
  for (const { id } of placed) await cancelUnconfirmed(shop.db, id, seller);
  for (const _id of kurtis.slice(1, 7)) await order({ _id, quantity: 3 });
  expect(await order({ _id: kurtis[7] ?? '', quantity: 3, token })).toMatchObject(REFUSED);
});

test('whoever orders under another person’s phone number and e-mail address keeps them from nothing', async () => {
  const owns = { guest: 'asha', phone: '9845012345' };
  for (const _id of kurtis.slice(0, 6)) {
    await order({ _id, quantity: 3, phone: owns.phone });
    await order({ _id, quantity: 3, guest: owns.guest });
  }
  expect(await order({ ...owns, quantity: 3, from: ELSEWHERE })).toHaveProperty('orderId');
});

test('where nobody has to confirm, cash orders go ahead as the owner wishes', async () => {
  await offerCash(owner, { ...rules, confirm: 'never' });
  for (const _id of kurtis) expect(await order({ _id, quantity: 12 })).toHaveProperty('orderId');
});
