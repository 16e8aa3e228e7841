import * as api from '@gulmohar/contract/admin/remittance.ts';
import { disputeParcel } from '../../fulfilment/remittance/dispute-parcel.ts';
import { importRemittance } from '../../fulfilment/remittance/import-remittance.ts';
import { listCashParcels } from '../../fulfilment/remittance/list-cash-parcels.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { staffRoute } from '../session/staff-route.ts';

type Needs = { db: Database };

/** `/api/admin/remittance/*`: the cash that couriers collected */
export function remittanceRoutes({ db }: Needs): Route[] {
  return [
    staffRoute(api.listCashParcels, {}, async ({ query }) =>
      listCashParcels(db, { isOpen: query.isOpen === 'yes' }),
    ),

    staffRoute(api.importRemittance, {}, async ({ body, staff }) => ({
      rows: await importRemittance(db, staff, body),
    })),

    staffRoute(api.disputeParcel, {}, async ({ body, staff }) => {
      await disputeParcel(db, staff, body);
      return {};
    }),
  ];
}
