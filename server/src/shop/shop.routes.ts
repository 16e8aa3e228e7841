import { getPolicy, getShop } from '@gulmohar/contract/shop/shop.ts';
import type { Dependencies } from '../app/dependencies.ts';
import { type Route, route } from '../platform/http/route.ts';

/** `/api/shop`, `/api/shop/policy` */
export function shopRoutes({ shop, settings, responseCache: answers }: Dependencies): Route[] {
  const cache = { answers, showsStockOf: () => [] };
  return [
    route(getShop, { cache }, async () => ({ shop: shop() })),
    route(getPolicy, { cache }, async ({ query }) => ({ text: settings.current().policies[query.page] })),
  ];
}
