import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { buildRegistration, buildShopper } from '../../../testing/build-shopper.ts';
import { readMails, tokenFrom } from '../../../testing/read-mails.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { readEnvironment } from '../config/env.ts';
import { allRateLimits } from '../limits/rate-limits.ts';

let shop: TestShop | undefined;

afterEach(async () => {
  await shop?.close();
  shop = undefined;
});

type Attempt = { statusCode: number; headers: Record<string, unknown>; body: string };

async function attempts(times: number, attempt: (index: number) => Promise<Attempt>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index++) {
    const response = await attempt(index);
    statuses.push(response.statusCode);
    if (response.statusCode !== 429) continue;
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(response.body)).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many attempts. Please try again later.',
    });
  }
  return statuses;
}

function caller(of: TestShop) {
  return (url: string, payload: object, from: { address?: string; device?: string | undefined } = {}) =>
    of.app.inject({
      method: 'POST',
      url: `/api${url}`,
      payload,
      remoteAddress: from.address ?? '198.51.100.7',
      headers: from.device ? { device: from.device } : {},
    });
}

function inARow(ok: number, times: number, then: number): number[] {
  return [...Array.from({ length: times }, () => ok), then];
}

test('a device can register three accounts an hour, and others behind the same address are counted separately', async () => {
  shop = await testShop({ LIMIT_FACTOR: '1' });
  const post = caller(shop);
  const register = (device?: string) => post('/user/register', buildRegistration(), { device });
  expect(await attempts(4, () => register('the-first-phone-of-1'))).toEqual(inARow(200, 3, 429));
  expect(await attempts(4, (index) => register(`another-phone-no-${index}`))).toEqual([200, 200, 200, 200]);
  expect((await register()).statusCode).toBe(200);
});

test('a device can check 30 passwords a minute', async () => {
  shop = await testShop({ LIMIT_FACTOR: '1' });
  const post = caller(shop);
  const request = () =>
    post('/user/check-password', { password: 'Maheshwari-9' }, { device: 'phone-of-shopper-1' });
  expect(await attempts(31, request)).toEqual(inARow(200, 30, 429));
});

test('reset links are limited to five an hour per account and network address, and to ten per device', async () => {
  shop = await testShop({ LIMIT_FACTOR: '1' });
  const post = caller(shop);
  const request = (email: string, device?: string) => post('/user/request-reset', { email }, { device });
  expect(await attempts(6, () => request('nobody@gulmohar.example'))).toEqual(inARow(200, 5, 429));
  const guess = (index: number) => request(`b${index}@gulmohar.example`, 'phone-of-shopper-1');
  expect(await attempts(11, guess)).toEqual(inARow(200, 10, 429));
});

test('reset requests for another’s account from many addresses neither lock it out nor flood its mailbox', async () => {
  shop = await testShop({ LIMIT_FACTOR: '1' });
  const post = caller(shop);
  const email = (await buildShopper(shop)).email;
  const request = (index: number) =>
    post('/user/request-reset', { email }, { address: `203.0.113.${index}` });
  expect(await attempts(13, request)).toEqual(inARow(200, 12, 200));
  const links = (await readMails(shop, email)).filter(({ subject }) => subject.startsWith('Reset your'));
  expect(links).toHaveLength(10);
  const token = tokenFrom(links.at(-1), '/reset-password');
  const reset = await post('/user/reset-password', { token, newPassword: 'Maheshwari-9' });
  expect(reset.statusCode).toBe(200);
});

test('stock alerts and newsletter sign-ups are limited per device', async () => {
  shop = await testShop({ LIMIT_FACTOR: '1' });
  const post = caller(shop);
  const device = 'phone-of-shopper-1';
  const subscribe = (index: number) =>
    post('/newsletter/subscribe', { email: `c${index}@gulmohar.example` }, { device });
  expect(await attempts(6, subscribe)).toEqual(inARow(200, 5, 429));
  const alert = (index: number) =>
    post('/product/stock-alert', { productId: 'nothing', email: `d${index}@gulmohar.example` }, { device });
  expect(await attempts(6, alert)).toEqual(inARow(404, 5, 429));
});

test('a hundred shoppers behind one address can track their orders within the same hour', async () => {
  shop = await testShop({ LIMIT_FACTOR: '1' });
  const post = caller(shop);
  const track = (index: number) =>
    post(
      '/order/guest-tracking/code',
      { email: `t${index}@gulmohar.example` },
      { device: `phone-of-shopper-${index}` },
    );
  const responses = await attempts(100, track);
  expect(new Set(responses)).toEqual(new Set([200]));
});

