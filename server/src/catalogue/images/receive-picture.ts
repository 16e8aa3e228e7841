import type { PictureStore } from '../../platform/storage/picture-store.ts';
import { inPictureProcess } from './in-picture-process.ts';

/**
 * Stores a file without decoding it, if its first bytes and header are those of a usable picture.
 * @throws ShopError INVALID_INPUT
 */
export async function receivePicture(store: PictureStore, file: Uint8Array): Promise<string> {
  await inPictureProcess('assertUsable', file);
  return store.keepUpload(file);
}
