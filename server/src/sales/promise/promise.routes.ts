import { getDeliveryPromise } from '@gulmohar/contract/sales/delivery-promise.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { CurrentSettings } from '../../shop/shop-settings.ts';
import { courierZone, promiseDays } from './promise.rules.ts';

type Needs = { settings: CurrentSettings };

/** `/api/delivery/promise` */
export function promiseRoutes({ settings }: Needs): Route[] {
  return [
    route(getDeliveryPromise, {}, async ({ query: { pin } }) => {
      const { promise, contact } = settings.current();
      const from = pinOf(contact.address);
      if (!promise.isShown || !from) return { promise: null };
      return { promise: promiseDays(new Date(), courierZone(from, pin), promise) };
    }),
  ];
}

/** Where parcels leave: the PIN of the shop's address. */
function pinOf(address: readonly string[]): string | undefined {
  return /\b[1-9][0-9]{2} ?[0-9]{3}\b/.exec(address.join('\n'))?.[0].replace(' ', '');
}
