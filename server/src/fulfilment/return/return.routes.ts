import { requestReturn } from '@gulmohar/contract/fulfilment/order.ts';
import type { Database } from '../../platform/database/connection.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { AfterSale } from '../order/after-sale.ts';
import { requestReturn as request } from './request-return.ts';

type Needs = { db: Database; afterSale: () => AfterSale };

/** `/api/order/return-request` */
export function returnRoutes({ db, afterSale }: Needs): Route[] {
  return [
    route(requestReturn, {}, async ({ body, shopper }) => {
      await request(db, afterSale().returns, { ...body, asker: { userId: shopper.userId } });
      return { message: 'Return request created successfully.' };
    }),
  ];
}
