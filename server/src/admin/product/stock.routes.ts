import * as api from '@gulmohar/contract/admin/product-stock.ts';
import { findScanned } from '../../catalogue/product/find-scanned.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { staffRoute } from '../session/staff-route.ts';
import { changeStock } from './change-stock.ts';
import { recordStockList } from './record-stock-list.ts';
import { recordStockOnce } from './record-stock-once.ts';

type Needs = { db: Database };

export function stockRoutes({ db }: Needs): Route[] {
  return [
    staffRoute(api.changeStock, {}, async ({ body, staff }) =>
      recordStockOnce(db, body.requestId, body, async (trx) => {
        await changeStock(trx, staff, body);
        return {};
      }),
    ),

    staffRoute(api.findScanned, {}, async ({ query }) => ({ variant: await findScanned(db, query.code) })),

    staffRoute(api.recordStockList, {}, async ({ body, staff }) =>
      recordStockOnce(db, body.requestId, body, (trx) => recordStockList(trx, staff, body)),
    ),

    staffRoute(api.listMovements, {}, async ({ query }) => {
      let movements = db
        .selectFrom('stock_movement')
        .innerJoin('variant', 'variant.id', 'stock_movement.variant_id')
        .where('variant.product_id', '=', query.productId)
        .orderBy('stock_movement.id', 'desc')
        .limit(api.MOVEMENT_PAGE)
        .select([
          'stock_movement.id',
          'at',
          'variant.size',
          'kind',
          'on_hand_change',
          'reserved_change',
          'note',
        ]);
      if (query.before) movements = movements.where('stock_movement.id', '<', query.before);
      const rows = await movements.execute();
      return {
        movements: rows.map((row) => ({
          movementId: row.id,
          at: row.at.toISOString(),
          size: row.size,
          kind: row.kind,
          onHandChange: row.on_hand_change,
          reservedChange: row.reserved_change,
          note: row.note,
        })),
        nextBefore: rows.length === api.MOVEMENT_PAGE ? (rows.at(-1)?.id ?? null) : null,
      };
    }),
  ];
}
