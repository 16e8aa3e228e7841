import * as api from '@gulmohar/contract/admin/print.ts';
import { printSheets } from '../../fulfilment/parcel/label/print-sheets.ts';
import { readLabelOf } from '../../fulfilment/parcel/label/read-labels.ts';
import { countPasses, ORDERS_IN_BATCH, readSheets } from '../../fulfilment/parcel/label/read-sheets.ts';
import type { DocumentRenderer } from '../../fulfilment/tax/document-renderer.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { PictureStore } from '../../platform/storage/picture-store.ts';
import type { ShopSettings } from '../../shop/shop-settings.ts';
import { staffRoute } from '../session/staff-route.ts';
import { countPrints } from './count-prints.ts';
import { pdfFile, pdfReply } from './pdf-reply.ts';
import { keepProgress, readProgress } from './print-progress.ts';

type Needs = { db: Database; settings: ShopSettings; documents: DocumentRenderer; pictures: PictureStore };

export function printRoutes({ db, settings, documents, pictures }: Needs): Route[] {
  const sources = () => ({ db, pictures, settings: settings.current() });
  return [
    staffRoute(api.printOrders, { exposeHeadRoute: false }, async ({ query }) => {
      const { printId, ...input } = query;
      const { counts } = await countPrints(db, input.orderIds);
      if (input.kinds.every((kind) => counts[kind] === 0)) {
        throw new ShopError('NOT_FOUND', 'There is nothing to print here yet.');
      }
      const total = input.orderIds.length * countPasses(input);
      const batches = keepProgress(
        db,
        { printId, total, ordersInBatch: ORDERS_IN_BATCH },
        readSheets(sources(), input),
      );
      const { signedBy } = documents;
      const data = { title: 'Order documents', paper: input.paper, brand: await documents.brand(), signedBy };
      return pdfReply('orders.pdf', printSheets(data, batches));
    }),

    staffRoute(api.printLabel, { exposeHeadRoute: false }, async ({ query: { parcelId, paper } }) => {
      const label = await readLabelOf(sources(), parcelId);
      if (!label) throw new ShopError('NOT_FOUND', 'There is no label for this parcel');
      const fileName = `label-${label.parcelCode}.pdf`;
      if (label.courierLabel && paper === '4x6') return pdfFile(fileName, label.courierLabel);
      const brand = await documents.brand();
      const data = { title: `Label ${label.parcelCode}`, paper, brand, signedBy: undefined };
      return pdfReply(fileName, printSheets(data, once([{ kind: 'label', label }])));
    }),

    staffRoute(api.getPrintProgress, {}, async ({ query }) => ({
      progress: await readProgress(db, query.printId),
    })),

    staffRoute(api.countPrints, {}, async ({ query }) => countPrints(db, query.orderIds)),
  ];
}

async function* once<Batch>(batch: Batch): AsyncGenerator<Batch> {
  yield batch;
}
