import { cancelOrder, getOrder, getUserOrders } from '@gulmohar/contract/fulfilment/order.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import type { AfterSale } from './after-sale.ts';
import { moveOrder } from './move-order.ts';
import { readOrder, readOrders } from './read-orders.ts';

type Needs = { db: Database; afterSale: () => AfterSale };

/** `/api/order/*`: what a shopper sees and does after the purchase */
export function orderRoutes({ db, afterSale }: Needs): Route[] {
  return [
    shopperRoute(getUserOrders, {}, async ({ query, shopper }) =>
      readOrders(db, afterSale().returns, shopper.userId, query),
    ),

    shopperRoute(getOrder, {}, async ({ query, shopper }) => ({
      order: await readOrder(db, afterSale().returns, shopper.userId, query.orderId),
    })),

    shopperRoute(cancelOrder, {}, async ({ body, shopper }) => {
      const { seller } = afterSale();
      const { userId } = shopper;
      await moveOrder(db, body.orderId, { to: 'Cancelled', actor: 'shopper', userId, seller });
      return {
        order: await readOrder(db, afterSale().returns, shopper.userId, body.orderId),
        message: 'Your order is cancelled',
      };
    }),
  ];
}
