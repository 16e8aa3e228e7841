import { COUNTED_UP_TO } from '@gulmohar/contract/admin/desk-order.ts';
import { LOW_STOCK_THRESHOLD } from '@gulmohar/contract/shop-rules.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
import { countOrders } from '../order/count-orders.ts';

const SHOWN = 12;

/** What waits for whoever works today. */
export async function readWork(db: Database) {
  const [orders, returnsToAnswer, lowStock] = await Promise.all([
    countOrders(db),
    countReturnsToAnswer(db),
    findLowStock(db),
  ]);
  return {
    toPack: orders['Order Placed'] ?? 0,
    packing: orders.Packing ?? 0,
    returnsToAnswer,
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

/** The fewest first; what is sold out is no longer low. */
async function findLowStock(db: Database) {
  return db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .where('product.published_at', 'is not', null)
    .where(sql<boolean>`on_hand - reserved between 1 and ${LOW_STOCK_THRESHOLD}`)
    .orderBy(sql`on_hand - reserved`)
    .orderBy('sku')
    .limit(SHOWN)
    .select(['sku', 'product.id as productId', 'product.name', 'variant.size'])
    .select(sql<number>`on_hand - reserved`.as('available'))
    .execute();
}
