import { removeAvatar, uploadAvatar } from '@gulmohar/contract/accounts/avatar.ts';
import { getProfile } from '@gulmohar/contract/accounts/profile.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { buildShopper } from '../../../testing/build-shopper.ts';
import { testShop } from '../../../testing/test-shop.ts';

const shop = await testShop();
const shopper = await buildShopper(shop);
afterAll(() => shop.close());

function upload(payload: Buffer, type = 'image/png') {
  return shop.app.inject({
    method: 'PUT',
    url: `/api${uploadAvatar.path}`,
    headers: { token: shopper.token, 'content-type': type },
    payload,
  });
}

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#c0392b' } });
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a %s becomes a WebP image of 256 × 256 pixels',
  async (format) => {
    const response = await upload(await picture(640, 300).toFormat(format).toBuffer(), `image/${format}`);
    expect(response.statusCode).toBe(200);
    const { avatar } = response.json<{ avatar: string }>();
    expect((await shopper.api(getProfile)).user.avatar).toBe(avatar);
    const file = await shop.app.inject(avatar);
    expect(file.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 256,
      height: 256,
    });
  },
);

test('the location and the camera model are removed from a picture', async () => {
  const file = await picture(400, 200)
    .withExif({ IFD0: { Make: 'SecretCamera', Orientation: '6' }, IFD3: { GPSLatitude: '12/1 58/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect(file.includes('SecretCamera')).toBe(true);
  const { avatar } = (await upload(file, 'image/jpeg')).json<{ avatar: string }>();
  const shown = (await shop.app.inject(avatar)).rawPayload;
  expect(shown.includes('SecretCamera')).toBe(false);
  expect((await sharp(shown).metadata()).exif).toBeUndefined();
});

test('a new picture replaces the old one, and removing the picture deletes its file', async () => {
  const first = (await upload(await picture(50, 50).png().toBuffer())).json<{ avatar: string }>().avatar;
  const second = (await upload(await picture(60, 60).png().toBuffer())).json<{ avatar: string }>().avatar;
  expect(second).not.toBe(first);
  expect((await shop.app.inject(first)).statusCode).toBe(404);
  await shopper.api(removeAvatar);
  expect((await shop.app.inject(second)).statusCode).toBe(404);
  expect((await shopper.api(getProfile)).user.avatar).toBe('');
});

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

test.each([
  ['an SVG that says so', svg, 'image/svg+xml', 415],
  ['an SVG that calls itself PNG', svg, 'image/png', 400],
  ['a GIF that calls itself PNG', gif, 'image/png', 400],
  ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'image/jpeg', 400],
  ['a PNG that ends too early', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'image/png', 400],
  ['nothing', Buffer.alloc(0), 'image/png', 400],
  ['JSON', Buffer.from('{"avatar":"x"}'), 'application/json', 415],
  ['more than 8 MB', Buffer.alloc(8 * 1024 * 1024 + 1), 'image/png', 413],
])('%s is refused', async (_what, file, type, status) => {
  const response = await upload(file, type);
  expect([response.statusCode, response.json().success]).toEqual([status, false]);
  expect((await shopper.api(getProfile)).user.avatar).toBe('');
});

test('a small file that would decompress to 100 megapixels is refused', async () => {
  const raw = { width: 10_000, height: 10_000, channels: 1 } as const;
  const bomb = await sharp(Buffer.alloc(100_000_000), { raw, limitInputPixels: false }).png().toBuffer();
  expect(bomb.length).toBeLessThan(1024 * 1024);
  const response = await upload(bomb);
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toContain('40 megapixels');
});

test('a script appended to a picture is not served', async () => {
  const polyglot = Buffer.concat([
    await picture(20, 20).png().toBuffer(),
    Buffer.from('<script>alert(1)</script>'),
  ]);
  const { avatar } = (await upload(polyglot)).json<{ avatar: string }>();
  expect((await shop.app.inject(avatar)).rawPayload.includes('<script>')).toBe(false);
});
