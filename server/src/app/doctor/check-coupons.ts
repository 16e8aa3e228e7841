import type { Finding } from '@gulmohar/contract/admin/today.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** I4: used and held are what checkouts and orders say, and together within the coupon's limit; nothing ended counts. */
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
    what: 'coupons are used within their limits',
    looked: `${coupons} coupons`,
    wrong: [
      ...rows.map(({ code, held, used }) => `${code}: ${held} held, ${used} used`),
      ...(await findEndedUses(db)).map(
        ({ code, state, id, status }) => `${code}: ${state} by checkout ${id}, which is ${status}`,
      ),
    ],
  };
}

/** Only an open checkout holds a coupon, and only an order that stands has used it. */
async function findEndedUses(db: Database) {
  const { rows } = await sql<{ code: string; state: string; id: string; status: string }>`
    select code, state, checkout.id, coalesce(orders.status, checkout.status) as status
    from coupon_use
    join coupon on coupon.id = coupon_id
    join checkout on checkout.id = coupon_use.checkout_id
    left join orders on orders.checkout_id = checkout.id
    where (state = 'held' and checkout.status <> 'open')
       or (state = 'used' and (orders.id is null or orders.status = 'Cancelled'))`.execute(db);
  return rows;
}
