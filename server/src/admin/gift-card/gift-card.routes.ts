import * as api from '@gulmohar/contract/admin/gift-card.ts';
import { GIFT_CARDS_PAGE } from '@gulmohar/contract/admin/gift-card.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { pageOf } from '../page-of.ts';
import { staffRoute } from '../session/staff-route.ts';
import { cancelGiftCard, issueGiftCard, sendGiftCardAgain } from './change-gift-card.ts';
import { presentGiftCard } from './gift-card.present.ts';
import { findGiftCards, sumUnused } from './gift-card.store.ts';

type Needs = { db: Database; settings: CurrentSettings };

export function giftCardAdminRoutes({ db, settings }: Needs): Route[] {
  return [
    staffRoute(api.listGiftCards, {}, async ({ query }) => {
      const { shown, nextAfter } = pageOf(
        await findGiftCards(db, { ...query, limit: GIFT_CARDS_PAGE + 1 }),
        GIFT_CARDS_PAGE,
      );
      return { owed: await sumUnused(db), cards: shown.map(presentGiftCard), nextAfter };
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
