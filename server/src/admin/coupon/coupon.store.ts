import { COUPON_PAGE, type listCoupons } from '@gulmohar/contract/admin/coupon.ts';
import type { CouponTerms } from '@gulmohar/contract/admin/coupon-terms.ts';
import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Coupon } from '../../platform/database/tables.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { discountStateSql } from '../../sales/promotion/discount-state.ts';

export async function findCoupons(
  db: Database,
  { q, state, before }: z.output<typeof listCoupons.query>,
): Promise<Selectable<Coupon>[]> {
  let coupons = db.selectFrom('coupon').selectAll().orderBy('id', 'desc').limit(COUPON_PAGE);
  if (state !== 'all') coupons = coupons.where(discountStateSql, '=', state);
  if (before) coupons = coupons.where('id', '<', before);
  if (q) {
    coupons = coupons.where(
      sql<boolean>`position(lower(${q}) in lower(code)) > 0 or position(lower(${q}) in lower(name)) > 0`,
    );
  }
  return coupons.execute();
}

/** @throws ShopError NOT_FOUND */
export async function findCoupon(db: Database, couponId: string): Promise<Selectable<Coupon>> {
  return db
    .selectFrom('coupon')
    .where('id', '=', couponId)
    .selectAll()
    .executeTakeFirstOrThrow(() => new ShopError('NOT_FOUND', 'There is no such coupon.'));
}

/**
 * Returns a coupon and locks its row until the transaction ends, so that nobody else changes, holds or uses
 * it.
 */
export async function lockCoupon(trx: Transaction, couponId: string): Promise<Selectable<Coupon>> {
  return trx
    .selectFrom('coupon')
    .where('id', '=', couponId)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow(() => new ShopError('NOT_FOUND', 'There is no such coupon.'));
}

export function columnsOf(terms: CouponTerms) {
  const isPercentage = terms.discountType === 'percentage';
  return {
    name: terms.name,
    description: terms.description,
    discount_type: terms.discountType,
    basis_points: isPercentage && terms.percent !== null ? Math.round(terms.percent * 100) : null,
    amount: terms.discountType === 'fixed' ? terms.amount : null,
    maximum_discount: isPercentage ? terms.maximumDiscount : null,
    minimum_order_amount: terms.minimumOrderAmount,
    starts_at: new Date(terms.startsAt),
    ends_at: terms.endsAt === null ? null : new Date(terms.endsAt),
    usage_limit: terms.usageLimit,
    per_shopper_limit: terms.perShopperLimit,
    categories: terms.categories,
    is_listed: terms.isListed,
  };
}
