import type { DemoPicture } from '@gulmohar/demo/catalogue/types.ts';
import sharp from 'sharp';
import { isDraped } from '../drape/draped-picture.ts';
import { linearColour, type Picture, pixelsOf } from '../drawing/picture.ts';
import { drawProduct } from '../pictures/product-picture.ts';
import { compose } from './compose.ts';
import type { Courtyard } from './courtyard.ts';
import { cutoutOf } from './cutout.ts';
import { type Hero, type Tile, washes } from './pictures.ts';

/**
 * Two niches at the right; the left half of the wall is free for text. On low windows the wall above them is
 * cropped.
 */
export const wide = courtyard(1920, 1080, 975, [1075, 1605], 470, 205);
/** One niche, for narrow screens. */
export const tall = courtyard(1200, 1500, 1392, [600], 770, 150);
/** The link preview: a tighter crop of the wide scene. */
export const share = courtyard(1200, 630, 582, [700, 1040], 300, 84);
const tile = courtyard(1200, 1600, 1500, [600], 860, 150);

type Stage = Omit<Courtyard, 'wash'>;

function courtyard(
  width: number,
  height: number,
  floor: number,
  middles: number[],
  across: number,
  top: number,
): Stage {
  return { width, height, floor, niches: middles.map((middle) => ({ middle, top, floor, width: across })) };
}

export async function drawHero({ wash, main, beside }: Hero, stage: Stage, seed: number): Promise<Picture> {
  const garments = [await cutoutOf(main), ...(stage.niches.length > 1 ? [await cutoutOf(beside)] : [])];
  return compose({ ...stage, wash: washes[wash] }, garments, seed);
}

export async function drawTile({ wash, shown }: Tile, seed: number): Promise<Picture> {
  if (isDraped(shown.garment)) return compose({ ...tile, wash: washes[wash] }, [await cutoutOf(shown)], seed);
  return compose({ ...tile, wash: washes[wash], inside: await imageOf(shown) }, [], seed);
}

/** Things that are not garments stand in the niche as the catalogue shows them. */
async function imageOf(picture: DemoPicture): Promise<string> {
  const drawn = await drawProduct(picture, 'front', { wall: linearColour('#d9b892'), isTurned: false }, 900);
  const { width, height } = drawn.view;
  const png = await sharp(Buffer.from(pixelsOf(drawn, 1)), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
