import sharp from 'sharp';
import {
  imageLimit,
  isPictureFile,
  MAX_PIXELS,
  unreadablePicture,
} from '../../catalogue/images/picture-file.ts';

const SIDE = 256;
const SECONDS = 10;

/**
 * Makes a shopper's profile picture from an uploaded file: re-encoded as a square WebP, turned upright,
 * and so without location, camera or other metadata.
 * @throws ShopError INVALID_INPUT unless it is a JPEG, PNG, WebP or AVIF picture by its content, or when it is too
 * large
 */
export async function squarePicture(file: Uint8Array): Promise<Buffer> {
  if (!isPictureFile(file)) throw unreadablePicture();
  return imageLimit(async () => {
    try {
      return await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
        .timeout({ seconds: SECONDS })
        .autoOrient()
        .resize(SIDE, SIDE, { fit: 'cover' })
        .webp({ quality: 82 })
        .toBuffer();
    } catch {
      throw unreadablePicture();
    }
  });
}
