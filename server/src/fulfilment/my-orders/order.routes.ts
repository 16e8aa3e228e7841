import {
  cancelOrder,
  changeOrderMessages,
  enterOrderPhone,
  getOrder,
  getUserOrders,
} from '@gulmohar/contract/fulfilment/order.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { changeConsent, findDraftOf } from '../../sales/draft/message-consent.ts';
import { moveOrder } from '../change/move-order.ts';
import type { CourierTools } from '../courier/courier-tools.ts';
import { releaseOrder } from '../courier/release-order.ts';
import type { AfterSale } from '../order/after-sale.ts';
import { findOwnOrder } from '../order/order.store.ts';
import { enterPhone } from './enter-phone.ts';
import { readOrder, readOrders } from './read-orders.ts';

type Needs = CourierTools & { afterSale: () => AfterSale };

export function orderRoutes(needs: Needs): Route[] {
  const { db, afterSale } = needs;
  return [
    shopperRoute(getUserOrders, {}, async ({ query, shopper }) =>
      readOrders(db, afterSale().returns, shopper.userId, query),
    ),

    shopperRoute(getOrder, {}, async ({ query, shopper }) => ({
      order: await readOrder(db, afterSale().returns, shopper.userId, query.orderId),
    })),

    shopperRoute(changeOrderMessages, {}, async ({ body: { orderId, isWanted }, shopper }) => {
      const own = await findOwnOrder(db, shopper.userId, orderId);
      if (!own) throw new ShopError('NOT_FOUND', 'Order not found');
      await changeConsent(db, await findDraftOf(db, orderId), isWanted);
      return { order: await readOrder(db, afterSale().returns, shopper.userId, orderId) };
    }),

    shopperRoute(enterOrderPhone, {}, async ({ body: { orderId, phone }, shopper }) => {
      const own = await findOwnOrder(db, shopper.userId, orderId);
      if (!own) throw new ShopError('NOT_FOUND', 'Order not found');
      await enterPhone(db, orderId, phone);
      return { order: await readOrder(db, afterSale().returns, shopper.userId, orderId) };
    }),

    shopperRoute(cancelOrder, {}, async ({ body, shopper }) => {
      const { seller } = afterSale();
      const { userId } = shopper;
      await releaseOrder(needs, body.orderId, { actor: 'shopper', userId });
      await moveOrder(db, body.orderId, { to: 'Cancelled', actor: 'shopper', userId, seller });
      return {
        order: await readOrder(db, afterSale().returns, shopper.userId, body.orderId),
        message: 'Your order is cancelled',
      };
    }),
  ];
}
