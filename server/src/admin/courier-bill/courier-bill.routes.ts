import * as api from '@gulmohar/contract/admin/courier-bill.ts';
import { importBill } from '../../fulfilment/courier/bill/import-bill.ts';
import { exportBillLines, listBillLines, sumMonths } from '../../fulfilment/courier/bill/read-bills.ts';
import { settleBillLine } from '../../fulfilment/courier/bill/settle-bill-line.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { forgetFigure, readCachedFigure } from '../cached-figures.ts';
import { csvReply } from '../list-file/csv-reply.ts';
import { staffRoute } from '../session/staff-route.ts';

type Needs = { db: Database; settings: CurrentSettings };

export function courierBillRoutes({ db, settings }: Needs): Route[] {
  return [
    staffRoute(api.listCourierBills, {}, async ({ query }) => ({
      lines: await listBillLines(db, query),
      months: (await readCachedFigure(db, 'billMonths')) ?? (await sumMonths(db)),
    })),

    staffRoute(api.exportCourierBills, { exposeHeadRoute: false }, async ({ query }) =>
      csvReply('courier-charges.csv', exportBillLines(db, query)),
    ),

    staffRoute(api.importCourierBill, {}, async ({ body, staff }) => {
      const rows = await importBill(db, staff, settings.current().freight, body);
      await forgetFigure(db, 'billMonths');
      return { rows };
    }),

    staffRoute(api.settleBillLine, {}, async ({ body, staff }) => {
      await settleBillLine(db, staff, body);
      await forgetFigure(db, 'billMonths');
      return {};
    }),
  ];
}
