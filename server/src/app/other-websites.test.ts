import { saveSettings } from '@gulmohar/contract/admin/settings-calls.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { buildStaff } from '../../testing/build-staff.ts';
import { testShop } from '../../testing/test-shop.ts';

const LOOKBOOK = 'https://lookbook.example.in';
const STRANGER = 'https://stranger.example.in';

const shop = await testShop();
const owner = await buildStaff(shop);
await allow([LOOKBOOK]);
afterAll(() => shop.close());

function allow(origins: string[]) {
  return owner.api(saveSettings, { body: { group: 'cors', value: { origins } } });
}

async function read(url: string, headers: Record<string, string>) {
  const response = await shop.app.inject({ url, headers });
  return { status: response.statusCode, headers: response.headers };
}

function preflight(url: string, origin: string) {
  return shop.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type, token',
    },
  });
}

test('scripts of a website that the owner allows read public replies, and no others do', async () => {
  const allowed = await read('/api/shop', { origin: LOOKBOOK });
  expect(allowed.headers).toMatchObject({ 'access-control-allow-origin': LOOKBOOK });
  expect(allowed.headers).not.toHaveProperty('access-control-allow-credentials');
  for (const origin of [STRANGER, 'null', `${LOOKBOOK}.evil.example`]) {
    const { status, headers } = await read('/api/shop', { origin });
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test('a cache keeps the reply for each website apart, from the first one to the ones that are not changed', async () => {
  const first = await read('/api/shop', { 'accept-encoding': 'gzip' });
  expect(first.headers.vary).toBe('Origin, accept-encoding');
  const unchanged = { 'accept-encoding': 'gzip', 'if-none-match': String(first.headers.etag) };
  for (const [origin, expected] of [
    [LOOKBOOK, LOOKBOOK],
    [STRANGER, undefined],
  ] as const) {
    const again = await read('/api/shop', { ...unchanged, origin });
    expect(again.status).toBe(304);
    expect(again.headers['access-control-allow-origin']).toBe(expected);
    expect(again.headers.vary).toContain('Origin');
  }
});

test('an allowed website is told beforehand which calls and headers it may send', async () => {
  const response = await preflight('/api/cart/get', LOOKBOOK);
  expect(response.statusCode).toBe(204);
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': LOOKBOOK,
    'access-control-allow-methods': expect.stringContaining('POST'),
    'access-control-allow-headers': expect.stringContaining('token'),
    vary: expect.stringContaining('Origin'),
  });
  const refused = await preflight('/api/cart/get', STRANGER);
  expect(refused.statusCode).toBe(404);
  expect(refused.headers).not.toHaveProperty('access-control-allow-origin');
});

describe('an allowed website cannot call', () => {
  test.each([
    '/api/admin/settings/read',
    '/api/%61dmin/settings/read',
    '/api/admin/nothing',
    '/collection',
    '/healthz',
  ])('%s', async (url) => {
    const before = await preflight(url, LOOKBOOK);
    expect(before.statusCode).toBe(404);
    expect(before.headers).not.toHaveProperty('access-control-allow-origin');
    const { headers } = await read(url, { origin: LOOKBOOK, cookie: owner.cookie });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

test.each([
  '*',
  'null',
  'http://lookbook.example.in',
  'https://lookbook.example.in/',
  'https://LOOKBOOK.example.in',
  'https://lookbook.example.in:443',
  'https://*.example.in',
  'https://user@lookbook.example.in',
])('%s is not accepted as a website', async (origin) => {
  await expect(allow([origin])).rejects.toMatchObject({
    reply: { fields: { 'value.origins.0': expect.stringContaining('https://app.example.in') } },
  });
});

test('a website that the owner removes is refused at once', async () => {
  await expect(allow([LOOKBOOK, LOOKBOOK])).rejects.toMatchObject({ status: 400 });
  await allow([]);
  expect((await preflight('/api/cart/get', LOOKBOOK)).statusCode).toBe(404);
  expect((await read('/api/shop', { origin: LOOKBOOK })).headers).not.toHaveProperty(
    'access-control-allow-origin',
  );
});
