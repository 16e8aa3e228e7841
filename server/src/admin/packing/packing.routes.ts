import * as api from '@gulmohar/contract/admin/packing.ts';
import { finishPacking } from '../../fulfilment/parcel/packing/finish-packing.ts';
import { listPackings, releasePacking } from '../../fulfilment/parcel/packing/list-packings.ts';
import { openPacking } from '../../fulfilment/parcel/packing/open-packing.ts';
import { countLine, scanItem } from '../../fulfilment/parcel/packing/scan-item.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { staffRoute } from '../session/staff-route.ts';

type Needs = { db: Database };

export function packingRoutes({ db }: Needs): Route[] {
  return [
    staffRoute(api.openPacking, {}, async ({ body, staff }) => ({
      packing: await openPacking(db, staff, body),
    })),

    staffRoute(api.scanItem, {}, async ({ body }) => scanItem(db, body)),

    staffRoute(api.countLine, {}, async ({ body }) => ({ packing: await countLine(db, body) })),

    staffRoute(api.releasePacking, {}, async ({ body }) => {
      await releasePacking(db, body);
      return {};
    }),

    staffRoute(api.finishPacking, {}, async ({ body, staff }) => finishPacking(db, staff, body)),

    staffRoute(api.listPackings, {}, async () => listPackings(db)),
  ];
}
