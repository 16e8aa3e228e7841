import {
  createRazorpayOrder,
  createSabPaisaPayment,
  createStripeSession,
  type purchase,
} from '@gulmohar/contract/sales/checkout.ts';
import { extendReservation as extend } from '@gulmohar/contract/sales/reservation.ts';
import type { Shop } from '@gulmohar/contract/shop/shop.ts';
import type { z } from 'zod';
import type { Shopper } from '../../accounts/session/shopper.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import { configured, type Providers } from '../../payments/providers.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { checkoutLimits, checkoutStatusLimits } from '../../platform/limits/rate-limits.ts';
import type { ReservationPolicy } from '../reservation/reservation-caps.ts';
import { completeOrder } from './complete-order.ts';
import { extendReservation } from './extend-reservation.ts';
import { type Input, openCheckout } from './open-checkout.ts';
import { openCheckoutByAmount } from './open-checkout-by-amount.ts';
import { readCredit } from './read-credit.ts';
import { onlineRules } from './take-snapshot.ts';

type Needs = {
  db: Database;
  providers: () => Providers;
  reservations: ReservationPolicy;
  shop: () => Shop;
};

type Buying = { body: z.output<typeof purchase>; shopper: Shopper | undefined; caller: Caller };

export function checkoutRoutes({ db, providers, reservations, shop }: Needs): Route[] {
  function readClaim({ body, shopper, caller }: Buying) {
    if (!body.isGuest && !shopper) throw new ShopError('UNAUTHENTICATED', 'Please login to continue');
    const { caps, addressKey } = reservations;
    const holder = { caps, addressKey: addressKey(caller.address) };
    const { amount: claimed, replaces, holdIds } = body;
    const credit = readCredit(body, shopper !== undefined);
    const userId = shopper?.userId ?? null;
    return { claimed, credit, replaces, holdIds, userId, ...onlineRules(shop()), ...holder };
  }

  async function readInput(buying: Buying): Promise<Input> {
    const { orderData } = buying.body;
    return { ...readClaim(buying), order: await completeOrder(db, orderData, buying.shopper?.userId) };
  }

  const opening = { limits: checkoutLimits };
  /** Whatever was sent, a provider without an account has no address. */
  const openingAt = (name: 'stripe' | 'sabpaisa') => ({
    ...opening,
    beforeBody: async () => void configured(providers()[name]),
  });
  return [
    shopperRoute(createRazorpayOrder, opening, async (buying) => {
      const { razorpay } = providers();
      const { key } = razorpay;
      const opened = buying.body.orderData
        ? await openCheckout(db, razorpay, await readInput(buying))
        : await openCheckoutByAmount(db, razorpay, readClaim(buying));
      if (opened.outcome === 'placed') {
        const { checkoutId, orderId, currency } = opened;
        return { key, amount: 0, checkoutId, orderId, currency, isPlaced: true };
      }
      const { id, amount, currency } = opened.order;
      return { key, amount, currency, orderId: id, isPlaced: false };
    }),

    shopperRoute(createStripeSession, openingAt('stripe'), async (buying) => {
      const stripe = configured(providers().stripe);
      const opened = await openCheckout(db, stripe, await readInput(buying));
      if (opened.outcome === 'to-pay') return { url: opened.order.payUrl, orderId: opened.checkoutId };
      const { orderId } = opened;
      return { url: `${shop().url}/verify?success=true&orderId=${orderId}`, orderId };
    }),

    shopperRoute(createSabPaisaPayment, openingAt('sabpaisa'), async (buying) => {
      const sabpaisa = configured(providers().sabpaisa);
      const input = await readInput(buying);
      const opened = await openCheckout(db, sabpaisa, input);
      if (opened.outcome === 'placed') return { form: null, orderId: opened.orderId };
      const form = sabpaisa.paymentForm(opened.order, input.order.buyer);
      return { form, orderId: opened.checkoutId };
    }),

    shopperRoute(extend, { limits: checkoutStatusLimits }, async ({ body, shopper }) =>
      extendReservation(db, { ...body, userId: shopper?.userId }),
    ),
  ];
}
