import type { BrandPicture } from '@gulmohar/contract/site/theme.ts';
import type { PictureStore } from '../../platform/storage/picture-store.ts';
import type { BrandPictureUse } from './brand-files.ts';
import { inPictureProcess } from './in-picture-process.ts';

/** @throws ShopError INVALID_INPUT unless it is a picture that can be used */
export async function showBrandPicture(
  pictures: PictureStore,
  file: Uint8Array,
  use: BrandPictureUse,
): Promise<BrandPicture> {
  const { files, hash, shown } = await inPictureProcess('makeBrandFiles', file, use);
  const name = `brand-${use}.${hash}`;
  await pictures.showPicture(name, files);
  const { file: shownFile, ...size } = shown;
  return { address: `/pictures/${name}/${shownFile}`, ...size };
}
