import { getPackingSlips, getPickList, setBinLocation } from '@gulmohar/contract/admin/order-documents.ts';
import type { Database } from '../../platform/database/connection.ts';
import { type Route, staffRoute } from '../../platform/http/route.ts';
import type { ShopSettings } from '../../shop/shop-settings.ts';
import { readPackingSlips, readPickList } from './read-documents.ts';
import { setBinLocation as saveBinLocation } from './set-bin-location.ts';

type Needs = { db: Database; settings: ShopSettings };

/** `/api/admin/order/*`: what is printed for packing */
export function documentRoutes({ db, settings }: Needs): Route[] {
  return [
    staffRoute(getPickList, {}, async ({ query }) => ({ units: await readPickList(db, query.orderIds) })),

    staffRoute(getPackingSlips, {}, async ({ query }) => ({
      slips: await readPackingSlips(db, settings.current(), query.orderIds),
    })),

    staffRoute(setBinLocation, {}, async ({ body, staff }) => {
      await saveBinLocation(db, staff, body.sku, body.binLocation);
      return {};
    }),
  ];
}
