import type { LoadedHome } from './load-home.ts';

/** The home page's data if none could be loaded. */
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
