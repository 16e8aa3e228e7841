import type { Home } from './load-home.ts';

/** What the home page can show when its data did not arrive at all: the slides and the shop's promises. */
export const unreachableHome: Home = {
  latest: undefined,
  bestsellers: undefined,
  slidePictures: [],
  tiles: [],
};
