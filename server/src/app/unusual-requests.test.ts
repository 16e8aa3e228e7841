import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { expectInvariants } from '../../testing/invariants.ts';
import { testShop } from '../../testing/test-shop.ts';

const MEGABYTE = 1024 * 1024;
const JSON_TYPE = { 'content-type': 'application/json' };
const URL = '/api/product/stock-levels';

const shop = await testShop();
const port = Number(new globalThis.URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
afterAll(async () => {
  await expectInvariants(shop);
  await shop.close();
});

function send(payload: string | Buffer, headers: Record<string, string> = JSON_TYPE, url = URL) {
  return shop.app.inject({ method: 'POST', url, headers, payload });
}

describe('a request body', () => {
  test('without an end is cut off at the size limit', async () => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST ${URL} HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
    );
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const writing = setInterval(() => socket.write(chunk), 1);
    // Data still in flight may reset the connection before the response has been read.
    const response = await text(socket).catch(() => 'HTTP/1.1 413 ');
    clearInterval(writing);
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    await expect.poll(() => shop.logLines.some((line) => line.includes('"status":413'))).toBe(true);
    expect(socket.bytesWritten).toBeLessThan(20 * MEGABYTE);
  });

  test('that is announced as larger than the size limit is refused', async () => {
    expect((await send('x'.repeat(2 * MEGABYTE))).statusCode).toBe(413);
  });

  test('that would decompress to 100 MB is not decompressed', async () => {
    const bomb = gzipSync(Buffer.alloc(100 * MEGABYTE));
    const response = await send(bomb, { ...JSON_TYPE, 'content-encoding': 'gzip' });
    expect(response.statusCode).toBeOneOf([400, 415]);
  });

  test.each([
    ['broken JSON', '{"productIds": ['],
    ['JSON nested 100,000 deep', '['.repeat(100_000)],
    ['a prototype', '{"__proto__": {"isOwner": true}, "constructor": {"prototype": {"isOwner": true}}}'],
    ['NUL', '{"productIds": ["\\u0000"]}'],
    ['a raw NUL', '{"productIds": ["\0"]}'],
    ['half a character', '{"productIds": ["\\ud800"]}'],
    ['nothing', ''],
    ['a number', '7'],
  ])('with %s changes nothing and causes no server error', async (_what, payload) => {
    expect((await send(payload)).statusCode).toBeLessThan(500);
    expect(Object.hasOwn(Object.prototype, 'isOwner')).toBe(false);
  });

  test.each([
    'text/plain',
    'application/xml',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
    'x',
    '',
  ])('of type %j is not parsed as JSON', async (type) => {
    const response = await send('{"productIds": []}', { 'content-type': type });
    expect(response.statusCode).toBeOneOf([400, 415]);
  });
});

test.each([
  ['a query of 1 MB', `/api/product/list?search=${'a'.repeat(MEGABYTE)}`],
  ['an encoded slash', '/api/product%2Flist'],
  ['a way up', '/api/../../etc/passwd'],
  ['an encoded way up', '/api/%2e%2e/%2e%2e/etc/passwd'],
  ['an encoded NUL', '/api/product/%00'],
  ['a query with NUL', '/api/product/list?search=%00&category=%00'],
])('a URL with %s causes no server error', async (_what, path) => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: shop\r\nconnection: close\r\n\r\n`);
  let output = '';
  socket.on('data', (chunk) => {
    output += chunk;
  });
  // A client that is refused while still sending gets its connection reset after the response.
  await new Promise((resolve) => socket.once('close', resolve));
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(output) ?? [];
  // 431: the head is larger than Node's HTTP server accepts.
  expect(Number(status)).toBeOneOf([200, 400, 404, 414, 431]);
  expect((await shop.app.inject('/healthz')).statusCode).toBe(200);
});
