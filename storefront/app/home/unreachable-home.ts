import type { LoadedHome } from './load-home.ts';

/** The home page's data if none could be loaded; the page still shows the shop's slides and promises. */
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
