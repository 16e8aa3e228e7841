import type { LoadedHome } from './load-home.ts';

/** What the home page can show when its data did not arrive at all: the shop's slides and promises. */
export const unreachableHome: LoadedHome = {
  latest: undefined,
  bestsellers: undefined,
  categories: [],
  crafts: [],
  occasions: [],
  prices: [],
  story: null,
  makers: [],
  slidePictures: [],
};
