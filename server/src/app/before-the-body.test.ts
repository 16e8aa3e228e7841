import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { buildShopper } from '../../testing/build-shopper.ts';
import { buildStaff } from '../../testing/build-staff.ts';
import { testShop } from '../../testing/test-shop.ts';

const MEGABYTES_24 = 24 * 1024 * 1024;
const UPLOAD = '/api/admin/product/picture/upload?productId=x';

const shop = await testShop({ LIMIT_FACTOR: '1', LIMITS: 'newsletter-address=1/3600' }, { maxCallMs: 500 });
const port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
afterAll(() => shop.close());

type Announced = { method?: string; url: string; headers?: Record<string, string>; length?: number };

/** Sends the head of a request without its body. */
function announce({ method = 'POST', url, headers = {}, length = MEGABYTES_24 }: Announced): Socket {
  const socket = connect(port, '127.0.0.1');
  const lines = { host: 'shop', 'content-length': String(length), 'content-type': 'image/png', ...headers };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${method} ${url} HTTP/1.1\r\n${head.join('')}\r\n`);
  socket.on('error', () => undefined);
  return socket;
}

/** @returns the status of the first response */
async function statusOf(socket: Socket): Promise<number> {
  const [chunk] = await once(socket, 'data');
  socket.destroy();
  return Number(String(chunk).split(' ')[1]);
}

describe('before any of the body arrives', () => {
  test('twelve simultaneous anonymous uploads are refused', async () => {
    const sockets = Array.from({ length: 12 }, () => announce({ url: UPLOAD }));
    expect(await Promise.all(sockets.map(statusOf))).toEqual(Array.from({ length: 12 }, () => 401));
  });

  test('an upload by staff whose role does not permit it is refused', async () => {
    const { cookie } = await buildStaff(shop, 'support');
    expect(await statusOf(announce({ url: UPLOAD, headers: { cookie } }))).toBe(403);
  });

  test('an upload that another site’s page sends with the owner’s cookie is refused', async () => {
    const { cookie } = await buildStaff(shop);
    const headers = { cookie, 'sec-fetch-site': 'cross-site' };
    expect(await statusOf(announce({ url: UPLOAD, headers }))).toBe(403);
  });

  test('a shopper’s picture without a session is refused', async () => {
    expect(await statusOf(announce({ method: 'PUT', url: '/api/user/avatar' }))).toBe(401);
  });

  test('a photo for a return is refused without the proof that the return was requested', async () => {
    expect(await statusOf(announce({ method: 'PUT', url: '/api/order/return-photo?proof=none' }))).toBe(400);
  });

  test('a photo for a review is refused without the proof that the review may be written', async () => {
    expect(await statusOf(announce({ method: 'PUT', url: '/api/review/picture?proof=none' }))).toBe(400);
  });

  test('a shopper’s picture beyond the rate limit is refused', async () => {
    const { token } = await buildShopper(shop);
    const upload = { method: 'PUT', url: '/api/user/avatar', headers: { token } } as const;
    for (let count = 0; count < 20; count++) {
      const { statusCode } = await shop.app.inject({
        ...upload,
        headers: { token, 'content-type': 'image/png' },
        payload: Buffer.from('no picture'),
      });
      expect(statusCode).toBe(400);
    }
    expect(await statusOf(announce(upload))).toBe(429);
  });

  test('a call beyond the rate limit of its network address is refused', async () => {
    await shop.app.inject({
      method: 'POST',
      url: '/api/newsletter/subscribe',
      payload: { email: 'a@gulmohar.example' },
      remoteAddress: '127.0.0.1',
    });
    const headers = { 'content-type': 'application/json' };
    expect(await statusOf(announce({ url: '/api/newsletter/subscribe', headers, length: 100 }))).toBe(429);
  });
});

test('fifty half-sent bodies time out, each with a 408 response', async () => {
  const sockets = Array.from({ length: 50 }, () => {
    const headers = { 'content-type': 'application/json' };
    const socket = announce({ url: '/api/user/check-password', headers, length: 1_000 });
    socket.write('{"password": "half');
    return socket;
  });
  const responses = await Promise.all(sockets.map((socket) => text(socket)));
  for (const response of responses) expect(response).toMatch(/^HTTP\/1\.1 408 /);
  expect(shop.logLines.filter((line) => line.includes('request failed'))).toEqual([]);
});
