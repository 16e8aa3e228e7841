import { checkCashOnDelivery, placeCashOrder as place } from '@gulmohar/contract/sales/cash-on-delivery.ts';
import { rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import { checkoutLimits, codCheckLimits } from '../../platform/http/rate-limits.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { shippingRulesOf } from '../../shop/shipping-rules.ts';
import { completeOrder } from '../checkout/complete-order.ts';
import type { ReservationPolicy } from '../checkout/reservation-caps.ts';
import { type PromiseNeeds, promiseAt } from '../promise/promise-at.ts';
import { decideCod } from './cod.rules.ts';
import { readRecord } from './cod.store.ts';
import { placeCashOrder } from './place-cash-order.ts';

type Needs = PromiseNeeds & { reservations: ReservationPolicy };

/** `/api/order/cod/*` */
export function codRoutes(needs: Needs): Route[] {
  const { db, reservations, settings } = needs;
  return [
    route(checkCashOnDelivery, { limits: codCheckLimits }, async ({ body: { amount, zipcode, phone } }) => {
      const rules = settings.current().cod;
      await promiseAt(needs, zipcode, new Date());
      const record = await readRecord(db, { phone, zipcode }, rules.refusalDays);
      const facts = { total: rupeesToPaise(amount) ?? 0, ...record };
      const { rejection } = decideCod(rules, facts);
      return { isOffered: rejection === null, reason: rejection ?? '' };
    }),

    shopperRoute(place, { limits: checkoutLimits }, async ({ body, shopper, caller }) => {
      if (!body.isGuest && !shopper) throw new ShopError('UNAUTHENTICATED', 'Please login to continue');
      const { cod } = settings.current();
      const orderId = await placeCashOrder(db, {
        requestId: body.requestId,
        rules: cod,
        order: await completeOrder(db, body.orderData, shopper?.userId),
        claimed: body.amount,
        userId: shopper?.userId ?? null,
        shipping: shippingRulesOf(settings.current()),
        caps: reservations.caps,
        addressKey: reservations.addressKey(caller.address),
      });
      return { orderId };
    }),
  ];
}
