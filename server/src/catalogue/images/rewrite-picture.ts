import sharp from 'sharp';
import { imageLimit, isPictureFile, MAX_PIXELS, unreadablePicture } from './picture-file.ts';

const SECONDS = 10;

type Box = {
  /** In pixels. */
  side: number;
  /** 'cover': a square that is filled; 'inside': no side is longer, and a smaller picture stays as small. */
  fit: 'cover' | 'inside';
};

/**
 * Makes a WebP of a picture that somebody sent: turned upright, and without position, camera or whatever else was in the
 * file.
 * @throws ShopError INVALID_INPUT for what is no JPEG, PNG, WebP or AVIF picture (whatever it says of itself) or too large
 */
export async function rewritePicture(file: Uint8Array, { side, fit }: Box): Promise<Buffer> {
  if (!isPictureFile(file)) throw unreadablePicture();
  return imageLimit(async () => {
    try {
      return await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .timeout({ seconds: SECONDS })
        .autoOrient()
        .resize(side, side, { fit, withoutEnlargement: fit === 'inside' })
        .webp({ quality: 82 })
        .toBuffer();
    } catch {
      throw unreadablePicture();
    }
  });
}
