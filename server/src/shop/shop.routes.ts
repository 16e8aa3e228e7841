import { getPolicy, getShop } from '@gulmohar/contract/shop/shop.ts';
import type { Dependencies } from '../app/dependencies.ts';
import { type Route, route } from '../platform/http/route.ts';

/** `/api/shop`, `/api/shop/policy` */
export function shopRoutes({ shop, settings, responseCache: responses }: Dependencies): Route[] {
  const cache = { responses, showsStockOf: () => [] };
  return [
    route(getShop, { cache }, async () => ({ shop })),
    route(getPolicy, { cache }, async ({ query }) => ({ text: settings.current.policies[query.page] })),
  ];
}
