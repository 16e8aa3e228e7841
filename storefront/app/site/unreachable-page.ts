import { defaultHome } from '@gulmohar/contract/site/default-pages.ts';
import { unreachableHome } from '../home/unreachable-home.ts';
import type { LoadedPage } from './load-page.ts';

/** The home page if nothing could be loaded; it still shows the shop's slides and promises. */
export const unreachablePage: LoadedPage = {
  page: defaultHome,
  rows: {},
  articles: {},
  home: unreachableHome,
  about: null,
  questions: [],
};
