import * as api from '@gulmohar/contract/fulfilment/order.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import type { AfterSale } from '../order/after-sale.ts';
import { requestReturn } from './request-return.ts';

type Needs = { db: Database; afterSale: () => AfterSale };

/** `/api/order/return-request` */
export function returnRoutes({ db, afterSale }: Needs): Route[] {
  return [
    shopperRoute(api.requestReturn, {}, async ({ body, shopper }) => {
      await requestReturn(db, afterSale().returns, { ...body, asker: { userId: shopper.userId } });
      return { message: 'Return request created successfully.' };
    }),
  ];
}
