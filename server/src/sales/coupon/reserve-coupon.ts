import type { Saving } from '@gulmohar/contract/sales/pricing.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { isUsedUp } from '../promotion/discount-state.ts';
import { findPrices } from '../promotion/price-products.ts';
import { discountsOfLines, hasUsedUp, judgeCoupon } from './coupon.rules.ts';
import { countUses, findCoupon } from './coupon.store.ts';

type Input = {
  code: string;
  /** With what promotions have taken off them. */
  lines: readonly { productId: string; unitPrice: Paise; quantity: number; promoted: Paise }[];
  subtotal: Paise;
  shopperKeys: readonly string[];
};

export type GrantedCoupon = { id: string; code: string; saving: Saving; lineDiscounts: Paise[] };

/** In the order of their ids, so that checkouts that swap coupons do not deadlock. */
export async function lockCoupons(
  trx: Transaction,
  code: string | undefined,
  earlierCheckoutIds: readonly string[],
): Promise<void> {
  if (!code && earlierCheckoutIds.length === 0) return;
  await sql`select from coupon where code = ${code ?? ''}
    or id in (select coupon_id from coupon_use where checkout_id = any(${[...earlierCheckoutIds]}::uuid[]))
    order by id for update`.execute(trx);
}

/**
 * Its row must be locked.
 * @throws ShopError NOT_FOUND for an unknown code, COUPON_NOT_ELIGIBLE with the reason
 */
export async function grantCoupon(trx: Transaction, input: Input): Promise<GrantedCoupon> {
  const coupon = await findCoupon(trx, input.code);
  if (!coupon) throw new ShopError('NOT_FOUND', 'Invalid coupon code');
  const products = await findPrices(
    trx,
    input.lines.map((line) => line.productId),
  );
  const lines = input.lines.map((line) => ({
    category: products.get(line.productId)?.category ?? '',
    amount: line.unitPrice * line.quantity,
    promoted: line.promoted,
  }));
  const eligibility = judgeCoupon(coupon, {
    now: new Date(),
    lines,
    subtotal: input.subtotal,
    usesByShopper: await countUses(trx, coupon.id, input.shopperKeys),
  });
  if (!eligibility.eligible) throw new ShopError('COUPON_NOT_ELIGIBLE', eligibility.reason);
  const { id, code } = coupon;
  const { saving } = eligibility;
  return { id, code, saving, lineDiscounts: discountsOfLines(coupon, lines, saving.discount) };
}

export async function reserveCoupon(
  trx: Transaction,
  reservation: { couponId: string; checkoutId: string; shopperKeys: string[] },
): Promise<void> {
  await trx
    .insertInto('coupon_use')
    .values({
      coupon_id: reservation.couponId,
      checkout_id: reservation.checkoutId,
      shopper_keys: reservation.shopperKeys,
    })
    .execute();
}

/**
 * The coupon's row must be locked.
 * @returns false when that shopper cannot use it any more, in which case nothing is held
 */
export async function reserveCouponAgain(
  trx: Transaction,
  reservation: { couponId: string; checkoutId: string; shopperKeys: string[] },
): Promise<boolean> {
  await releaseCoupon(trx, reservation.checkoutId);
  const coupon = await trx
    .selectFrom('coupon')
    .where('id', '=', reservation.couponId)
    .selectAll()
    .executeTakeFirstOrThrow();
  const uses = await countUses(trx, coupon.id, reservation.shopperKeys);
  if (hasUsedUp(coupon, uses) || isUsedUp(coupon)) return false;
  await reserveCoupon(trx, reservation);
  return true;
}

export async function releaseCoupon(trx: Transaction, checkoutId: string): Promise<void> {
  await trx
    .deleteFrom('coupon_use')
    .where('checkout_id', '=', checkoutId)
    .where('state', '=', 'held')
    .execute();
}

/** A cancelled order does not count towards any limit. */
export async function returnCoupon(trx: Transaction, checkoutId: string): Promise<void> {
  await trx.deleteFrom('coupon_use').where('checkout_id', '=', checkoutId).execute();
}

/**
 * An expired checkout no longer holds its coupon; it is then counted only if its usage limit has room. Its
 * other conditions are not checked again, because the shopper has paid for what was promised.
 * @returns whether the coupon could be counted
 */
export async function useCoupon(
  trx: Transaction,
  use: { couponId: string; checkoutId: string; shopperKeys: string[] },
): Promise<boolean> {
  const { rows } = await sql<{ has_room: boolean }>`
    select usage_limit is null or held + used < usage_limit
           or exists (select from coupon_use where checkout_id = ${use.checkoutId}) as has_room
    from coupon where id = ${use.couponId} for update`.execute(trx);
  if (!rows[0]?.has_room) return false;
  await trx
    .insertInto('coupon_use')
    .values({
      coupon_id: use.couponId,
      checkout_id: use.checkoutId,
      shopper_keys: use.shopperKeys,
      state: 'used',
    })
    .onConflict((conflict) => conflict.column('checkout_id').doUpdateSet({ state: 'used' }))
    .execute();
  return true;
}
