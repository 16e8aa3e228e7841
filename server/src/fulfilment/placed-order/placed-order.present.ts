import type { PlacedOrder } from '@gulmohar/contract/fulfilment/placed-order.ts';
import { paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { presentItem } from '../order/order.present.ts';
import type { OrderWithLines } from '../order/order.store.ts';
import { expectedOfNewOrder } from '../order-mail/expected-dates.ts';

type Extras = Pick<PlacedOrder, 'trackingToken' | 'canCreateAccount'>;

/** Row → what the page after the payment shows, by allow-list. */
export function presentPlacedOrder(order: OrderWithLines, extras: Extras): PlacedOrder {
  const { firstName, lastName, email, street, city, state, zipcode, country, phone } = order.address;
  const { leavesBy, arrives } = expectedOfNewOrder(order.placed_at);
  return {
    _id: order.id,
    date: order.placed_at.toISOString(),
    items: order.lines.map(presentItem),
    totals: {
      subtotal: paiseToRupees(order.subtotal),
      discount: paiseToRupees(order.discount),
      shipping: paiseToRupees(order.shipping),
      total: paiseToRupees(order.amount),
    },
    couponCode: order.coupon_code,
    address: { firstName, lastName, email, street, city, state, zipcode, country, phone },
    leavesBy: leavesBy.toISOString(),
    arrivesFrom: arrives.from.toISOString(),
    arrivesTo: arrives.to.toISOString(),
    ...extras,
  };
}
