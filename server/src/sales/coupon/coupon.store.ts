import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import type { Coupon } from '../../platform/database/tables.ts';

export async function findCoupon(db: Database, code: string): Promise<Selectable<Coupon> | undefined> {
  return db.selectFrom('coupon').where('code', '=', code).selectAll().executeTakeFirst();
}

export async function findListedCoupons(db: Database): Promise<Selectable<Coupon>[]> {
  return db
    .selectFrom('coupon')
    .where('is_listed', '=', true)
    .where('is_active', '=', true)
    .where('starts_at', '<=', sql<Date>`now()`)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', sql<Date>`now()`)]))
    .orderBy('minimum_order_amount')
    .orderBy('code')
    .selectAll()
    .execute();
}

export async function countUses(
  db: Database,
  couponId: string,
  shopperKeys: readonly string[],
): Promise<number> {
  if (shopperKeys.length === 0) return 0;
  const { count } = await db
    .selectFrom('coupon_use')
    .where('coupon_id', '=', couponId)
    .where(sql<boolean>`shopper_keys && ${[...shopperKeys]}::text[]`)
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
