import type { Finding } from '@gulmohar/contract/admin/today.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/**
 * I4: uses and holds of coupons and promotions match checkouts and orders, together stay within their limit,
 * and exclude those that ended.
 */
export async function checkCoupons(db: Database): Promise<Finding> {
  const { rows } = await sql<{ code: string; held: number; used: number }>`
    select code, held, used from coupon left join (
      select coupon_id, count(*) filter (where state = 'held') as holds, count(*) filter (where state = 'used') as uses
      from coupon_use group by 1) as counted on coupon_id = id
    where held <> coalesce(holds, 0) or used <> coalesce(uses, 0) or held + used > usage_limit`.execute(db);
  const { coupons } = await db
    .selectFrom('coupon')
    .select((from) => from.fn.countAll<number>().as('coupons'))
    .executeTakeFirstOrThrow();
  return {
    id: 'I4',
    what: 'coupons and offers are used within their limits',
    looked: `${coupons} coupons`,
    wrong: [
      ...rows.map(({ code, held: port, used }) => `${code}: ${port} held, ${used} used`),
      ...(await findOverusedPromotions(db)).map(({ title, uses }) => `${title}: ${uses} held or used`),
      ...(await findEndedUses(db)).map(
        ({ code, state, id, status }) => `${code}: ${state} by checkout ${id}, which is ${status}`,
      ),
    ],
  };
}

async function findOverusedPromotions(db: Database) {
  const { rows } = await sql<{ title: string; uses: number }>`
    select title, count(*)::int as uses from promotion_use join promotion on promotion.id = promotion_id
    group by promotion.id having count(*) > usage_limit`.execute(db);
  return rows;
}

/** Finds holds of checkouts that are not open, and uses without an order or by a cancelled one. */
async function findEndedUses(db: Database) {
  const { rows } = await sql<{ code: string; state: string; id: string; status: string }>`
    select code, state, checkout.id, coalesce(orders.status, checkout.status) as status
    from (
      select code, state, checkout_id from coupon_use join coupon on coupon.id = coupon_id
      union all
      select title, state, checkout_id from promotion_use join promotion on promotion.id = promotion_id
    ) as uses (code, state, checkout_id)
    join checkout on checkout.id = uses.checkout_id
    left join orders on orders.checkout_id = checkout.id
    where (state = 'held' and checkout.status <> 'open')
       or (state = 'used' and (orders.id is null or orders.status = 'Cancelled'))`.execute(db);
  return rows;
}
