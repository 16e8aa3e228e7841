/**
 * The colours of a cloth: the ground, three inks or threads, an outline, the metal, and the cloth of borders
 * and piping.
 */
export type Palette = {
  ground: string;
  first: string;
  second: string;
  third: string;
  line: string;
  metal: string;
  edge: string;
};

/** Resolution of grounds and of borders, pixels to the centimetre. */
export const GROUND_DETAIL = 32;
export const BORDER_DETAIL = 50;
