import {
  enterTrackedPhone,
  requestTrackingCode,
  type TrackedOrder,
  trackByLink,
  trackOrders,
  verifyTrackingCode,
} from '@gulmohar/contract/fulfilment/tracking.ts';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { buildGuestOrder } from '../../../../testing/build-order.ts';
import { readMails, tokenFrom } from '../../../../testing/read-mails.ts';
import { testShop } from '../../../../testing/test-shop.ts';

const shop = await testShop();
afterAll(() => shop.close());

const street = '12 Temple Road';

function expectInFull(order: TrackedOrder | undefined, guest: string): void {
  expect(order).toMatchObject({
    isMasked: false,
    guestInfo: { name: 'Ravi Kumar', email: `${guest}@guest.example` },
    address: { firstName: 'Ravi', lastName: 'Kumar', street, phone: '9876543210' },
  });
}

async function mailedCode(email: string): Promise<string> {
  await shop.api(requestTrackingCode, { body: { email } });
  const mails = await readMails(shop, email);
  const code = /^(\d{6})$/m.exec(mails.at(-1)?.text ?? '')?.[1];
  if (!code) throw new Error('No code was mailed');
  return code;
}

test.each([
  ['the e-mail address', { email: 'Asif@Guest.example ', phone: '' }],
  ['the phone number', { email: '', phone: '+91 91234 56780' }],
])('a stranger who knows only %s sees the orders with the buyer masked', async (_, body) => {
  await buildGuestOrder(shop, 'asif', { phone: '9123456780' });
  const answer = await shop.api(trackOrders, { body });
  expect(answer.orders[0]).toMatchObject({
    status: 'Order Placed',
    amount: 2_500,
    payment: true,
    paymentMethod: 'card',
    isMasked: true,
    items: [{ name: 'Test Kurti', size: 'M', quantity: 1, price: 2_500 }],
    guestInfo: { name: 'Ravi K•••', email: 'a•••@g•••.example' },
    address: { firstName: 'Ravi', lastName: 'K•••', city: 'Mysuru', zipcode: '570001' },
  });
  expect(JSON.stringify(answer)).not.toMatch(/Kumar|Temple|9123456780|asif@/i);
});

test('address and phone number together show the order in full, and find none if they do not match', async () => {
  await buildGuestOrder(shop, 'ravi');
  const both = { email: 'ravi@guest.example', phone: '9876543210' };
  expectInFull((await shop.api(trackOrders, { body: both })).orders[0], 'ravi');
  const mixed = await shop.api(trackOrders, { body: { ...both, phone: '9123456781' } });
  expect(mixed.orders).toEqual([]);
  expect(mixed.message).toBe('No orders found with the provided information');
});

test('a request with neither address nor phone number is refused with a hint', async () => {
  await expect(shop.api(trackOrders, { body: { email: '', phone: '' } })).rejects.toMatchObject({
    status: 400,
    message: 'Please enter either email or phone number',
  });
});

test('a code from the mail shows the orders in full and works once', async () => {
  await buildGuestOrder(shop, 'noor');
  const email = 'noor@guest.example';
  const code = await mailedCode(email);
  const { orders } = await shop.api(verifyTrackingCode, { body: { email, code } });
  expectInFull(orders[0], 'noor');
  await expect(shop.api(verifyTrackingCode, { body: { email, code } })).rejects.toMatchObject({
    status: 400,
  });
});

test('after five wrong codes even the right one is refused', async () => {
  await buildGuestOrder(shop, 'tara');
  const email = 'tara@guest.example';
  const code = await mailedCode(email);
  const wrong = code === '000000' ? '000001' : '000000';
  const guesses = Array.from({ length: 5 }, () =>
    shop.api(verifyTrackingCode, { body: { email, code: wrong } }),
  );
  expect((await Promise.allSettled(guesses)).every((guess) => guess.status === 'rejected')).toBe(true);
  await expect(shop.api(verifyTrackingCode, { body: { email, code } })).rejects.toMatchObject({
    status: 400,
    message: 'Invalid or expired code',
  });
});

