import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { buildRegistration } from '../../../testing/build-shopper.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { createErrorHandler } from '../../platform/http/error-reply.ts';
import { registerPictureFiles } from './picture-files.ts';

const shop = await testShop();
const files = Fastify();
files.setErrorHandler(createErrorHandler([]));
await registerPictureFiles(files, { dataDir: shop.dataDir });
afterAll(async () => {
  await files.close();
  await shop.close();
});

test.each([
  '/pictures/',
  '/pictures/%00',
  '/pictures/..',
  '/pictures/../..',
  '/pictures/%2e%2e/%2e%2e/package.json',
  '/pictures//',
  '/pictures/.hidden',
  '/pictures/%5c',
])('a request for %s is answered with 404', async (url) => {
  expect((await files.inject(url)).statusCode).toBe(404);
});

test('a file name that is too long for the file system is answered with 404', async () => {
  expect((await files.inject(`/pictures/${'a'.repeat(4_000)}`)).statusCode).toBe(404);
});

test.each(['/avatars/%00.webp', '/avatars/..', '/api/order/invoice/%00'])(
  'a request for %s is answered with “not found” or “bad request”',
  async (url) => {
    const response = await shop.app.inject(url);
    expect(response.statusCode).toBeOneOf([400, 404]);
    expect(response.json()).toMatchObject({ success: false });
  },
);

test.each(['/%', '/api/%zz'])(
  'an unparsable URL, %s, is refused with the shop’s own message',
  async (url) => {
    const response = await shop.app.inject(url);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      success: false,
      code: 'INVALID_INPUT',
      message: 'The address is not valid.',
    });
  },
);

test.each(['/%', '/product/%C3%28?size=M'])('a browser that opens %s is led to a page', async (url) => {
  const { statusCode, headers } = await shop.app.inject({ url, headers: { accept: 'text/html' } });
  expect([statusCode, headers.location]).toEqual([302, '/malformed-address']);
});

const list = '['.repeat(5_000) + ']'.repeat(5_000);
const object = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;

test.each([
  ['/product/stock-levels', list],
  ['/product/single', object],
  [
    '/order/razorpay/verify-payment',
    `{"razorpay_order_id":"o","razorpay_payment_id":"p","razorpay_signature":"s","orderData":${list}}`,
  ],
])('JSON nested 5,000 levels deep is refused at %s before it is processed', async (path, payload) => {
  const headers = { 'content-type': 'application/json' };
  const response = await shop.app.inject({ method: 'POST', url: `/api${path}`, headers, payload });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    code: 'INVALID_INPUT',
    message: 'The request is nested too deeply.',
  });
});

test('a picture of an unsupported type is refused with a list of the supported types', async () => {
  const { json } = await shop.app.inject({
    method: 'POST',
    url: '/api/user/register',
    payload: buildRegistration(),
  });
  const response = await shop.app.inject({
    method: 'PUT',
    url: '/api/user/avatar',
    headers: { token: json().token, 'content-type': 'image/gif' },
    payload: 'GIF89a',
  });
  expect(response.statusCode).toBe(415);
  expect(response.json()).toMatchObject({
    code: 'UNSUPPORTED_TYPE',
    message: 'Please choose a file of one of these types: image/jpeg, image/png, image/webp, image/avif.',
  });
});
