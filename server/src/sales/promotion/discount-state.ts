import type { DiscountState } from '@gulmohar/contract/admin/discount.ts';
import { sql } from 'kysely';

export type Discount = {
  is_active: boolean;
  starts_at: Date;
  ends_at: Date | null;
  usage_limit: number | null;
  held: number;
  used: number;
};

/** Of a coupon or a promotion. `discountStateSql` says the same. */
export function discountStateOf(discount: Discount, now: Date): DiscountState {
  if (!discount.is_active) return 'off';
  if (discount.ends_at && discount.ends_at <= now) return 'over';
  if (discount.starts_at > now) return 'coming';
  return isUsedUp(discount) ? 'used-up' : 'running';
}

export function isUsedUp({
  usage_limit,
  held,
  used,
}: Pick<Discount, 'usage_limit' | 'held' | 'used'>): boolean {
  return usage_limit !== null && held + used >= usage_limit;
}

/** For a table with its uses in the row, to filter a list. */
export const discountStateSql = sql<DiscountState>`(case
  when not is_active then 'off'
  when ends_at <= now() then 'over'
  when starts_at > now() then 'coming'
  when held + used >= usage_limit then 'used-up'
  else 'running' end)`;
