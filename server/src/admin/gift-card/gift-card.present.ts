import type { GiftCardRow } from '@gulmohar/contract/admin/gift-card.ts';
import type { findGiftCards } from './gift-card.store.ts';

export type Row = Awaited<ReturnType<typeof findGiftCards>>[number];

export function presentGiftCard(row: Row): GiftCardRow {
  return {
    cardId: row.id,
    amount: row.amount,
    state: stateOf(row),
    isBought: row.checkout_id !== null,
    buyerName: row.buyer_name,
    buyerEmail: row.buyer_email,
    recipientName: row.recipient_name,
    recipientEmail: row.recipient_email,
    sendAt: row.send_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    userId: row.user_id,
    staffName: row.staff_name ?? '',
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
  };
}

export function stateOf({ state, expires_at, sent_at }: Row): GiftCardRow['state'] {
  if (state !== 'valid') return state;
  if (expires_at && expires_at <= new Date()) return 'expired';
  return sent_at ? 'sent' : 'waiting';
}
