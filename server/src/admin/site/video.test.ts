import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { uploadVideo, videoUpload } from '@gulmohar/contract/admin/site-document.ts';
import { ownVideo } from '@gulmohar/contract/values/own-video.ts';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStaff, type TestStaff } from '../../../testing/build-staff.ts';
import { type S3Server, startS3Server } from '../../../testing/s3-server.ts';
import { type TestShop, testShop } from '../../../testing/test-shop.ts';
import { registerPictureFiles } from '../../app/pages/picture-files.ts';

/** An MP4 of this brand, as far as a shop looks at it. */
function mp4(brand: string, bytes = 300_000): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), randomBytes(bytes)]);
}

async function upload(shop: TestShop, { cookie }: TestStaff, payload: Buffer) {
  const headers = { cookie, 'content-type': 'video/mp4' };
  return shop.app.inject({ method: 'POST', url: `/api${uploadVideo.path}`, headers, payload });
}

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());

test.each(['folder', 'bucket'])(
  'a video in the %s is served as it was uploaded, whole and in parts',
  async (store) => {
    const shop = await testShop(store === 'bucket' ? s3.settings : {});
    try {
      const video = mp4('isom');
      const response = await upload(shop, await buildStaff(shop, 'manager'), video);
      const { address } = response.json<{ address: string }>();
      expect(ownVideo.parse(address)).not.toBe('');
      const door = Fastify();
      await registerPictureFiles(door, { dataDir: shop.dataDir, pictures: shop.pictures });
      const whole = await door.inject(address);
      expect(whole.rawPayload.equals(video)).toBe(true);
      expect(whole.headers).toMatchObject({
        'content-type': 'video/mp4',
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const part = await door.inject({ url: address, headers: { range: 'bytes=100000-199999' } });
      expect([part.statusCode, part.headers['content-range']]).toEqual([
        206,
        `bytes 100000-199999/${video.length}`,
      ]);
      expect(part.rawPayload.equals(video.subarray(100_000, 200_000))).toBe(true);
      const statusOf = async (ifRange: string) => {
        const headers = { range: 'bytes=0-1', 'if-range': ifRange };
        return (await door.inject({ url: address, headers })).statusCode;
      };
      expect(await statusOf(String(whole.headers.etag))).toBe(206);
      expect(await statusOf('"of another video"')).toBe(200);
      expect(await statusOf('Sun, 01 Nov 2020 00:00:00 GMT')).toBe(200);
      const beyond = await door.inject({ url: address, headers: { range: `bytes=${video.length}-` } });
      expect(beyond.statusCode).toBe(416);
      await door.close();
    } finally {
      await shop.close();
    }
  },
);

test('what is no MP4, is too large, or is sent by a packer is refused, and nothing of it stays', async () => {
  const shop = await testShop();
  try {
    const manager = await buildStaff(shop, 'manager');
    for (const other of [mp4('qt  '), mp4('heic'), Buffer.from('<html>'), Buffer.from('short')]) {
      const response = await upload(shop, manager, other);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({
        message: 'This is not an MP4 video. Please export it as MP4 (H.264).',
      });
    }
    const large = await upload(shop, manager, mp4('mp42', videoUpload.maxBytes));
    expect([large.statusCode, large.json().code]).toEqual([413, 'TOO_LARGE']);
    expect((await upload(shop, await buildStaff(shop, 'packer'), mp4('isom'))).statusCode).toBe(403);
    const stored = await readdir(shop.dataDir, { recursive: true });
    expect(stored.filter((name) => name.includes('.mp4') || name.includes('.part'))).toEqual([]);
  } finally {
    await shop.close();
  }
});
