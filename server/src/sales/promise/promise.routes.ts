import { getDeliveryPromise } from '@gulmohar/contract/sales/delivery-promise.ts';
import { isExpressOffered } from '@gulmohar/contract/shop/express.ts';
import { findPinPlace } from '@gulmohar/contract/values/pin-places.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { promiseLimits } from '../../platform/limits/rate-limits.ts';
import { expressDays, type PromiseNeeds, promiseAt } from './promise-at.ts';

export function promiseRoutes(needs: PromiseNeeds): Route[] {
  return [
    route(getDeliveryPromise, { limits: promiseLimits }, async ({ query: { pin, daysToMake } }) => {
      const ordering = { orderedAt: new Date(), daysToMake };
      const { days, source, service } = await promiseAt(needs, pin, ordering);
      const { express, cod } = needs.settings.current();
      const isExpress =
        express.isOffered && isExpressOffered(express, { state: findPinPlace(pin)?.state, zipcode: pin });
      return {
        ...(isExpress && { express: expressDays(needs, pin, ordering) }),
        promise: days && { from: days.from, to: days.to },
        isEstimate: source === 'distance',
        isServed: service?.isServed ?? null,
        takesCash: cod.isOffered ? (service?.hasCod ?? null) : false,
        collectsReturns: service?.hasPickup ?? null,
      };
    }),
  ];
}
