import { getDeliveryPromise } from '@gulmohar/contract/sales/delivery-promise.ts';
import { promiseLimits } from '../../platform/http/rate-limits.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { type PromiseNeeds, promiseAt } from './promise-at.ts';

/** `/api/delivery/promise` */
export function promiseRoutes(needs: PromiseNeeds): Route[] {
  return [
    route(getDeliveryPromise, { limits: promiseLimits }, async ({ query: { pin } }) => {
      const { days, source, service } = await promiseAt(needs, pin, new Date());
      return {
        promise: days && { from: days.from, to: days.to },
        isEstimate: source === 'distance',
        isServed: service?.isServed ?? null,
        takesCash: needs.settings.current().cod.isOffered ? (service?.hasCod ?? null) : false,
        collectsReturns: service?.hasPickup ?? null,
      };
    }),
  ];
}
