import type { PlacedOrder } from '@gulmohar/contract/fulfilment/placed-order.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { confirmableUntil } from '../../../sales/confirmation/confirmation.ts';
import type { OrderWithLines } from '../../order/order.store.ts';
import { presentItem, presentPurchase } from '../order.present.ts';

type Extras = Pick<PlacedOrder, 'trackingToken' | 'canCreateAccount'> & {
  creditPaid: Paise;
  expected: { leavesBy: Date; arrives: { from: Date; to: Date } };
};

export function presentPlacedOrder(
  order: OrderWithLines,
  { expected, creditPaid, ...extras }: Extras,
): PlacedOrder {
  const { leavesBy, arrives } = expected;
  return {
    _id: order.id,
    date: order.placed_at.toISOString(),
    items: order.lines.map(presentItem),
    ...presentPurchase(order, creditPaid),
    leavesBy: leavesBy.toISOString(),
    arrivesFrom: arrives.from.toISOString(),
    arrivesTo: arrives.to.toISOString(),
    toConfirmBy: confirmableUntil(order),
    ...extras,
  };
}
