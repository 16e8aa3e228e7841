import { type RawBuilder, sql } from 'kysely';
import type { AccountOwner } from '../../accounts/user/account-orders.ts';
import { DRAFT_KEY, guestKey } from './checkout.rules.ts';

/** Returns a condition on `checkout`: whether an account's owner opened it, signed in or as a guest. */
export function isCheckoutOf({ userId, confirmedEmail }: AccountOwner): RawBuilder<boolean> {
  const keyStart = confirmedEmail && guestKey({ email: confirmedEmail, phone: '' });
  return sql<boolean>`(user_id = ${userId} or user_id is null and (starts_with(buyer_key, ${keyStart}::text)
    or starts_with(buyer_key, ${DRAFT_KEY}) and snapshot #>> '{buyer,email}' = ${confirmedEmail}))`;
}
