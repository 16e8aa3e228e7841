import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '../../../testing/s3-server.ts';
import { readEnvironment } from '../config/env.ts';
import { assertPicturesUsable } from './assert-pictures-usable.ts';

let server: S3Server;

beforeAll(async () => {
  server = await startS3Server();
});
afterEach(() => server.trouble());
afterAll(() => server.close());

const check = (settings: Record<string, string> = {}) =>
  assertPicturesUsable(readEnvironment({ ...server.settings, ...settings }));

test('a usable bucket, or none at all, causes no warning', async () => {
  expect(await check()).toBeUndefined();
  expect(await check({ PICTURES_S3: '' })).toBeUndefined();
});

test.each([
  [{ PICTURES_S3: 's3://other/shop' }, 'PICTURES_S3: there is no bucket s3://other/shop.'],
  [{ PICTURES_S3_KEY_ID: 'nobody' }, 'PICTURES_S3_KEY_ID: the store does not know this key.'],
  [{ PICTURES_S3_SECRET: 'wrong' }, 'PICTURES_S3_SECRET does not belong to PICTURES_S3_KEY_ID.'],
  [
    { PICTURES_S3_ENDPOINT: 'http://store.invalid' },
    'PICTURES_S3_ENDPOINT: there is no host at http://store.invalid.',
  ],
])('with %o the operator is told in one line what is wrong', async (wrong, message) => {
  await expect(check(wrong)).rejects.toMatchObject({ name: 'StartupError', message: message });
});

test.each([
  ['GET', 'list what is in the bucket'],
  ['PUT', 'write to the bucket'],
  ['DELETE', 'remove from the bucket'],
])('a key without the right to %s is refused', async (denied, step) => {
  server.trouble({ to: ({ method }) => method === denied, status: 403, code: 'AccessDenied' });
  await expect(check()).rejects.toThrow(
    `PICTURES_S3: the key may not ${step} s3://shop/gulmohar: the store answered AccessDenied.`,
  );
});

test('a store that is temporarily down does not keep the shop from starting', async () => {
  server.trouble({ to: () => true, status: 503, code: 'SlowDown' });
  expect(await check()).toBe(
    'Pictures in s3://shop/gulmohar cannot be reached just now: the store answered SlowDown.',
  );
  expect(await check({ PICTURES_S3_ENDPOINT: 'http://127.0.0.1:65534' })).toContain('ECONNREFUSED');
});
