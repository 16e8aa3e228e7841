import { COUNTED_UP_TO } from '@gulmohar/contract/admin/order.ts';
import { LOW_STOCK_THRESHOLD } from '@gulmohar/contract/shop/shop-rules.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPublished } from '../../catalogue/product/published.ts';
import { listWaitingParcels } from '../../fulfilment/courier/list-waiting-parcels.ts';
import type { Database } from '../../platform/database/connection.ts';
import { countFailedJobs } from '../jobs/failed-jobs.store.ts';
import { countOrders } from '../order/count-orders.ts';

const SHOWN = 12;

/** What waits to be done today. */
export async function readWork(db: Database) {
  const [orders, returnsToAnswer, failedJobs, parcels, lowStock] = await Promise.all([
    countOrders(db),
    countReturnsToAnswer(db),
    countFailedJobs(db),
    listWaitingParcels(db),
    findLowStock(db),
  ]);
  return {
    toPack: orders['Order Placed'] ?? 0,
    packing: orders.Packing ?? 0,
    returnsToAnswer,
    failedJobs,
    parcels,
    lowStock,
  };
}

async function countReturnsToAnswer(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom((from) =>
      from
        .selectFrom('return_request')
        .where('status', '=', 'Return Requested')
        .limit(COUNTED_UP_TO)
        .select('id')
        .as('waiting'),
    )
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What is sold out, then what runs low, the fewest first; a number of each, so that neither crowds out the other. */
async function findLowStock(db: Database) {
  const low = sql<SqlBool>`on_hand - reserved between 1 and ${LOW_STOCK_THRESHOLD}`;
  const found = await Promise.all([
    findVariants(db, sql<SqlBool>`on_hand - reserved <= 0`),
    findVariants(db, low),
  ]);
  return found.flat();
}

async function findVariants(db: Database, which: RawBuilder<SqlBool>) {
  return db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .where(isPublished)
    .where(which)
    .orderBy(sql`on_hand - reserved`)
    .orderBy('sku')
    .limit(SHOWN)
    .select(['sku', 'product.id as productId', 'product.name', 'variant.size'])
    .select(sql<number>`on_hand - reserved`.as('available'))
    .execute();
}
