import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isRunningLow } from '../../catalogue/product/low-stock.ts';
import { isPublished } from '../../catalogue/product/published.ts';
import { listWaitingParcels } from '../../fulfilment/courier/list-waiting-parcels.ts';
import type { Database } from '../../platform/database/connection.ts';
import { countFailedJobs } from '../jobs/failed-jobs.store.ts';
import { countOrders } from '../order/count-orders.ts';
import { countTasks, isSoldOut } from './count-tasks.ts';

const MAX_SHOWN = 12;

/**
 * Returns the work to be done today.
 * @param lowAt at how many units a size is low in stock
 */
export async function readWork(db: Database, lowAt: number) {
  const [orders, tasks, failedJobs, parcels, lowStock] = await Promise.all([
    countOrders(db),
    countTasks(db, lowAt),
    countFailedJobs(db),
    listWaitingParcels(db),
    findLowStock(db, lowAt),
  ]);
  return {
    toPack: orders['Order Placed'] ?? 0,
    ...tasks,
    failedJobs,
    parcels,
    lowStockAt: lowAt,
    lowStock,
  };
}

/** Sold-out variants, then those with the fewest units left, each limited so that neither crowds out the other. */
async function findLowStock(db: Database, lowAt: number) {
  const found = await Promise.all([findVariants(db, isSoldOut), findVariants(db, isRunningLow(lowAt))]);
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
    .limit(MAX_SHOWN)
    .select(['sku', 'product.id as productId', 'product.name', 'variant.size'])
    .select(sql<string | null>`product.pictures[1]`.as('picture'))
    .select(sql<number>`on_hand - reserved`.as('available'))
    .execute();
}
