import sharp, { type Metadata } from 'sharp';
import { ShopError } from '../../platform/http/shop-error.ts';
import { unreadablePicture } from './picture-file.ts';

/** More than any phone's camera has, but little enough to be decoded in memory. */
export const MAX_PIXELS = 40_000_000;
/** AVIF is always decoded as a whole, at 20 bytes per pixel; cameras do not make it. */
const MAX_AVIF_PIXELS = 16_000_000;

/**
 * Reads the header of a picture without decoding it.
 * @throws ShopError INVALID_INPUT when it is too large or no picture
 */
export async function assertUsable(file: Uint8Array): Promise<Pick<Metadata, 'autoOrient'>> {
  const { width, height, format, autoOrient } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadablePicture();
    });
  if (width * height > MAX_PIXELS) throw unreadablePicture();
  if (format === 'heif' && width * height > MAX_AVIF_PIXELS) {
    throw new ShopError(
      'INVALID_INPUT',
      'Please choose an AVIF picture of at most 16 megapixels, or a JPEG, PNG or WebP',
    );
  }
  return { autoOrient };
}
