import { getImport, runImport, startImport } from '@gulmohar/contract/admin/product-import.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { staffRoute } from '../session/staff-route.ts';
import { beginCount, insertImport, readDoubts, readImport, storeSetsStock } from './import.store.ts';

type Needs = { db: Database };

export function importRoutes({ db }: Needs): Route[] {
  return [
    staffRoute(startImport, {}, async ({ query, body, staff }) => {
      if (!(body instanceof Uint8Array)) throw new ShopError('INVALID_INPUT', 'Please choose a CSV file');
      return db.transaction().execute(async (trx) => {
        const importId = await insertImport(trx, staff, query.fileName, body);
        await enqueue(trx, 'work-on-import', { importId });
        return { importId };
      });
    }),

    staffRoute(getImport, {}, async ({ query }) => ({ import: await readImport(db, query.importId) })),

    staffRoute(runImport, {}, async ({ body }) => {
      await db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('product_import')
          .where('id', '=', body.importId)
          .select(['state', 'rows_total'])
          .forUpdate()
          .executeTakeFirstOrThrow(() => new ShopError('NOT_FOUND', 'There is no such import.'));
        if (row.state !== 'checked')
          throw new ShopError('STEP_NOT_POSSIBLE', 'This file is not waiting to be imported.');
        const doubts = await readDoubts(trx, body.importId);
        if (!doubts.every(({ kind }) => body.accepted.includes(kind)))
          throw new ShopError('STEP_NOT_POSSIBLE', 'Please accept each kind of doubtful value first.');
        await storeSetsStock(trx, body.importId, body.setsStock);
        await beginCount(trx, body.importId, 'running', row.rows_total);
        await enqueue(trx, 'work-on-import', { importId: body.importId });
      });
      return {};
    }),
  ];
}
