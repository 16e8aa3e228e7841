import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { CropArea } from '@gulmohar/contract/admin/product-edit.ts';
import { defaultTheme } from '@gulmohar/contract/site/theme.ts';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { registerPictureFiles } from '../../app/pages/picture-files.ts';
import { shownFolder } from '../../platform/storage/disk-files.ts';
import { addProductPicture } from './add-product-picture.ts';
import { makeProductSizes } from './product-sizes.ts';
import { receivePicture } from './receive-picture.ts';

/** A photograph large enough to zoom into. */

/** The files of a picture that is too small for that. */
const USUAL_FILES = ['1200.avif', '180.avif', '360.avif', '540.avif', '800.avif', '800.webp'];

const shop = await testShop();
const large = await uploadLarge();
afterAll(() => shop.close());

/** A picture that is red above and blue below. */
function twoColours(width = 600, height = 800) {
  const half = { width, height: height / 2, channels: 3, background: '#2040d0' } as const;
  return sharp({ create: { width, height, channels: 3, background: '#d03020' } }).composite([
    { input: { create: half }, left: 0, top: height / 2 },
  ]);
}

async function uploaded(productId: string, file: Uint8Array, crop?: CropArea): Promise<string> {
  const upload = await receivePicture(shop.pictures, file);
  await shop.db
    .transaction()
    .execute((trx) => addProductPicture(trx, productId, { upload, ...(crop && { crop }) }));
  await shop.runJobs();
  return upload;
}

async function picturesOf(id: string): Promise<string[]> {
  const { pictures } = await shop.db
    .selectFrom('product')
    .where('id', '=', id)
    .select('pictures')
    .executeTakeFirstOrThrow();
  return pictures;
}

/** Returns the file of a shown picture, and the colour of one of its pixels. */
async function shown(address: string, name = '800.webp') {
  const file = path.join(shop.dataDir, path.dirname(address), name);
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    metadata: await sharp(file).metadata(),
    at(x: number, y: number) {
      const from = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 3;
      return [...data.subarray(from, from + 3)];
    },
  };
}

const red = [208, 48, 32];
const blue = [32, 64, 208];
function near(colour: number[]) {
  return colour.map((value) => expect.closeTo(value, -1.3));
}

async function uploadLarge() {
  const productId = await buildProduct(shop.db);
  const upload = await uploaded(productId, await twoColours(2500, 3300).jpeg().toBuffer());
  const address = (await picturesOf(productId)).at(-1) ?? '';
  return { productId, upload, address };
}

test('an uploaded picture is added last to its product: as AVIF in five widths and for zooming in, and WebP in one', async () => {
  const { productId, address } = large;
  expect(await picturesOf(productId)).toEqual(['/pictures/test-1.00000000.e9d9c3/800.webp', address]);
  // The address says that there is a file for zooming in.
  expect(address).toMatch(
    new RegExp(`^/pictures/${productId}\\.[0-9a-f]{8}\\.[0-9a-f]{6}\\.2400/800\\.webp$`),
  );
  const files = await readdir(path.join(shop.dataDir, path.dirname(address)));
  expect(files.sort()).toEqual([...USUAL_FILES, '2400.avif'].sort());
  for (const name of files) {
    const { metadata } = await shown(address, name);
    const [width, format] = name.split('.');
    expect(metadata).toMatchObject({ width: Number(width), format: format === 'avif' ? 'heif' : 'webp' });
    expect(metadata.height / Number(width)).toBeCloseTo(4 / 3, 1);
  }
});

test('a picture may be cached indefinitely, and the original upload is never served', async () => {
  const { upload, address } = large;
  const app = Fastify();
  await registerPictureFiles(app, { dataDir: shop.dataDir });
  const response = await app.inject(address);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await app.inject(`/pictures/../uploads/${upload}`)).statusCode).toBe(404);
  expect((await app.inject(`/pictures/..%2fuploads%2f${upload}`)).statusCode).not.toBe(200);
  await app.close();
});

