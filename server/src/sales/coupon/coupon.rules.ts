import type { DiscountState } from '@gulmohar/contract/admin/discount.ts';
import { type CouponTerms, NO_SAVING, type Saving, savingOf } from '@gulmohar/contract/sales/pricing.ts';
import { formatRupeeSign, type Paise } from '@gulmohar/contract/values/money.ts';
import { shareOut } from '@gulmohar/contract/values/share-out.ts';
import type { Selectable } from 'kysely';
import type { Coupon } from '../../platform/database/tables.ts';
import { discountStateOf } from '../promotion/discount-state.ts';

export type CouponCase = {
  now: Date;
  /** The cart's lines by category, priced from the catalogue, and what promotions have taken off them. */
  lines: readonly { category: string; amount: Paise; promoted?: Paise }[];
  subtotal: Paise;
  /** How often this shopper holds or has used the coupon, not counting this checkout. */
  usesByShopper: number;
};

export type JudgedCoupon = Omit<
  Selectable<Coupon>,
  'id' | 'code' | 'name' | 'description' | 'is_listed' | 'version'
>;

export type Eligibility =
  | { eligible: true; saving: Saving }
  | { eligible: false; reason: string; amountNeeded: Paise };

const refusals: Record<Exclude<DiscountState, 'running'>, string> = {
  off: 'This coupon has expired',
  over: 'This coupon has expired',
  coming: 'This coupon is not valid yet',
  'used-up': 'This coupon has been used up',
};

export function judgeCoupon(
  coupon: JudgedCoupon,
  { now, lines, subtotal, usesByShopper }: CouponCase,
): Eligibility {
  const state = discountStateOf(coupon, now);
  if (state !== 'running') return refused(refusals[state]);
  if (hasUsedUp(coupon, usesByShopper)) return refused('You have already used this coupon');
  const discountable = coupon.categories.length > 0 ? sum(discountableOfLines(coupon, lines)) : subtotal;
  if (discountable === 0) return refused('This coupon does not apply to the items in your cart');
  const amountNeeded = coupon.minimum_order_amount - discountable;
  if (amountNeeded > 0) {
    return refused(`Add ${formatRupeeSign(amountNeeded)} more to use this coupon`, amountNeeded);
  }
  const promoted = sum(lines.map((line) => (isFor(coupon, line) ? (line.promoted ?? 0) : 0)));
  return { eligible: true, saving: savingOf(termsOf(coupon), Math.max(0, discountable - promoted)) };
}

export function hasUsedUp({ per_shopper_limit }: JudgedCoupon, usesByShopper: number): boolean {
  return per_shopper_limit !== null && usesByShopper >= per_shopper_limit;
}

/**
 * By value over the lines that the coupon applies to. Other lines get none, because tax and refunds depend on
 * what was paid for a line (CGST Act, section 15(3)(a)).
 * @param discount the total, in paise
 */
export function discountsOfLines(
  coupon: Pick<JudgedCoupon, 'categories'>,
  lines: CouponCase['lines'],
  discount: Paise,
): Paise[] {
  const left = lines.map(({ promoted = 0, ...line }) => ({ ...line, amount: line.amount - promoted }));
  return shareOut(discount, discountableOfLines(coupon, left));
}

function discountableOfLines(coupon: Pick<JudgedCoupon, 'categories'>, lines: CouponCase['lines']): Paise[] {
  return lines.map((line) => (isFor(coupon, line) ? line.amount : 0));
}

function isFor(
  { categories }: Pick<JudgedCoupon, 'categories'>,
  { category }: { category: string },
): boolean {
  return categories.length === 0 || categories.includes(category);
}

function sum(amounts: readonly Paise[]): Paise {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function refused(reason: string, amountNeeded: Paise = 0): Eligibility {
  return { eligible: false, reason, amountNeeded };
}

/** Returns the row's terms. The table's check `terms_complete` guarantees that they are set. */
function termsOf(coupon: JudgedCoupon): CouponTerms {
  switch (coupon.discount_type) {
    case 'percentage':
      return {
        discountType: 'percentage',
        basisPoints: coupon.basis_points ?? 0,
        maximum: coupon.maximum_discount,
      };
    case 'fixed':
      return { discountType: 'fixed', amount: coupon.amount ?? 0 };
    case 'free_shipping':
      return { discountType: 'free_shipping' };
  }
}

export function savingIn(eligibility: Eligibility): Saving {
  return eligibility.eligible ? eligibility.saving : NO_SAVING;
}
