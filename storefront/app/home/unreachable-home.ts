import type { Home } from './load-home.ts';

/** Home as far as it can be had when its data did not arrive at all: the slides and the shop's promises. */
export const unreachableHome: Home = {
  latest: undefined,
  bestsellers: undefined,
  slidePictures: [],
  tiles: [],
};
