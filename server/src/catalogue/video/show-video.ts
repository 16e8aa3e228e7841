import { randomBytes } from 'node:crypto';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { PictureStore } from '../../platform/storage/picture-store.ts';

const FILE = 'video.mp4';
const NAME_BYTES = 12;
/** The size of the first box, its name and its major brand (ISO/IEC 14496-12, section 4.3). */
const HEAD_BYTES = 12;
/** Brands of MP4; QuickTime films and pictures (`heic`, `avif`) begin with the same box. */
const MP4 = /^(?:iso\w|mp4\d|mp71|avc1|M4V.|dash|MSNV|cmfc)$/;

/**
 * Stores it as it comes, without holding it in memory.
 * @returns its address
 * @throws ShopError INVALID_INPUT if its content is no MP4
 */
export async function showVideo(pictures: PictureStore, file: AsyncIterable<Uint8Array>): Promise<string> {
  const name = `video.${randomBytes(NAME_BYTES).toString('hex')}`;
  await pictures.showPicture(name, [{ name: FILE, bytes: asMp4(file) }]);
  return `/pictures/${name}/${FILE}`;
}

async function* asMp4(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of file) {
    if (!head) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < HEAD_BYTES) continue;
    assertMp4(head);
    yield head;
    head = undefined;
  }
  if (head) assertMp4(head);
}

function assertMp4(head: Buffer): void {
  const [box, brand] = [head.toString('latin1', 4, 8), head.toString('latin1', 8, HEAD_BYTES)];
  if (box !== 'ftyp' || !MP4.test(brand))
    throw new ShopError('INVALID_INPUT', 'This is not an MP4 video. Please export it as MP4 (H.264).');
}