test('a sideways photograph is turned upright, cropped and stripped of its EXIF data; a small crop gets no zoom file', async () => {
  const id = await buildProduct(shop.db);
  const sideways = await sharp(await twoColours(2500, 3300).jpeg().toBuffer())
    .rotate(-90)
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(sideways.includes('SecretCamera')).toBe(true);
  await uploaded(id, sideways, { left: 0.2, top: 0.3, width: 0.6, height: 0.6 });
  const [, address = ''] = await picturesOf(id);
  expect(address).not.toContain('.2400/');
  const files = await readdir(path.join(shop.dataDir, path.dirname(address)));
  expect(files.sort()).toEqual(USUAL_FILES);
  const picture = await shown(address);
  expect(picture.metadata.exif).toBeUndefined();
  // The colours meet at a third of what is left.
  expect([picture.at(0.1, 0.3), picture.at(0.9, 0.3)]).toEqual([near(red), near(red)]);
  expect([picture.at(0.1, 0.37), picture.at(0.9, 0.98)]).toEqual([near(blue), near(blue)]);
});

test('a CMYK picture is converted to sRGB and keeps its colours', async () => {
  const id = await buildProduct(shop.db);
  const print = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#d03020' } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
  expect((await sharp(print).metadata()).space).toBe('cmyk');
  await uploaded(id, print);
  const picture = await shown((await picturesOf(id))[1] ?? '');
  expect(picture.metadata).toMatchObject({ space: 'srgb', channels: 3 });
  const [r = 0, g = 0, b = 0] = picture.at(0.5, 0.5);
  expect(r).toBeGreaterThan(150);
  expect(Math.max(g, b)).toBeLessThan(110);
});

test('a transparent picture gets the shop’s background colour, and added again or uploaded again it stays one picture', async () => {
  const id = await buildProduct(shop.db);
  const file = await sharp({ create: { width: 300, height: 400, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const upload = await receivePicture(shop.pictures, file);
  const again = await receivePicture(shop.pictures, file);
  await shop.db.transaction().execute(async (trx) => {
    await addProductPicture(trx, id, { upload });
    await addProductPicture(trx, id, { upload });
    await addProductPicture(trx, id, { upload: again });
  });
  await shop.runJobs();
  const [, address = '', ...others] = await picturesOf(id);
  expect(others).toEqual([]);
  const folders = (await readdir(shownFolder(shop.dataDir))).filter((name) => name.startsWith(`${id}.`));
  expect(folders).toHaveLength(1);
  const picture = await shown(address);
  expect(picture.metadata.hasAlpha).toBe(false);
  expect(picture.at(0.5, 0.5)).toEqual(near([251, 243, 230]));
});

/** Each size is tried at several qualities, which can keep a core busy for ten seconds or more. */
const BUSY_MS = 120_000;

test('even the busiest picture takes at most 60 KB at 800 pixels', { timeout: BUSY_MS }, async () => {
  const id = await buildProduct(shop.db);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const busy = sharp({ create: { width: 900, height: 1200, channels: 3, background: '#808080', noise } });
  await uploaded(id, await busy.jpeg().toBuffer());
  const folder = path.join(shop.dataDir, path.dirname((await picturesOf(id))[1] ?? ''));
  for (const name of ['800.avif', '800.webp']) {
    expect((await stat(path.join(folder, name))).size, name).toBeLessThanOrEqual(60_000);
  }
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

test.each([
  ['An SVG', svg],
  ['A GIF', gif],
  ['A web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['A PNG that ends in its header', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['Nothing', Buffer.alloc(0)],
])('%s is refused on upload and when the sizes are made', async (_what, file) => {
  await expect(receivePicture(shop.pictures, file)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await expect(makeProductSizes(file, { look: defaultTheme })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
});

test('a small file that unpacks to 100 megapixels is refused on upload and when the sizes are made', async () => {
  const raw = { width: 10_000, height: 10_000, channels: 1 } as const;
  const bomb = await sharp(Buffer.alloc(100_000_000), { raw, limitInputPixels: false }).png().toBuffer();
  await expect(receivePicture(shop.pictures, bomb)).rejects.toThrow('40 megapixels');
  await expect(makeProductSizes(bomb, { look: defaultTheme })).rejects.toThrow('40 megapixels');
});

test('a truncated photograph leaves its product unchanged', async () => {
  const id = await buildProduct(shop.db);
  const whole = await twoColours().png().toBuffer();
  const upload = await uploaded(id, whole.subarray(0, whole.length / 2));
  expect(await picturesOf(id)).toHaveLength(1);
  const row = await shop.db
    .selectFrom('picture_upload')
    .where('upload', '=', upload)
    .selectAll()
    .executeTakeFirst();
  expect(row?.problem).toContain('Please choose a JPEG');
});
