import { loadSharp } from './load-sharp.ts';
import { imageLimit, isPictureFile, MAX_PIXELS, unreadablePicture } from './picture-file.ts';

const SECONDS = 10;

type Box = {
  /** In pixels. */
  side: number;
  /** 'cover': a square that is filled; 'inside': no side is longer, and a smaller picture stays as small. */
  fit: 'cover' | 'inside';
};

/**
 * Re-encodes an uploaded picture as WebP: turned upright, and without location, camera or other metadata.
 * @throws ShopError INVALID_INPUT unless it is a JPEG, PNG, WebP or AVIF picture by its content, or when it is too
 * large
 */
export async function rewritePicture(file: Uint8Array, { side, fit }: Box): Promise<Buffer> {
  if (!isPictureFile(file)) throw unreadablePicture();
  const sharp = await loadSharp();
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
