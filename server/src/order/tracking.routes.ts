import {
  requestTrackingCode,
  trackByLink,
  trackOrders,
  verifyTrackingCode,
} from '@gulmohar/contract/tracking.ts';
import { v7 as uuid } from 'uuid';
import type { Dependencies } from '../dependencies.ts';
import {
  accountKey,
  linkLimits,
  trackingCodeLimits,
  trackingContactLimit,
  trackingLimits,
} from '../http/rate-limits.ts';
import { type Route, route } from '../http/route.ts';
import { ShopError, wrongField } from '../http/shop-error.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { inEvenTime } from './even-time.ts';
import type { OrderWithLines } from './order.store.ts';
import { presentTrackedOrder } from './tracked-order.present.ts';
import { findOrderById, findOrdersByContact } from './tracking.store.ts';
import { useTrackingCode } from './tracking-code.ts';

/** `/api/order/guest-tracking` and below (decisions, D10) */
export function trackingRoutes({ db, limiter, links }: Dependencies): Route[] {
  return [
    route(trackOrders, { limits: trackingLimits }, async ({ body }) => {
      const email = body.email || undefined;
      const phone = body.phone || undefined;
      for (const contact of [email, phone]) {
        if (contact) await limiter.consume(trackingContactLimit, accountKey(contact));
      }
      return inEvenTime(async () =>
        answer(await findOrdersByContact(db, { email, phone }), { isMasked: !email || !phone }),
      );
    }),

    route(requestTrackingCode, { limits: trackingLimits }, async ({ body }) => {
      await limiter.consume(trackingContactLimit, accountKey(body.email));
      await enqueue(db, 'send-tracking-code', { email: body.email, requestId: uuid() });
      return { message: 'If orders were made with this address, a code is on its way to it' };
    }),

    route(verifyTrackingCode, { limits: trackingCodeLimits }, async ({ body }) =>
      inEvenTime(async () => {
        if (!(await useTrackingCode(db, body.email, body.code))) {
          throw wrongField('code', 'Invalid or expired code');
        }
        return answer(await findOrdersByContact(db, { email: body.email }), { isMasked: false });
      }),
    ),

    route(trackByLink, { limits: linkLimits }, async ({ body }) => {
      const orderId = await links.verify('track-order', body.token);
      const orders = orderId ? await findOrderById(db, orderId) : [];
      if (orders.length === 0) throw new ShopError('INVALID_LINK', 'Invalid or expired link');
      return answer(orders, { isMasked: false });
    }),
  ];
}

function answer(orders: readonly OrderWithLines[], { isMasked }: { isMasked: boolean }) {
  return {
    orders: orders.map((order) => presentTrackedOrder(order, isMasked)),
    message: orders.length > 0 ? 'Orders found' : 'No orders found with the provided information',
  };
}
