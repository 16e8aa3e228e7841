import type { DemoPicture } from '@gulmohar/demo/catalogue/types.ts';
import { cached, codeMark } from '../drape/cache.ts';
import { drapedPicture } from '../drape/draped-picture.ts';

/** A garment without its wall, in linear light, three numbers a pixel, 3:4. */
export type Cutout = {
  width: number;
  height: number;
  /** The garment on black. */
  cloth: Float32Array;
  /**
   * The share of a white wall's light that remains: 0 where the garment covers it, below 1 in the garment's
   * shadow.
   */
  left: Float32Array;
};

const WIDTH = 1800;
const CODE = ['pattern', 'body', 'cloth', 'light', 'garments', 'composite'];

/**
 * Draws the garment as worn, from the front and without a dress form, once on black and once on white, to separate the garment from
 * its shadow.
 */
export async function cutoutOf(picture: DemoPicture): Promise<Cutout> {
  const name = ['cutout', picture.garment, picture.fabric, ...Object.values(picture.options)].join(' ');
  return cached(name, codeMark(CODE), async () => {
    const { view, light: cloth } = await drapedPicture({
      ...picture,
      view: 'front',
      wall: [0, 0, 0],
      width: WIDTH,
      isFormless: true,
    });
    const onWhite = await drapedPicture({
      ...picture,
      view: 'front',
      wall: [1, 1, 1],
      width: WIDTH,
      isFormless: true,
    });
    const left = onWhite.light.map((value, at) => Math.max(0, value - (cloth[at] ?? 0)));
    return { width: view.width, height: view.height, cloth, left };
  });
}
