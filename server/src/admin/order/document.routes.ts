import * as api from '@gulmohar/contract/admin/order-documents.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import type { ShopSettings } from '../../shop/shop-settings.ts';
import { staffRoute } from '../session/staff-route.ts';
import { readPackingSlips, readPickList } from './read-documents.ts';
import { setBinLocation } from './set-bin-location.ts';

type Needs = { db: Database; settings: ShopSettings };

export function documentRoutes({ db, settings }: Needs): Route[] {
  return [
    staffRoute(api.getPickList, {}, async ({ query }) => readPickList(db, query.orderIds)),

    staffRoute(api.getPackingSlips, {}, async ({ query }) => ({
      slips: await readPackingSlips(db, settings.current(), query.orderIds),
    })),

    staffRoute(api.setBinLocation, {}, async ({ body, staff }) => {
      await setBinLocation(db, staff, body.sku, body.binLocation);
      return {};
    }),
  ];
}
