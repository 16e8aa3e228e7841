import * as api from '@gulmohar/contract/admin/gst.ts';
import {
  deleteFiling,
  filedPeriods,
  findFiling,
  findMonths,
  saveFiling,
} from '../../fulfilment/tax/filing/filings.ts';
import { readReturn } from '../../fulfilment/tax/filing/read-return.ts';
import { returnZip } from '../../fulfilment/tax/filing/return-zip.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Reads } from '../../platform/database/reads.ts';
import { file } from '../../platform/http/replies.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { ShopSettings } from '../../shop/shop-settings.ts';
import { staffRoute } from '../session/staff-route.ts';
import { presentReturn } from './present-return.ts';

type Needs = { db: Database; reads: Reads; settings: ShopSettings };

export function gstRoutes({ db, reads, settings }: Needs): Route[] {
  const read = (period: string) => reads((from) => readReturn(from, period, settings.current().tax));

  return [
    staffRoute(api.listReturnPeriods, {}, async () => ({
      months: await findMonths(db),
      filed: await filedPeriods(db),
    })),

    staffRoute(api.readGstReturn, {}, async ({ query: { period } }) => ({
      gstReturn: presentReturn(await read(period), await findFiling(db, period)),
    })),

    staffRoute(api.exportGstReturn, { exposeHeadRoute: false }, async ({ query: { period } }) =>
      file('application/zip', await returnZip(await read(period)), {
        'content-disposition': `attachment; filename="gst-${period}.zip"`,
      }),
    ),

    staffRoute(api.markGstReturn, {}, async ({ body: { period, fingerprint }, staff }) => {
      const now = await readReturn(db, period, settings.current().tax);
      if (fingerprint !== null && fingerprint !== now.fingerprint)
        throw new ShopError(
          'CHANGED_MEANWHILE',
          'This return has changed in the meantime. Please check it again.',
        );
      await db.transaction().execute(async (trx) => {
        const before = await findFiling(trx, period);
        if (fingerprint === null) await deleteFiling(trx, period);
        else await saveFiling(trx, { period, content_hash: fingerprint, staff_name: staff.name });
        await recordChange(trx, staff, {
          action: fingerprint === null ? 'gst.not-filed' : 'gst.filed',
          subject: period,
          before: before ? { filedAt: before.filed_at.toISOString() } : null,
          after: { taxable: now.gstr3b.outward.taxable },
        });
      });
      return {};
    }),
  ];
}
