import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { uploadProductPicture } from '@gulmohar/contract/admin/product-pictures.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '../../testing/build-product.ts';
import { buildStaff } from '../../testing/build-staff.ts';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { type ShopProcess, startShopProcess } from '../../testing/shop-process.ts';
import { type TestShop, testShop } from '../../testing/test-shop.ts';
import { connectionUrl } from '../platform/database/connection.ts';
import { createErrorHandler } from '../platform/http/error-reply.ts';
import { storeFault } from '../platform/storage/store-fault.ts';
import { checkPictures } from './doctor/check-pictures.ts';
import { registerPictureFiles } from './pages/picture-files.ts';

let s3: S3Server;
/** The shop in which pictures are uploaded and resized. */
let shop: TestShop;
/** The data folder of another machine with the same database. */
let otherFolder: string;
let other: ShopProcess;
let address: string;

beforeAll(async () => {
  s3 = await startS3Server();
  shop = await testShop(s3.settings);
  otherFolder = await mkdtemp(path.join(tmpdir(), 'gulmohar-other-'));
  address = await uploadedPicture();
  other = await startShopProcess(otherFolder, undefined, {
    ...s3.settings,
    DATABASE_URL: connectionUrl(shop.database.connection),
  });
}, 60_000);
afterEach(() => s3.trouble());
afterAll(async () => {
  await other.end('SIGTERM');
  await shop.close();
  await s3.close();
  await rm(otherFolder, { recursive: true });
});

/** Uploads a picture as the owner does. @returns the address of its 800 px WebP file */
async function uploadedPicture(): Promise<string> {
  const id = await buildProduct(shop.db);
  const { cookie } = await buildStaff(shop);
  const photograph = sharp({ create: { width: 300, height: 400, channels: 3, background: '#b8155b' } });
  const response = await shop.app.inject({
    method: 'POST',
    url: `/api${uploadProductPicture.path}?productId=${id}`,
    headers: { cookie, 'content-type': 'image/png' },
    payload: await photograph.png().toBuffer(),
  });
  expect(response.statusCode).toBe(200);
  await shop.runJobs();
  const { pictures } = await shop.db
    .selectFrom('product')
    .where('id', '=', id)
    .select('pictures')
    .executeTakeFirstOrThrow();
  return pictures.at(-1) ?? '';
}

test('a picture uploaded on one machine is served by another one in all sizes', async () => {
  for (const file of ['180.avif', '800.webp', '1200.avif']) {
    const url = `${other.url}${path.dirname(address)}/${file}`;
    const response = await fetch(url);
    expect(response.status, file).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect((await sharp(bytes).metadata()).width).toBe(Number.parseInt(file, 10));
    const again = await fetch(url, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  }
  for (const folder of [shop.dataDir, otherFolder]) {
    expect(await readdir(path.join(folder, 'pictures'))).toEqual([]);
    expect(await readdir(path.join(folder, 'uploads'))).toEqual([]);
  }
});

test('an original upload is served to nobody at any address', async () => {
  const [upload] = s3.requests
    .filter((request) => request.startsWith('PUT'))
    .map((line) => line.split('/').at(-1));
  expect(upload).toMatch(/^[0-9a-f]{64}\.[0-9a-f]{8}$/);
  for (const url of [
    `/uploads/${upload}`,
    `/pictures/../uploads/${upload}`,
    `/pictures/..%2fuploads/${upload}`,
  ]) {
    expect((await fetch(`${other.url}${url}`)).status, url).toBe(404);
  }
  expect((await fetch(`${other.url}/pictures/none.0a1b2c3d.e8d8c8/800.webp`)).status).toBe(404);
});

test('the doctor reports missing pictures, and says when the bucket cannot be read', async () => {
  expect((await checkPictures(shop.db, shop.pictures)).wrong).toEqual([]);
  s3.trouble({ to: ({ url }) => url.includes('800.webp'), status: 404, code: 'NoSuchKey' });
  expect((await checkPictures(shop.db, shop.pictures)).wrong).toEqual([
    expect.stringContaining('is missing'),
  ]);
  s3.trouble({ to: () => true, status: 503, code: 'SlowDown' });
  expect((await checkPictures(shop.db, shop.pictures)).wrong).toEqual([
    expect.stringContaining('cannot be read: the store answered SlowDown'),
  ]);
});

test('while the bucket is down, recently shown pictures are still served and the shop stays ready', async () => {
  s3.trouble({ to: () => true, status: 503, code: 'SlowDown' });
  expect((await fetch(`${other.url}${address}`)).status).toBe(200);
  const unseen = await fetch(`${other.url}${path.dirname(address)}/540.avif`);
  expect(unseen.status).toBe(503);
  expect(unseen.headers.get('cache-control')).toBe('no-store');
  expect(await unseen.json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect((await fetch(`${other.url}/readyz`)).status).toBe(200);
});

test('a picture damaged in transit is not served', async () => {
  const door: FastifyInstance = Fastify();
  door.setErrorHandler(createErrorHandler([storeFault]));
  await registerPictureFiles(door, { dataDir: otherFolder, pictures: shop.pictures });
  s3.trouble({ to: ({ method }) => method === 'GET', spoils: 'answer' });
  const response = await door.inject(`${path.dirname(address)}/1200.avif`);
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ code: 'UNAVAILABLE' });
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(response.headers.etag).toBeUndefined();
  await door.close();
});
