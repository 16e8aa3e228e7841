import { RETURN_POLICY_DAYS } from '@gulmohar/contract/shop/shop-rules.ts';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../platform/database/reads.ts';

type Kept = { size: string; productName: string };

/**
 * The size that a shopper last bought of the same category and sub-category and kept: delivered, not returned or
 * exchanged, and too late for that by now.
 * @param returnDays null if returns are always possible
 */
export async function findKeptSize(
  db: ReadDatabase,
  { userId, productId, returnDays }: { userId: string; productId: string; returnDays: number | null },
): Promise<Kept | null> {
  const kept = await db
    .selectFrom('orders')
    .innerJoin('order_line', 'order_line.order_id', 'orders.id')
    .innerJoin('product as bought', 'bought.id', 'order_line.product_id')
    .innerJoin('product as wanted', (join) =>
      join
        .onRef('wanted.category', '=', 'bought.category')
        .onRef('wanted.sub_category', '=', 'bought.sub_category')
        .on('wanted.id', '=', productId),
    )
    .where('orders.user_id', '=', userId)
    .where('orders.status', '=', 'Delivered')
    .where('order_line.size', 'is not', null)
    .where(
      sql<boolean>`(select max(at) from order_event where order_id = orders.id and order_event.status = 'Delivered')
        < now() - ${returnDays ?? RETURN_POLICY_DAYS} * interval '1 day'`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('return_request')
            .whereRef('line_id', '=', 'order_line.id')
            .where('status', '<>', 'Return Rejected')
            .select('return_request.id'),
        ),
      ),
    )
    .orderBy('orders.placed_at', 'desc')
    .orderBy('order_line.position')
    .select(['order_line.size', 'order_line.name as productName'])
    .executeTakeFirst();
  return kept?.size ? { size: kept.size, productName: kept.productName } : null;
}
