import { createHash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { buildRegistration, buildShopper } from '../../../testing/build-shopper.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';

let shop: TestShop | undefined;

afterEach(async () => {
  await shop?.close();
  shop = undefined;
});

type Attempt = { statusCode: number; headers: Record<string, unknown>; body: string };

async function attempts(times: number, attempt: (index: number) => Promise<Attempt>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index++) {
    const answer = await attempt(index);
    statuses.push(answer.statusCode);
    if (answer.statusCode !== 429) continue;
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(JSON.parse(answer.body)).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many attempts. Please try again later.',
    });
  }
  return statuses;
}

function caller(of: TestShop) {
  return (url: string, payload: object, remoteAddress = '198.51.100.7') =>
    of.app.inject({ method: 'POST', url: `/api${url}`, payload, remoteAddress });
}

function inARow(ok: number, times: number, then: number): number[] {
  return [...Array.from({ length: times }, () => ok), then];
}

test('five wrong passwords lock an account for everybody, one right one before that clears the count', async () => {
  shop = await testShop({ LIMIT_FACTOR: '1' });
  const post = caller(shop);
  const { email, password } = await buildShopper(shop);
  let address = 0;
  const guess = (guessed: string, who = email) =>
    post('/user/login', { email: who, password: guessed }, `203.0.113.${address++}`);
  expect(await attempts(4, () => guess('wrong'))).toEqual([401, 401, 401, 401]);
  expect((await guess(password)).statusCode).toBe(200);
  expect(await attempts(6, () => guess('wrong'))).toEqual(inARow(401, 5, 429));
  expect((await guess(password)).statusCode).toBe(429);
  expect((await guess(password, email.toUpperCase())).statusCode).toBe(429);
});

test('an address without an account is locked in the same way', async () => {
  shop = await testShop({ LIMIT_FACTOR: '1' });
  const post = caller(shop);
  const guess = (index: number) =>
    post('/user/login', { email: 'nobody@gulmohar.example', password: 'x' }, `203.0.113.${index}`);
  expect(await attempts(6, guess)).toEqual(inARow(401, 5, 429));
});

test('one network address tries 10 accounts a minute, whatever the accounts', async () => {
  shop = await testShop({ LIMIT_FACTOR: '1' });
  const post = caller(shop);
  const guess = (index: number) =>
    post('/user/login', { email: `a${index}@gulmohar.example`, password: 'x' });
  expect(await attempts(11, guess)).toEqual(inARow(401, 10, 429));
});

test('one network address makes five accounts an hour', async () => {
  shop = await testShop({ LIMIT_FACTOR: '1' });
  const post = caller(shop);
  expect(await attempts(6, () => post('/user/register', buildRegistration()))).toEqual(inARow(200, 5, 429));
});

test('one network address has 30 passwords judged a minute', async () => {
  shop = await testShop({ LIMIT_FACTOR: '1' });
  const post = caller(shop);
  const ask = () => post('/user/check-password', { password: 'Maheshwari-9' });
  expect(await attempts(31, ask)).toEqual(inARow(200, 30, 429));
});

test('reset links: five an hour for an account, ten for a network address', async () => {
  shop = await testShop({ LIMIT_FACTOR: '1' });
  const post = caller(shop);
  const ask = (email: string, address?: string) => post('/user/request-reset', { email }, address);
  expect(await attempts(6, (index) => ask('nobody@gulmohar.example', `203.0.113.${index}`))).toEqual(
    inARow(200, 5, 429),
  );
  expect(await attempts(11, (index) => ask(`b${index}@gulmohar.example`))).toEqual(inARow(200, 10, 429));
});

test('stock alerts and newsletter are limited for a network address', async () => {
  shop = await testShop({ LIMIT_FACTOR: '1' });
  const post = caller(shop);
  const subscribe = (index: number) => post('/newsletter/subscribe', { email: `c${index}@gulmohar.example` });
  expect(await attempts(11, subscribe)).toEqual(inARow(200, 10, 429));
  const alert = (index: number) =>
    post('/product/stock-alert', { productId: 'nothing', email: `d${index}@gulmohar.example` });
  expect(await attempts(21, alert)).toEqual(inARow(404, 20, 429));
});

test('all processes count together, and no address stands in the table of counters', async () => {
  shop = await testShop({ LIMIT_FACTOR: '1' });
  const post = caller(shop);
  const email = 'counted@gulmohar.example';
  await attempts(3, (index) => post('/user/login', { email, password: 'x' }, `203.0.113.${index}`));
  const { rows } = await shop.database.pool.query<{ key: string; points: number }>(
    "select key, points from rate_limit where key like 'login-account%'",
  );
  expect(rows).toEqual([
    { key: `login-account:${createHash('sha256').update(email).digest('base64url')}`, points: 3 },
  ]);
});

test('of 30 calls of one address at the same moment ten are let in, as many as one after the other', async () => {
  shop = await testShop({ LIMIT_FACTOR: '1' });
  const post = caller(shop);
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      post('/newsletter/subscribe', { email: `m${index}@gulmohar.example` }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    ...inARow(200, 10, 429).slice(0, 10),
    ...Array.from({ length: 20 }, () => 429),
  ]);
});

test.each([
  { method: 'POST', url: '/order/razorpay/callback', times: 20, ok: 303 },
  { method: 'POST', url: '/order/sabpaisa-callback', times: 20, ok: 303 },
  { method: 'GET', url: '/sitemap.xml', times: 60, ok: 200 },
  { method: 'GET', url: '/sitemaps/0.xml', times: 60, ok: 200 },
  { method: 'GET', url: '/feeds/google-merchant.xml', times: 60, ok: 200 },
] as const)('one household counts once at $url, whichever of its IPv6 addresses calls', async (call) => {
  shop = await testShop({ LIMIT_FACTOR: '1', SABPAISA_SANDBOX: 'offered' });
  const { app } = shop;
  const { method, url, times, ok } = call;
  const from = (index: number) => app.inject({ method, url, remoteAddress: `2001:db8:1:2::${index + 1}` });
  expect(await attempts(times + 1, from)).toEqual(inARow(ok, times, 429));
  const elsewhere = await app.inject({ method, url, remoteAddress: '2001:db8:1:3::1' });
  expect(elsewhere.statusCode).toBe(ok);
});
