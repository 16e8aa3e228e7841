import { normaliseEmail } from '@gulmohar/contract/values/email.ts';
import { type RawBuilder, sql } from 'kysely';
import type { AccountOwner } from '../../accounts/user/account-orders.ts';
import { accountKey } from '../promotion/shopper-keys.ts';

export function buyerKeyOf(
  { buyer }: { buyer: { email: string; phone: string } },
  userId: string | null,
): string {
  return userId ? accountKey(userId) : guestKey(buyer);
}

export function guestKey(buyer: { email: string; phone: string }): string {
  return `guest:${normaliseEmail(buyer.email)}:${buyer.phone}`;
}

export const DRAFT_KEY = 'draft:';

export function draftKey(draftId: string): string {
  return DRAFT_KEY + draftId;
}

export function isCheckoutOf({ userId, confirmedEmail }: AccountOwner): RawBuilder<boolean> {
  const keyStart = confirmedEmail && guestKey({ email: confirmedEmail, phone: '' });
  return sql<boolean>`(user_id = ${userId} or user_id is null and (starts_with(buyer_key, ${keyStart}::text)
    or starts_with(buyer_key, ${DRAFT_KEY}) and snapshot #>> '{buyer,email}' = ${confirmedEmail}))`;
}
