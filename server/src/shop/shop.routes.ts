import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { getPolicy, getShop } from '@gulmohar/contract/shop/shop.ts';
import { type Route, route } from '../platform/http/route.ts';
import type { ResponseCache } from '../platform/response-cache/response-cache.ts';
import type { ShopSettings } from './shop-settings.ts';

type Needs = {
  shop: () => Shop;
  settings: ShopSettings;
  responseCache: ResponseCache;
};

export function shopRoutes({ shop, settings, responseCache: cache }: Needs): Route[] {
  return [
    route(getShop, { cache }, async () => ({ shop: shop() })),
    route(getPolicy, { cache }, async ({ query: { page } }) => {
      const { policies, about } = settings.current();
      return { text: page === 'about' ? about.text : policies[page] };
    }),
  ];
}
