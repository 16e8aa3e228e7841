import { PLACED_ORDER_HOURS } from '@gulmohar/contract/fulfilment/placed-order.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/connection.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';
import { findShoppersCheckout } from '../../../sales/checkout/find-shoppers-checkout.ts';
import { type OrderWithLines, withLines } from '../../order/order.store.ts';

type Question = {
  orderId: string;
  userId: string | undefined;
};

/**
 * Only whoever opened the checkout knows its id; an order of an account is only returned to its owner.
 * @throws ShopError NOT_FOUND, also for an order that is too old or another shopper's
 */
export async function findPlacedOrder(db: Database, { orderId, userId }: Question): Promise<OrderWithLines> {
  const checkout = await findShoppersCheckout(db, { orderId, userId });
  // The query also finds a checkout by its order's id, which is no secret and therefore not accepted.
  if (orderId !== checkout.id && orderId !== checkout.provider_order_id) throw notFound();
  const rows = await db
    .selectFrom('orders')
    .where('checkout_id', '=', checkout.id)
    .where('buyer_left_at', 'is', null)
    .where('placed_at', '>', sql<Date>`now() - ${PLACED_ORDER_HOURS} * interval '1 hour'`)
    .selectAll()
    .execute();
  const [order] = await withLines(db, rows);
  if (!order || (order.user_id !== null && order.user_id !== userId)) {
    throw notFound();
  }
  return order;
}

function notFound(): ShopError {
  return new ShopError('NOT_FOUND', 'Order not found');
}
