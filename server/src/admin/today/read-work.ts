import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isPublished } from '../../catalogue/product/published.ts';
import { listWaitingParcels } from '../../fulfilment/courier/list-waiting-parcels.ts';
import type { Database } from '../../platform/database/connection.ts';
import { countFailedJobs } from '../jobs/failed-jobs.store.ts';
import { countOrders } from '../order/count-orders.ts';
import { countTasks, isRunningLow, isSoldOut } from './count-tasks.ts';

const MAX_SHOWN = 12;

export async function readWork(db: Database) {
  const [orders, tasks, failedJobs, parcels, lowStock] = await Promise.all([
    countOrders(db),
    countTasks(db),
    countFailedJobs(db),
    listWaitingParcels(db),
    findLowStock(db),
  ]);
  return {
    toPack: orders['Order Placed'] ?? 0,
    ...tasks,
    failedJobs,
    parcels,
    lowStock,
  };
}

/**
 * Returns sold-out variants, then those with the fewest units left; each group is limited, so that neither
 * crowds out the other.
 */
async function findLowStock(db: Database) {
  const found = await Promise.all([findVariants(db, isSoldOut), findVariants(db, isRunningLow)]);
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
