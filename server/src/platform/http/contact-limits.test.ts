import { afterAll, expect, test } from 'vitest';
import { buildGuestOrder } from '../../../testing/build-order.ts';
import { buildOrderData } from '../../../testing/build-order-data.ts';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { solved } from '../../../testing/solve-challenge.ts';
import { testShop } from '../../../testing/test-shop.ts';

const PHONE = '9876543210';
const STRANGER = { address: '203.0.113.66', device: 'a-strangers-phone-66' };
const BUYER = { address: '198.51.100.7', device: 'the-buyers-own-phone' };

const shop = await testShop({ LIMIT_FACTOR: '1' });
afterAll(() => shop.close());

type From = { address: string; device?: string; token?: string; proof?: string };

async function call(path: string, payload: object, { address, ...headers }: From) {
  const { statusCode, ...response } = await shop.app.inject({
    method: 'POST',
    url: `/api${path}`,
    payload,
    remoteAddress: address,
    headers,
  });
  return { status: statusCode, body: response.json() };
}

/** Makes this call until it is refused, and says how often it was not. */
async function untilRefused(attempt: () => Promise<{ status: number }>): Promise<number> {
  for (let times = 0; times < 100; times++) if ((await attempt()).status === 429) return times;
  throw new Error('It was never refused');
}

test('whoever opens checkouts under another person’s e-mail address and phone number is refused, but that person is not', async () => {
  const kurti = await buildProduct(shop.db, { price: 250_000, stock: { M: 9 } });
  const { token, email } = await buildShopper(shop);
  const { guestInfo, ...items } = buildOrderData([{ _id: kurti, size: 'M' }]);
  const orderData = { ...items, guestInfo: { ...guestInfo, email, phone: PHONE } };
  const open = (from: From, amount = 2_500) =>
    call('/order/razorpay/create-order', { amount, isGuest: !from.token, orderData }, from);
  expect(await untilRefused(() => open(STRANGER, 1))).toBe(6);
  const { device: _, ...unnamed } = STRANGER;
  expect(await untilRefused(() => open(unnamed, 1))).toBe(6);
  expect((await open(BUYER)).status).toBe(200);
  expect((await open({ address: BUYER.address })).status).toBe(200);
  // Even at the stranger's own address.
  expect((await open({ ...BUYER, address: STRANGER.address })).status).toBe(200);
  expect((await open({ address: STRANGER.address, token })).status).toBe(200);
});

test('whoever asks about cash on delivery for another person’s phone number is refused, but that person is not', async () => {
  const request = (from: From) =>
    call('/order/cod/check', { amount: 600, zipcode: '560027', phone: PHONE }, from);
  const { device: _, ...unnamed } = STRANGER;
  expect(await untilRefused(() => request(unnamed))).toBe(10);
  expect(await untilRefused(() => request(STRANGER))).toBe(30);
  expect((await request(BUYER)).status).toBe(200);
});

test('whoever complains under another person’s e-mail address is refused, but that person is not', async () => {
  const email = 'complains@elsewhere.example';
  const complaint = {
    name: 'Lakshmi Rao',
    email,
    phone: '',
    orderNumber: '',
    text: 'The dupatta is missing.',
  };
  const complain = (from: From) => call('/grievance', complaint, from);
  expect(await untilRefused(() => complain(STRANGER))).toBe(5);
  expect(await untilRefused(() => complain({ ...STRANGER, device: 'a-strangers-tablet-66' }))).toBe(5);
  expect((await complain(BUYER)).body).toMatchObject({ success: true, ticket: expect.any(String) });
  expect(await readMails(shop, email)).toHaveLength(5);
});

test('whoever tracks orders by another person’s contacts is refused, but that person is not', async () => {
  const track = (from: From) =>
    call('/order/guest-tracking', { email: 'asha@guest.example', phone: PHONE }, from);
  expect(await untilRefused(() => track(STRANGER))).toBe(5);
  expect((await track(BUYER)).status).toBe(200);
});

test('whoever asks for codes for another person’s address and guesses them does not spoil that person’s own code', async () => {
  const email = 'coded@guest.example';
  const stranger = { ...STRANGER, device: 'a-strangers-laptop-66' };
  await buildGuestOrder(shop, 'coded');
  const codes = async () =>
    (await readMails(shop, email)).flatMap(({ text }) => /^(\d{6})$/m.exec(text)?.[1] ?? []);
  const request = (from: From) => call('/order/guest-tracking/code', { email }, from);
  const show = (code: string, from: From) => call('/order/guest-tracking/verify', { email, code }, from);
  expect((await request(BUYER)).status).toBe(200);
  const [own = ''] = await codes();
  expect(await untilRefused(() => request(stranger))).toBe(5);
  for (let guess = 0; guess < 12; guess++) await show(String(100_000 + guess), stranger);
  expect((await show(own, stranger)).status).toBe(400);
  expect((await show(own, BUYER)).body).toMatchObject({ orders: [{ isMasked: false }] });
  // Nor does it flood the mailbox, whichever device is named.
  for (let nth = 0; nth < 9; nth++) await request({ ...stranger, device: `a-strangers-phone-no-${nth}` });
  expect(await codes()).toHaveLength(6);
  expect((await request(BUYER)).status).toBe(200);
  expect(await codes()).toHaveLength(7);
});

test('strangers everywhere who have codes mailed to another person’s address only make a proof of work necessary', async () => {
  const email = 'flooded@guest.example';
  await buildGuestOrder(shop, 'flooded');
  const request = (from: From) => call('/order/guest-tracking/code', { email }, from);
  const stranger = (nth: number) => ({ address: `192.0.2.${nth}`, device: `a-strangers-phone-no-${nth}` });
  for (let nth = 0; nth < 20; nth++) expect((await request(stranger(nth))).status).toBe(200);
  const refused = await request(BUYER);
  expect(refused).toMatchObject({ status: 429, body: { code: 'PROOF_NEEDED' } });
  const proof = await solved(refused.body.challenge);
  expect((await request({ ...BUYER, proof })).status).toBe(200);
  expect(await readMails(shop, email)).toHaveLength(21 + 1);
});

test('whoever asks for links to reset another person’s password is refused, but that person is not', async () => {
  const { email } = await buildShopper(shop);
  const request = (from: From) => call('/user/request-reset', { email }, from);
  expect(await untilRefused(() => request(STRANGER))).toBe(5);
  expect((await request({ ...BUYER, address: STRANGER.address })).status).toBe(200);
});
