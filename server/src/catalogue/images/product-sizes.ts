import type { CropArea } from '@gulmohar/contract/admin/product-edit.ts';
import { productWidths } from '@gulmohar/contract/shop/picture-files.ts';
import type { Theme } from '@gulmohar/contract/site/theme.ts';
import { lightTokens } from '@gulmohar/contract/site/theme-colours.ts';
import { inPictureProcess } from './in-picture-process.ts';
import type { PictureSizes } from './picture-sizes.ts';

const WIDTH = 1200;
/** For a picture of 3:4. */
const MOST_BYTES = 110_000;
const USUAL_RATIO = 4 / 3;

type Options = { look: Theme; crop?: CropArea | null; effort?: number | undefined };

/** Makes all sizes of a product's picture in the shape of the shop's look, as `makeSizes` says. */
export function makeProductSizes(file: Uint8Array, { look, crop, effort }: Options): Promise<PictureSizes> {
  const [across = 3, up = 4] = look.pictures.shape.split(':').map(Number);
  const ratio = up / across;
  const shape = {
    width: WIDTH,
    height: Math.round(WIDTH * ratio),
    widths: productWidths,
    mayZoom: true,
    mostBytes: Math.round((MOST_BYTES * ratio) / USUAL_RATIO),
    ground: look.pictures.fit === 'whole' ? lightTokens(look.colours).ground : undefined,
  };
  return inPictureProcess('makeSizes', file, shape, crop, effort);
}

/** What a picture's note says of its shape. */
export function shapeOf({ pictures }: Pick<Theme, 'pictures'>): string {
  return `${pictures.shape} ${pictures.fit}`;
}
