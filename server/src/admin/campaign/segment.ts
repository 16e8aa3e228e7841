import type { Segment } from '@gulmohar/contract/admin/campaign.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** For rows of `newsletter_subscriber`: consent always, and purchases that were not cancelled. */
export function isInSegment({ category, productId, size, state, pin }: Segment): RawBuilder<SqlBool> {
  const wanted = [
    category && sql`product.category = ${category}`,
    productId && sql`order_line.product_id = ${productId}`,
    size && sql`order_line.size = ${size}`,
    state && sql`orders.address ->> 'state' = ${state}`,
    pin && sql`starts_with(orders.address ->> 'zipcode', ${pin})`,
  ].filter((condition) => condition !== '');
  const isSubscribed = sql`newsletter_subscriber.status = 'subscribed'`;
  if (wanted.length === 0) return sql<SqlBool>`(${isSubscribed})`;
  return sql<SqlBool>`(${isSubscribed} and exists (
    select from orders
      join order_line on order_line.order_id = orders.id
      join product on product.id = order_line.product_id
    where orders.email = newsletter_subscriber.email and orders.status <> 'Cancelled'
      and ${sql.join(wanted, sql` and `)}))`;
}

export async function countSegment(db: Database, segment: Segment): Promise<number> {
  const { count } = await db
    .selectFrom('newsletter_subscriber')
    .where(isInSegment(segment))
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
