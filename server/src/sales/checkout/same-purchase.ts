import { isDeepStrictEqual } from 'node:util';
import { matchOffers } from '../reservation/requested-lines.rules.ts';
import type { CompleteOrder } from './complete-order.ts';
import type { CheckoutSnapshot } from './snapshot.ts';
import { detailsOf } from './take-snapshot.ts';

/** Whether items are a checkout's lines, neither more nor less. */
export function hasSameLines(items: CompleteOrder['items'], lines: CheckoutSnapshot['lines']): boolean {
  const matched = matchOffers(items, lines);
  return (
    matched.length === lines.length && matched.every(({ item, offer }) => offer?.quantity === item.quantity)
  );
}

/** Whether an order has a checkout's lines, coupon and delivery speed. */
export function isSamePurchase(
  { items, couponCode, delivery }: CompleteOrder,
  { lines, coupon, delivery: agreed }: CheckoutSnapshot,
): boolean {
  return (
    (couponCode || null) === (coupon?.code ?? null) &&
    (delivery ?? 'standard') === (agreed ?? 'standard') &&
    hasSameLines(items, lines)
  );
}

/** Whether it also has the checkout's buyer, address and all other details. */
export function isSameOrder(order: CompleteOrder, snapshot: CheckoutSnapshot): boolean {
  const changed: unknown = JSON.parse(JSON.stringify({ ...snapshot, ...detailsOf(order) }));
  return isSamePurchase(order, snapshot) && isDeepStrictEqual(changed, snapshot);
}
