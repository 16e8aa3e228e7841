import type { Finding } from '@gulmohar/contract/admin/today.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** I4: used and held agree with checkouts and orders, and together are within the coupon's limit. */
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
    wrong: rows.map(({ code, held, used }) => `${code}: ${held} held, ${used} used`),
  };
}