test('an expired code is refused', async () => {
  await buildGuestOrder(shop, 'late');
  const email = 'late@guest.example';
  const code = await mailedCode(email);
  await shop.db
    .updateTable('guest_code')
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .execute();
  await expect(shop.api(verifyTrackingCode, { body: { email, code } })).rejects.toMatchObject({
    status: 400,
  });
});

test('an address without orders gets the same answers but no mail', async () => {
  await buildGuestOrder(shop, 'known');
  const known = await shop.api(requestTrackingCode, { body: { email: 'known@guest.example' } });
  const unknown = await shop.api(requestTrackingCode, { body: { email: 'unknown@guest.example' } });
  expect(unknown).toEqual(known);
  expect(await readMails(shop, 'unknown@guest.example')).toEqual([]);
  const guess = { email: 'unknown@guest.example', code: '123456' };
  await expect(shop.api(verifyTrackingCode, { body: guess })).rejects.toMatchObject({
    status: 400,
    message: 'Invalid or expired code',
  });
});

test('an answer takes at least a minimum time, whether or not orders are found', async () => {
  await buildGuestOrder(shop, 'timed');
  const times: number[] = [];
  for (const email of ['timed@guest.example', 'nobody@guest.example']) {
    const start = performance.now();
    await shop.api(trackOrders, { body: { email, phone: '' } });
    times.push(performance.now() - start);
  }
  expect(Math.min(...times)).toBeGreaterThan(240);
});

test('the link in an order mail shows that order in full, and a forged link is refused', async () => {
  const orderId = await buildGuestOrder(shop, 'linked');
  const mails = await readMails(shop, 'linked@guest.example');
  const token = tokenFrom(mails[0], '/guest-tracking');
  const { orders } = await shop.api(trackByLink, { body: { token } });
  expect(orders.map((order) => order._id)).toEqual([orderId]);
  expectInFull(orders[0], 'linked');
  const forged = `${token.slice(0, -6)}AAAAAA`;
  await expect(shop.api(trackByLink, { body: { token: forged } })).rejects.toMatchObject({
    status: 400,
    message: 'Invalid or expired link',
  });
});

test('tracking by the same address is limited to five requests', async () => {
  const strict = await testShop({ LIMIT_FACTOR: '1' });
  const body = { email: 'often@guest.example', phone: '' };
  for (let count = 0; count < 5; count++) await strict.api(trackOrders, { body });
  await expect(strict.api(trackOrders, { body })).rejects.toMatchObject({ status: 429 });
  await strict.close();
});

test('the buyer of an order without a phone number enters it by the link in the mail, once', async () => {
  const orderId = await buildGuestOrder(shop, 'no-phone');
  const other = await buildGuestOrder(shop, 'has-phone');
  await shop.db
    .updateTable('orders')
    .set({ phone: '', address: sql`address || '{"phone": ""}'::jsonb` })
    .where('id', '=', orderId)
    .execute();
  const mail = (await readMails(shop, 'no-phone@guest.example')).at(-1);
  expect(mail?.text).toContain('the courier needs one. Please enter your mobile number:');
  const proof = tokenFrom(mail, '/guest-tracking');
  const enter = (id: string, phone: string) =>
    shop.api(enterTrackedPhone, { body: { orderId: id, phone, proof } });
  await expect(enter(orderId, '12')).rejects.toMatchObject({ status: 400 });
  await expect(enter(other, '9123456781')).rejects.toMatchObject({ code: 'INVALID_LINK' });
  const { orders } = await enter(orderId, '9123456781');
  expect(orders[0]?.address.phone).toBe('9123456781');
  await expect(enter(orderId, '9123456782')).rejects.toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
  const stored = await shop.db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select('phone')
    .executeTakeFirst();
  expect(stored).toEqual({ phone: '9123456781' });
});
