import sharp from 'sharp';
import { unreadablePicture } from './picture-file.ts';
import { assertUsable, MAX_PIXELS } from './usable-picture.ts';

type Box = {
  side: number;
  /** 'cover' fills a square; 'inside' limits both sides and does not enlarge smaller pictures. */
  fit: 'cover' | 'inside';
};

/**
 * Re-encodes an uploaded picture as upright WebP without location, camera or other metadata.
 * @throws ShopError INVALID_INPUT when it is too large, or not a JPEG, PNG, WebP or AVIF by its content
 */
export async function rewritePicture(file: Uint8Array, { side, fit }: Box): Promise<Buffer> {
  await assertUsable(file);
  return sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(side, side, { fit, withoutEnlargement: fit === 'inside' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw unreadablePicture();
    });
}
