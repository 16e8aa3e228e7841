import type { PictureStore } from '../../platform/storage/picture-store.ts';
import { makeSizes, type PictureShape } from './picture-sizes.ts';

/** The crops of the home page's slides; `ArtDirectedPicture` names their widths. */
const heroShapes = {
  wide: {
    width: 1920,
    height: 1080,
    budgets: { 640: 45_000, 960: 80_000, 1280: 120_000, 1920: 200_000 },
  },
  tall: {
    width: 1200,
    height: 1500,
    budgets: { 360: 30_000, 540: 50_000, 800: 85_000, 1200: 150_000 },
  },
} satisfies Record<string, PictureShape>;

export type HeroShape = keyof typeof heroShapes;

const SHOWN_FILE = { wide: '1280.webp', tall: '800.webp' };

/**
 * Makes and publishes all sizes of a slide's picture; nobody sees them before a slide names the address.
 * @returns the address
 * @throws ShopError INVALID_INPUT unless it is a picture
 */
export async function showHeroPicture(
  pictures: PictureStore,
  file: Uint8Array,
  shape: HeroShape,
): Promise<string> {
  const { files, hash, colour } = await makeSizes(file, heroShapes[shape]);
  const name = `slide-${shape}.${hash}.${colour}`;
  await pictures.showPicture(name, files);
  return `/pictures/${name}/${SHOWN_FILE[shape]}`;
}
