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
 * Makes the picture that is shown of somebody out of a file that they sent: re-encoded as a square WebP, turned upright,
 * and so without position, camera or whatever else was in the file.
 * @throws ShopError INVALID_INPUT for what is no JPEG, PNG, WebP or AVIF picture (whatever it says of itself) or too large
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
