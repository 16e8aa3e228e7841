import * as api from '@gulmohar/contract/admin/remittance.ts';
import { disputeParcel } from '../../fulfilment/courier/remittance/dispute-parcel.ts';
import { importRemittance } from '../../fulfilment/courier/remittance/import-remittance.ts';
import { listCashParcels, sumCash } from '../../fulfilment/courier/remittance/list-cash-parcels.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { forgetFigure, readCachedFigure } from '../cached-figures.ts';
import { staffRoute } from '../session/staff-route.ts';

type Needs = { db: Database };

export function remittanceRoutes({ db }: Needs): Route[] {
  return [
    staffRoute(api.listCashParcels, {}, async ({ query }) => ({
      parcels: await listCashParcels(db, { isOpen: query.isOpen === 'yes' }),
      sums: (await readCachedFigure(db, 'cash')) ?? (await sumCash(db)),
    })),

    staffRoute(api.importRemittance, {}, async ({ body, staff }) => {
      const rows = await importRemittance(db, staff, body);
      await forgetFigure(db, 'cash');
      return { rows };
    }),

    staffRoute(api.disputeParcel, {}, async ({ body, staff }) => {
      await disputeParcel(db, staff, body);
      return {};
    }),
  ];
}
