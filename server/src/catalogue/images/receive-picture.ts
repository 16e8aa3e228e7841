import type { PictureStore } from '../../platform/storage/picture-store.ts';
import { inPictureProcess } from './in-picture-process.ts';

/**
 * Stores an uploaded file if its first bytes and header are those of a usable picture, without decoding it.
 * @returns the key for addProductPicture
 * @throws ShopError INVALID_INPUT
 */
export async function receivePicture(store: PictureStore, file: Uint8Array): Promise<string> {
  await inPictureProcess('assertUsable', file);
  return store.keepUpload(file);
}