test('a checkout can be verified 20 times a minute, without limiting another one from the same address', async () => {
  shop = await testShop({ LIMIT_FACTOR: '1' });
  const post = caller(shop);
  const verify = (order: string) =>
    post('/order/razorpay/verify-payment', {
      razorpay_order_id: order,
      razorpay_payment_id: 'pay_1',
      razorpay_signature: 'no',
    });
  expect(await attempts(21, () => verify('order_1'))).toEqual(inARow(400, 20, 429));
  expect((await verify('order_2')).statusCode).toBe(400);
});

test('the operator can set a limit by its name', async () => {
  shop = await testShop({ LIMIT_FACTOR: '1', LIMITS: 'newsletter=2/60, coupon=3/60' });
  const post = caller(shop);
  const subscribe = (index: number) =>
    post('/newsletter/subscribe', { email: `c${index}@gulmohar.example` }, { device: 'phone-of-shopper-1' });
  expect(await attempts(3, subscribe)).toEqual(inARow(200, 2, 429));
});

test.each([
  ['newsletters=2/60', "LIMITS: there is no limit 'newsletters'"],
  ['newsletter=many', "LIMITS: 'newsletter=many' must be name=calls/seconds"],
  ['newsletter=2/0', "LIMITS: 'newsletter=2/0' must have at least one second"],
])('an operator who sets LIMITS=%s is told what is wrong', (LIMITS, complaint) => {
  expect(() => readEnvironment({ LIMITS })).toThrow(complaint);
});

test('every limit has a row in docs/limits.md', async () => {
  const page = await readFile(path.resolve(import.meta.dirname, '../../../../docs/limits.md'), 'utf8');
  const missing = allRateLimits().filter(
    ({ name, points, seconds }) => !page.includes(`| ${name} | ${points}/${seconds} |`),
  );
  expect(missing).toEqual([]);
});

test('calls are counted in the database, which stores no plain addresses for it', async () => {
  shop = await testShop({ LIMIT_FACTOR: '1' });
  const post = caller(shop);
  const email = 'counted@gulmohar.example';
  await attempts(3, () => post('/user/login', { email, password: 'x' }, { address: '203.0.113.9' }));
  const { rows } = await shop.database.pool.query<{ key: string; points: number }>(
    "select key, points from rate_limit where key like 'login-account%' or key like 'login-slowdown%' order by key",
  );
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
  expect(rows).toEqual([
    { key: `login-account:${hash(`${email}\n203.0.113.9`)}`, points: 3 },
    { key: `login-slowdown:${hash(email)}`, points: 3 },
  ]);
});

test('exactly five of 30 simultaneous calls from one device are let in', async () => {
  shop = await testShop({ LIMIT_FACTOR: '1' });
  const post = caller(shop);
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      post(
        '/newsletter/subscribe',
        { email: `m${index}@gulmohar.example` },
        { device: 'phone-of-shopper-1' },
      ),
    ),
  );
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
    ...Array.from({ length: 5 }, () => 200),
    ...Array.from({ length: 25 }, () => 429),
  ]);
});

test.each([
  { method: 'POST', url: '/order/razorpay/callback', ok: 303 },
  { method: 'POST', url: '/order/sabpaisa-callback', ok: 303 },
  { method: 'GET', url: '/sitemap.xml', ok: 200 },
  { method: 'GET', url: '/sitemaps/0.xml', ok: 200 },
  { method: 'GET', url: '/feeds/google-merchant.xml', ok: 200 },
] as const)(
  'a household counts as one caller at $url, whichever of its IPv6 addresses it uses',
  async (call) => {
    const LIMITS = 'verify-address=4/60,whole-catalogue-address=4/60';
    shop = await testShop({ LIMIT_FACTOR: '1', LIMITS, SABPAISA_SANDBOX: 'offered' });
    const { app } = shop;
    const { method, url, ok } = call;
    const from = (index: number) => app.inject({ method, url, remoteAddress: `2001:db8:1:2::${index + 1}` });
    const statuses: number[] = [];
    for (let index = 0; index < 6; index++) statuses.push((await from(index)).statusCode);
    expect(statuses).toEqual(inARow(ok, 5, 429));
    const elsewhere = await app.inject({ method, url, remoteAddress: '2001:db8:1:3::1' });
    expect(elsewhere.statusCode).toBe(ok);
  },
);
