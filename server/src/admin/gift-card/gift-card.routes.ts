import * as api from '@gulmohar/contract/admin/gift-card.ts';
import { GIFT_CARDS_PAGE, type GiftCardRow } from '@gulmohar/contract/admin/gift-card.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { pageOf } from '../page-of.ts';
import { staffRoute } from '../session/staff-route.ts';
import { cancelGiftCard, issueGiftCard, sendGiftCardAgain } from './change-gift-card.ts';
import { findGiftCards, sumUnused } from './gift-card.store.ts';

type Needs = { db: Database; settings: CurrentSettings };

export function giftCardAdminRoutes({ db, settings }: Needs): Route[] {
  return [
    staffRoute(api.listGiftCards, {}, async ({ query }) => {
      const { shown, nextAfter } = pageOf(await findGiftCards(db, query.after), GIFT_CARDS_PAGE);
      return { owed: await sumUnused(db), cards: shown.map(present), nextAfter };
    }),

    staffRoute(api.issueGiftCard, {}, async ({ body, staff }) => {
      const { payouts, giftCards } = settings.current();
      const rules = { approvalAbove: payouts.approvalAbove, years: giftCards.years };
      await issueGiftCard(db, staff, body, rules);
      return {};
    }),

    staffRoute(api.sendGiftCardAgain, {}, async ({ body, staff }) => {
      await sendGiftCardAgain(db, staff, body);
      return {};
    }),

    staffRoute(api.cancelGiftCard, {}, async ({ body, staff }) => {
      await cancelGiftCard(db, staff, body);
      return {};
    }),
  ];
}

type Row = Awaited<ReturnType<typeof findGiftCards>>[number];

function present(row: Row): GiftCardRow {
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

function stateOf({ state, expires_at, sent_at }: Row): GiftCardRow['state'] {
  if (state !== 'valid') return state;
  if (expires_at && expires_at <= new Date()) return 'expired';
  return sent_at ? 'sent' : 'waiting';
}
