import { defaultMenus } from '@gulmohar/contract/site/default-menus.ts';
import { getMenus, getPage, getSizeGuide } from '@gulmohar/contract/site/site-calls.ts';
import { pagePath } from '@gulmohar/contract/site/target-path.ts';
import type { Reads } from '../../platform/database/reads.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { ResponseCache } from '../../platform/response-cache/response-cache.ts';
import { readAllPublished, readDraft, readPublished } from '../../shop/document/read-document.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import type { CatalogueSearch } from '../search/catalogue-search.ts';
import { presentMenus } from './menus.present.ts';
import { presentPage } from './page.present.ts';

type Needs = {
  reads: Reads;
  catalogue: CatalogueSearch;
  responseCache: ResponseCache;
  settings: CurrentSettings;
};

export function siteRoutes({ reads, catalogue, responseCache: cache, settings }: Needs): Route[] {
  return [
    route(getPage, { cache }, async ({ query, isPreview }) => {
      const read = isPreview ? readDraft : readPublished;
      const page = await reads((from) => read(from, 'page', query.slug));
      if (!page) throw new ShopError('NOT_FOUND', 'There is no such page');
      return presentPage({ reads, catalogue }, page);
    }),

    route(getMenus, { cache }, async ({ isPreview }) => {
      const read = isPreview ? readDraft : readPublished;
      const menus = (await reads((from) => read(from, 'menus', 'shop'))) ?? defaultMenus;
      return presentMenus(reads, menus, settings.current().giftCards.amounts.length > 0);
    }),

    route(getSizeGuide, { cache }, async ({ query }) => {
      const pages = await reads((from) => readAllPublished(from, 'page'));
      const [found] = [...pages].filter(([, { sizeGuideFor }]) => sizeGuideFor === query.category);
      if (!found) return { guide: null };
      const [slug, { title }] = found;
      return { guide: { title, to: pagePath(slug) } };
    }),
  ];
}
