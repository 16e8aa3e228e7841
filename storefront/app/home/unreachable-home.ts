import type { LoadedHome } from './load-home.ts';

/** What the home page can show when its data did not arrive at all: the slides and the shop's promises. */
export const unreachableHome: LoadedHome = {
  latest: undefined,
  bestsellers: undefined,
  slides: [],
  heroes: [],
  categories: [],
  crafts: [],
  occasions: [],
  prices: [],
  story: null,
  makers: [],
  slidePictures: [],
};
