import type { CropArea } from '@gulmohar/contract/admin/product-edit.ts';
import { productWidths } from '@gulmohar/contract/shop/picture-files.ts';
import { inPictureProcess } from './in-picture-process.ts';
import type { PictureShape, PictureSizes } from './picture-sizes.ts';

const productShape: PictureShape = {
  width: 1200,
  height: 1600,
  widths: productWidths,
  mayZoom: true,
  mostBytes: 110_000,
};

/** Makes all sizes of a product's picture, 3:4, as `makeSizes` says. */
export function makeProductSizes(
  file: Uint8Array,
  crop?: CropArea | null,
  effort?: number,
): Promise<PictureSizes> {
  return inPictureProcess('makeSizes', file, productShape, crop, effort);
}
