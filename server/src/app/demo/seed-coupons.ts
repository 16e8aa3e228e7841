import { demoCoupons } from '@gulmohar/demo/catalogue/coupons.ts';
import { v7 as uuid } from 'uuid';
import type { Transaction } from '../../platform/database/connection.ts';

const DAY_MS = 86_400_000;

/** Adds the demo shop's coupons; their dates count from the day of seeding. */
export async function insertCoupons(trx: Transaction, now: Date): Promise<void> {
  await trx
    .insertInto('coupon')
    .values(
      demoCoupons.map((coupon) => ({
        id: uuid(),
        code: coupon.code,
        name: coupon.name,
        description: coupon.description,
        discount_type: coupon.discountType,
        basis_points: coupon.discountType === 'percentage' ? coupon.discountValue * 100 : null,
        amount: coupon.discountType === 'fixed' ? coupon.discountValue : null,
        maximum_discount: coupon.maxDiscountPaise ?? null,
        minimum_order_amount: coupon.minimumOrderPaise,
        usage_limit: coupon.usageLimit ?? null,
        per_shopper_limit: null,
        starts_at: new Date(now.getTime() + coupon.validFromDays * DAY_MS),
        ends_at: new Date(now.getTime() + coupon.validUntilDays * DAY_MS),
        is_listed: coupon.listed,
      })),
    )
    .execute();
}
