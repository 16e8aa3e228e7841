import { normaliseEmail } from '@gulmohar/contract/values/email.ts';
import { type RawBuilder, sql } from 'kysely';
import type { AccountOwner } from '../../accounts/user/account-orders.ts';
import { accountKey } from '../coupon/shopper-keys.ts';

/** Returns the key of a buyer, who can have one open checkout. */
export function buyerKeyOf(
  { buyer }: { buyer: { email: string; phone: string } },
  userId: string | null,
): string {
  return userId ? accountKey(userId) : guestKey(buyer);
}

/**
 * Returns the buyer key of a guest, who has one open checkout per pair of e-mail address and phone number.
 */
export function guestKey(buyer: { email: string; phone: string }): string {
  return `guest:${normaliseEmail(buyer.email)}:${buyer.phone}`;
}

/** The prefix of the buyer keys of draft orders. */
export const DRAFT_KEY = 'draft:';

/** Returns the buyer key of a draft order, which has one open checkout. */
export function draftKey(draftId: string): string {
  return DRAFT_KEY + draftId;
}

/** Returns a condition on `checkout`: whether an account's owner opened it, signed in or as a guest. */
export function isCheckoutOf({ userId, confirmedEmail }: AccountOwner): RawBuilder<boolean> {
  const keyStart = confirmedEmail && guestKey({ email: confirmedEmail, phone: '' });
  return sql<boolean>`(user_id = ${userId} or user_id is null and (starts_with(buyer_key, ${keyStart}::text)
    or starts_with(buyer_key, ${DRAFT_KEY}) and snapshot #>> '{buyer,email}' = ${confirmedEmail}))`;
}
