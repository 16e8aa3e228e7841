import { getPackingSlips, getPickList, setPlace as place } from '@gulmohar/contract/admin/order-papers.ts';
import type { Dependencies } from '../../app/dependencies.ts';
import { type Route, staffRoute } from '../../platform/http/route.ts';
import { readPackingSlips, readPickList } from './read-papers.ts';
import { setPlace } from './set-place.ts';

/** `/api/admin/order/*`: what is printed for packing */
export function paperRoutes({ db, settings }: Dependencies): Route[] {
  return [
    staffRoute(getPickList, {}, async ({ query }) => ({ pieces: await readPickList(db, query.orderIds) })),

    staffRoute(getPackingSlips, {}, async ({ query }) => ({
      slips: await readPackingSlips(db, settings.current, query.orderIds),
    })),

    staffRoute(place, {}, async ({ body, staff }) => {
      await setPlace(db, staff, body.sku, body.place);
      return {};
    }),
  ];
}
