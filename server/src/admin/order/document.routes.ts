import * as api from '@gulmohar/contract/admin/order-documents.ts';
import type { Dependencies } from '../../app/dependencies.ts';
import type { Route } from '../../platform/http/route.ts';
import { staffRoute } from '../session/staff-route.ts';
import { readPackingSlips, readPickList } from './read-documents.ts';
import { setBinLocation } from './set-bin-location.ts';

/** `/api/admin/order/*`: what is printed for packing */
export function documentRoutes({ db, settings }: Dependencies): Route[] {
  return [
    staffRoute(api.getPickList, {}, async ({ query }) => ({ units: await readPickList(db, query.orderIds) })),

    staffRoute(api.getPackingSlips, {}, async ({ query }) => ({
      slips: await readPackingSlips(db, settings.current, query.orderIds),
    })),

    staffRoute(api.setBinLocation, {}, async ({ body, staff }) => {
      await setBinLocation(db, staff, body.sku, body.binLocation);
      return {};
    }),
  ];
}
