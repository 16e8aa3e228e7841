import { Readable } from 'node:stream';
import * as api from '@gulmohar/contract/admin/shipping-file.ts';
import { exportParcels } from '../../fulfilment/parcel/shipping-file/export-parcels.ts';
import { importTracking } from '../../fulfilment/parcel/shipping-file/import-tracking.ts';
import {
  deleteTemplate,
  findTemplate,
  listTemplates,
  saveTemplate,
} from '../../fulfilment/parcel/shipping-file/templates.ts';
import { findWaitingOrders } from '../../fulfilment/parcel/shipping-file/waiting-orders.ts';
import type { Database } from '../../platform/database/connection.ts';
import { file } from '../../platform/http/replies.ts';
import type { Route } from '../../platform/http/route.ts';
import type { ShopSettings } from '../../shop/shop-settings.ts';
import { staffRoute } from '../session/staff-route.ts';

type Needs = { db: Database; settings: ShopSettings };

export function shippingFileRoutes({ db, settings }: Needs): Route[] {
  return [
    staffRoute(api.listShippingTemplates, {}, async () => {
      const [templates, waiting] = await Promise.all([listTemplates(db), findWaitingOrders(db)]);
      return { templates, waiting: waiting.length };
    }),

    staffRoute(api.saveShippingTemplate, {}, async ({ body, staff }) => ({
      templateId: await saveTemplate(db, staff, body),
    })),

    staffRoute(api.deleteShippingTemplate, {}, async ({ body, staff }) => {
      await deleteTemplate(db, staff, body.templateId);
      return {};
    }),

    staffRoute(api.exportShippingFile, { exposeHeadRoute: false }, async ({ query }) => {
      const { columns } = await findTemplate(db, query.templateId);
      const orderIds = query.orderIds ?? (await findWaitingOrders(db));
      const lines = exportParcels(db, settings.current(), { columns, orderIds });
      return file('text/csv; charset=utf-8', Readable.from(lines), {
        'content-disposition': 'attachment; filename="parcels.csv"',
      });
    }),

    staffRoute(api.importTrackingNumbers, {}, async ({ body, staff }) => ({
      rows: await importTracking(db, staff, body),
    })),
  ];
}
