import {
  buyGiftCard as buy,
  checkGiftCard as check,
  getGiftCardOffer,
  getGiftCardState,
  redeemGiftCard as redeem,
} from '@gulmohar/contract/sales/gift-card.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import type { Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { checkoutStatusLimits, giftCardLimits } from '../../platform/limits/rate-limits.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import type { OpenedAt } from '../checkout/checkout.store.ts';
import { buyGiftCard, giftCardState } from './buy-gift-card.ts';
import { checkGiftCard, redeemGiftCard } from './redeem-gift-card.ts';

type Needs = {
  db: Database;
  providers: () => Providers;
  settings: CurrentSettings;
  shop: () => Shop;
  /** Asks the provider whether a checkout was paid. */
  settle(checkout: OpenedAt): Promise<unknown>;
};

const states = { unpaid: 'over', valid: 'paid', redeemed: 'paid', cancelled: 'cancelled' } as const;

export function giftCardRoutes({ db, providers, settings, shop, settle }: Needs): Route[] {
  return [
    route(getGiftCardOffer, {}, async () => {
      const { amounts, years } = settings.current().giftCards;
      return { amounts: amounts.map(paiseToRupees), years };
    }),

    route(buy, { limits: giftCardLimits }, async ({ body }) => ({
      paymentUrl: await buyGiftCard(db, providers(), body, {
        offer: settings.current().giftCards,
        shop: shop(),
      }),
    })),

    route(getGiftCardState, { limits: checkoutStatusLimits }, async ({ query: { cardId } }) => {
      const { card, isPayable } = await askedFor(db, settle, cardId);
      return {
        state: isPayable ? ('to-pay' as const) : states[card.state],
        paymentUrl: isPayable ? card.payment_url : null,
        amount: paiseToRupees(card.amount),
        sendAt: card.send_at.toISOString(),
        isSent: card.sent_at !== null,
      };
    }),

    route(check, { limits: giftCardLimits }, async ({ body }) => {
      const { amount, expires_at } = await checkGiftCard(db, body.giftCardCode);
      return { amount: paiseToRupees(amount), expiresAt: expires_at?.toISOString() ?? null };
    }),

    shopperRoute(redeem, { limits: giftCardLimits }, async ({ body, shopper }) => {
      const { amount, balance } = await redeemGiftCard(db, shopper.userId, body.giftCardCode);
      return { amount: paiseToRupees(amount), balance: paiseToRupees(balance) };
    }),
  ];
}

/** The webhook may be late. */
async function askedFor(db: Database, settle: Needs['settle'], cardId: string) {
  const known = await giftCardState(db, cardId);
  if (!known.isPayable) return known;
  await settle(known.checkout);
  return giftCardState(db, cardId);
}
