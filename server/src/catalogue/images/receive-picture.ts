import sharp from 'sharp';
import type { PictureStore } from '../../platform/storage/picture-store.ts';
import { isPictureFile, MAX_PIXELS, unreadablePicture } from './picture-file.ts';

/**
 * Keeps a file that was sent if it can become a product's picture, by its first bytes and its header; nothing is
 * unpacked yet.
 * @returns the key for addProductPicture
 * @throws ShopError INVALID_INPUT
 */
export async function receivePicture(store: PictureStore, file: Uint8Array): Promise<string> {
  if (!isPictureFile(file)) throw unreadablePicture();
  const { width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadablePicture();
    });
  if (width * height > MAX_PIXELS) throw unreadablePicture();
  return store.keepUpload(file);
}
