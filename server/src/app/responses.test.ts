import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { buildStaff } from '../../testing/build-staff.ts';
import { LIVE_SETTINGS } from '../../testing/live-settings.ts';
import { testShop } from '../../testing/test-shop.ts';

const shop = await testShop({ ...LIVE_SETTINGS, LIMIT_FACTOR: '1', LIMITS: 'login-address=2/60' });
afterAll(() => shop.close());

test.each([
  '/api/shop',
  '/api/openapi.json',
  '/healthz',
  '/nothing/here',
  '/api/nothing',
  '/sitemap.xml',
  '/%',
])('a response from %s can neither be framed nor sniffed as another content type', async (url) => {
  const { headers } = await shop.app.inject(url);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-type': expect.stringMatching(/charset=utf-8/),
  });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers).not.toHaveProperty('server');
});

test.each([
  [
    'both lengths',
    'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\nHost: x\r\n\r\n',
  ],
  ['two lengths', 'Content-Length: 2\r\nContent-Length: 40\r\n\r\n{}GET /admin HTTP/1.1\r\nHost: x\r\n\r\n'],
  [
    'an encoding that is none',
    'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\nHost: x\r\n\r\n',
  ],
])('a request with %s is refused, and a request smuggled behind it is not answered', async (_, rest) => {
  const { port, hostname } = new URL(shop.url);
  const socket = createConnection({ port: Number(port), host: hostname });
  socket.end(`POST /api/cart/get HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${rest}`);
  const responses = await text(socket);
  expect(responses.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
});

test('over https, staff cookies are Secure, HttpOnly and SameSite=Strict, and one without its prefix is ignored', async () => {
  const { email, password, cookie } = await buildStaff(shop);
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/session/sign-in',
    payload: { email, password },
  });
  const flags = { secure: true, httpOnly: true, sameSite: 'Strict' };
  expect(response.cookies).toEqual([
    expect.objectContaining({ ...flags, name: '__Host-gulmohar_admin', path: '/' }),
    expect.objectContaining({ ...flags, name: expect.stringMatching(/^__Secure-gulmohar_device_/) }),
  ]);
  const current = await shop.app.inject({ url: '/api/admin/session/current', headers: { cookie } });
  expect(current.json().standing.staff.email).toBe(email);
  const tossed = cookie.replace('__Host-', '');
  const fromBeside = await shop.app.inject({
    url: '/api/admin/session/current',
    headers: { cookie: tossed },
  });
  expect(fromBeside.json().standing).toBeNull();
});

test('a forwarded address is believed from the trusted proxy but not from a stranger', async () => {
  const statuses = async (remoteAddress: string) => {
    const responses = [];
    for (let nth = 1; nth <= 4; nth++) {
      const response = await shop.app.inject({
        method: 'POST',
        url: '/api/user/login',
        remoteAddress,
        headers: { 'x-forwarded-for': `198.51.100.${nth}` },
        payload: { email: `nobody-${nth}@shop.example`, password: 'Bagru-indigo-27' },
      });
      responses.push(response.json().code);
    }
    return responses;
  };
  expect(await statuses('127.0.0.1')).toEqual(Array(4).fill('INVALID_CREDENTIALS'));
  const ofStranger = await statuses('203.0.113.9');
  expect(ofStranger.slice(2)).toEqual(['PROOF_NEEDED', 'PROOF_NEEDED']);
});

test('each sign-in and each refusal is logged with its outcome', async () => {
  const { email, password } = await buildStaff(shop);
  shop.logLines.length = 0;
  const url = '/api/admin/session/sign-in';
  await shop.app.inject({ method: 'POST', url, payload: { email, password } });
  await shop.app.inject({ method: 'POST', url, payload: { email, password: 'Bagru-indigo-28' } });
  await shop.app.inject({ method: 'POST', url, payload: { email: 7 } });
  await shop.app.inject('/api/admin/staff/list');
  await expect
    .poll(() => shop.logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered'))
    .toMatchObject([
      { route: url, status: 200, reqId: expect.any(String), time: expect.any(Number) },
      { route: url, status: 401 },
      { route: url, status: 400 },
      { method: 'GET', status: 401 },
    ]);
  expect(shop.logLines.join('')).not.toContain(email);
});

test('a repeated query parameter is refused', async () => {
  const response = await shop.app.inject('/api/product/list?page=1&page=2');
  expect(response.statusCode).toBe(400);
});

test('TRACE does not echo the request', async () => {
  const response = await fetchTrace();
  expect(response).toMatch(/^HTTP\/1\.1 40[045]/);
  expect(response).not.toContain('secret-of-the-caller');
});

async function fetchTrace(): Promise<string> {
  const { port, hostname } = new URL(shop.url);
  const socket = createConnection({ port: Number(port), host: hostname });
  socket.end('TRACE / HTTP/1.1\r\nHost: x\r\nX-Secret: secret-of-the-caller\r\nConnection: close\r\n\r\n');
  return text(socket);
}
