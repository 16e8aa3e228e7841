import { cancelOrder, getOrder, getUserOrders } from '@gulmohar/contract/fulfilment/order.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import type { Dependencies } from '../../app/dependencies.ts';
import type { Route } from '../../platform/http/route.ts';
import { moveOrder } from './move-order.ts';
import { readOrder, readOrders } from './read-orders.ts';

/** `/api/order/*`: what a shopper sees and does after the purchase */
export function orderRoutes({ db, afterSale }: Dependencies): Route[] {
  return [
    shopperRoute(getUserOrders, {}, async ({ query, shopper }) =>
      readOrders(db, afterSale.returns, shopper.userId, query),
    ),

    shopperRoute(getOrder, {}, async ({ query, shopper }) => ({
      order: await readOrder(db, afterSale.returns, shopper.userId, query.orderId),
    })),

    shopperRoute(cancelOrder, {}, async ({ body, shopper }) => {
      const { seller } = afterSale;
      const { userId } = shopper;
      await moveOrder(db, body.orderId, { to: 'Cancelled', actor: 'shopper', userId, seller });
      return {
        order: await readOrder(db, afterSale.returns, shopper.userId, body.orderId),
        message: 'Your order is cancelled',
      };
    }),
  ];
}
