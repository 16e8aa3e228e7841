import type { PictureStore } from '../../platform/storage/picture-store.ts';
import { loadSharp } from './load-sharp.ts';
import { isPictureFile, MAX_PIXELS, unreadablePicture } from './picture-file.ts';

/**
 * Stores a file without decoding it, if its first bytes and header are those of a usable picture.
 * @throws ShopError INVALID_INPUT
 */
export async function receivePicture(store: PictureStore, file: Uint8Array): Promise<string> {
  if (!isPictureFile(file)) throw unreadablePicture();
  const sharp = await loadSharp();
  const { width, height } = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw unreadablePicture();
    });
  if (width * height > MAX_PIXELS) throw unreadablePicture();
  return store.keepUpload(file);
}
