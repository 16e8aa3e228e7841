import * as api from '@gulmohar/contract/fulfilment/order.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import type { Dependencies } from '../../app/dependencies.ts';
import type { Route } from '../../platform/http/route.ts';
import { requestReturn } from './request-return.ts';

/** `/api/order/return-request` */
export function returnRoutes({ db, afterSale }: Dependencies): Route[] {
  return [
    shopperRoute(api.requestReturn, {}, async ({ body, shopper }) => {
      await requestReturn(db, afterSale.returns, { ...body, asker: { userId: shopper.userId } });
      return { message: 'Return request created successfully.' };
    }),
  ];
}
