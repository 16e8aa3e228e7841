import { getShop } from '@gulmohar/contract/shop.ts';
import type { Dependencies } from '../dependencies.ts';
import { type Route, route } from '../http/route.ts';

/** `/api/shop` */
export function shopRoutes({ shop, readyAnswers: cache }: Dependencies): Route[] {
  return [route(getShop, { cache }, async () => ({ shop }))];
}
