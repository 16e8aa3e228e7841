import * as api from '@gulmohar/contract/sales/reservation.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import type { Database } from '../../platform/database/connection.ts';
import { checkoutStatusLimits } from '../../platform/http/rate-limits.ts';
import type { Route } from '../../platform/http/route.ts';
import { extendReservation } from './extend-reservation.ts';

type Needs = { db: Database };

/** `/api/order/extend-reservation` */
export function reservationRoutes({ db }: Needs): Route[] {
  return [
    shopperRoute(api.extendReservation, { limits: checkoutStatusLimits }, async ({ body, shopper }) =>
      extendReservation(db, { ...body, userId: shopper?.userId }),
    ),
  ];
}
