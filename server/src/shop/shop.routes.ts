import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { getPolicy, getShop } from '@gulmohar/contract/shop/shop.ts';
import type { Database } from '../platform/database/connection.ts';
import { type Route, route } from '../platform/http/route.ts';
import type { ResponseCache } from '../platform/response-cache/response-cache.ts';
import { readDraft } from './document/read-document.ts';
import { publishedLook } from './look/published-look.ts';
import { withLook } from './shop-facts.ts';
import type { ShopSettings } from './shop-settings.ts';

type Needs = {
  db: Database;
  shop: () => Shop;
  settings: ShopSettings;
  responseCache: ResponseCache;
};

export function shopRoutes({ db, shop, settings, responseCache: cache }: Needs): Route[] {
  return [
    route(getShop, { cache }, async ({ isPreview }) => {
      if (!isPreview) return { shop: shop() };
      return { shop: withLook(shop(), publishedLook(await readDraft(db, 'theme', 'shop'))) };
    }),
    route(getPolicy, { cache }, async ({ query: { page } }) => {
      const { policies, about } = settings.current();
      return { text: page === 'about' ? about.text : policies[page] };
    }),
  ];
}
