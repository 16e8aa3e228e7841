import type { PlacedOrder } from '@gulmohar/contract/fulfilment/placed-order.ts';
import { presentItem, presentPurchase } from '../order/order.present.ts';
import type { OrderWithLines } from '../order/order.store.ts';
import { expectedOfNewOrder } from '../order-mail/expected-dates.ts';

type Extras = Pick<PlacedOrder, 'trackingToken' | 'canCreateAccount'>;

/** Row → what the page after the payment shows, by allow-list. */
export function presentPlacedOrder(order: OrderWithLines, extras: Extras): PlacedOrder {
  const { leavesBy, arrives } = expectedOfNewOrder(order.placed_at);
  return {
    _id: order.id,
    date: order.placed_at.toISOString(),
    items: order.lines.map(presentItem),
    ...presentPurchase(order),
    leavesBy: leavesBy.toISOString(),
    arrivesFrom: arrives.from.toISOString(),
    arrivesTo: arrives.to.toISOString(),
    ...extras,
  };
}
