import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Older orders say little about which products go together now. */
const DAYS = 365;
/** How many products are kept for each product: those most often bought with it. */
const MAX_PER_PRODUCT = 50;

/** Only counts are stored, nothing about the buyers. */
export async function countBoughtTogether(db: Database): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('bought_together').execute();
    await sql`
      insert into bought_together (product_id, other_id, orders)
      select product_id, other_id, orders
      from (
        select one.product_id, other.product_id as other_id, count(distinct orders.id)::int as orders,
          row_number() over (partition by one.product_id
                             order by count(distinct orders.id) desc, other.product_id) as place
        from orders
        join order_line as one on one.order_id = orders.id
        join order_line as other on other.order_id = orders.id and other.product_id <> one.product_id
        where orders.placed_at > now() - ${DAYS} * interval '1 day' and orders.status <> 'Cancelled'
        group by 1, 2
      ) as pair
      where place <= ${MAX_PER_PRODUCT}`.execute(trx);
  });
}
