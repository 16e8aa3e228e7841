import { lightness, lightnessOf } from '../drawing/lightness.ts';
import { linearColour, type Wall } from '../drawing/picture.ts';
import type { Fabric } from '../patterns/fabric.ts';

/** The minimum difference in lightness (CIE L*) between a cloth and the wall behind it. */
export const MIN_CONTRAST = 25;

/** Lime washes, from pale ones for dark and strong cloth to deep ones for white and pastel cloth. */
export const walls: readonly Wall[] = [
  [0.76, 0.68, 0.56],
  [0.8, 0.74, 0.65],
  [0.7, 0.69, 0.59],
  [0.78, 0.66, 0.55],
  // Clay and sage, medium deep.
  linearColour('#c08c6e'),
  linearColour('#98a086'),
  // Terracotta, indigo, leaf and umber.
  linearColour('#9f6851'),
  linearColour('#4a5670'),
  linearColour('#626e5f'),
  linearColour('#855c49'),
];

/** The walls with enough contrast to a cloth. There is one for every lightness. */
export function wallsFor(fabric: Pick<Fabric, 'body'>): Wall[] {
  const own = lightnessOf(fabric);
  return walls.filter((wall) => Math.abs(lightness(wall) - own) >= MIN_CONTRAST);
}
