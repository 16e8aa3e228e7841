import { pictureFolder, slideWidths } from '@gulmohar/contract/shop/picture-files.ts';
import type { PictureStore } from '../../platform/storage/picture-store.ts';
import { inPictureProcess } from './in-picture-process.ts';
import type { PictureShape } from './picture-sizes.ts';

/** The crops of the home page's slides; `ArtDirectedPicture` refers to their widths. */
const heroShapes = {
  wide: { width: 1920, height: 1080, widths: slideWidths.wide, mostBytes: 200_000 },
  tall: { width: 1200, height: 1500, widths: slideWidths.tall, mostBytes: 150_000 },
} satisfies Record<string, PictureShape>;

export type HeroShape = keyof typeof heroShapes;

export async function showHeroPicture(
  pictures: PictureStore,
  file: Uint8Array,
  shape: HeroShape,
): Promise<string> {
  const { files, hash, colour } = await inPictureProcess('makeSizes', file, heroShapes[shape]);
  const name = pictureFolder(`slide-${shape}`, hash, colour);
  await pictures.showPicture(name, files);
  return `/pictures/${name}/${slideWidths[shape].webp}.webp`;
}
