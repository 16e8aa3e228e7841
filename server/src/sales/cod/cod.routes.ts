import { checkCashOnDelivery, placeCashOrder as place } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { checkoutLimits, codCheckLimits } from '../../platform/limits/rate-limits.ts';
import { openPhoneHash } from '../../platform/secrets/phone-hash.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { giftWrapPriceOf } from '../../shop/gift-wrap-price.ts';
import { shippingRulesOf } from '../../shop/shipping-rules.ts';
import { completeOrder } from '../checkout/complete-order.ts';
import { readCredit } from '../checkout/read-credit.ts';
import { type PromiseNeeds, promiseAt } from '../promise/promise-at.ts';
import type { ReservationPolicy } from '../reservation/reservation-caps.ts';
import { decideCod } from './cod.rules.ts';
import { readFacts } from './cod.store.ts';
import { placeCashOrder } from './place-cash-order.ts';

type Needs = PromiseNeeds & { reservations: ReservationPolicy; secrets: Secrets };

export function codRoutes(needs: Needs): Route[] {
  const { db, reservations, secrets, settings } = needs;
  const hashPhone = openPhoneHash(secrets);
  return [
    shopperRoute(checkCashOnDelivery, { limits: codCheckLimits }, async ({ body, shopper }) => {
      const { amount, credit, zipcode, phone, productIds } = body;
      const rules = settings.current().cod;
      await promiseAt(needs, zipcode, { orderedAt: new Date(), daysToMake: 0 });
      const userId = shopper?.userId ?? null;
      const buyer = { phone, email: null, zipcode, productIds, userId, isGuest: userId === null };
      const known = await readFacts(db, buyer, { rules, hashPhone });
      const { rejection } = decideCod(rules, {
        total: (rupeesToPaise(amount) ?? 0) - (rupeesToPaise(credit) ?? 0),
        credit: rupeesToPaise(credit) ?? 0,
        ...known,
        isWithinCaps: true,
      });
      return { isOffered: rejection === null, reason: rejection ?? '' };
    }),

    shopperRoute(place, { limits: checkoutLimits }, async ({ body, shopper, caller }) => {
      if (!body.isGuest && !shopper) throw new ShopError('UNAUTHENTICATED', 'Please login to continue');
      const { cod, prepaid } = settings.current();
      const orderId = await placeCashOrder(db, {
        requestId: body.requestId,
        cod: { rules: cod, hashPhone },
        order: await completeOrder(db, body.orderData, shopper?.userId),
        claimed: body.amount,
        credit: readCredit(body, shopper !== undefined),
        prepaid,
        replaces: body.replaces,
        holdIds: body.holdIds,
        userId: shopper?.userId ?? null,
        shipping: shippingRulesOf(settings.current()),
        giftWrapPrice: giftWrapPriceOf(settings.current()),
        sellerGstin: settings.current().tax.gstin,
        caps: reservations.caps,
        addressKey: reservations.addressKey(caller.address),
      });
      return { orderId };
    }),
  ];
}
