import { isDeepStrictEqual } from 'node:util';
import { matchOffers } from '../reservation/requested-lines.rules.ts';
import type { CompleteOrder } from './complete-order.ts';
import type { CheckoutSnapshot } from './snapshot.ts';
import { detailsOf } from './take-snapshot.ts';

export function hasSameLines(items: CompleteOrder['items'], lines: CheckoutSnapshot['lines']): boolean {
  const matched = matchOffers(items, lines);
  return (
    matched.length === lines.length && matched.every(({ item, offer }) => offer?.quantity === item.quantity)
  );
}

export function isSamePurchase(
  { items, couponCode, delivery, giftWrap }: CompleteOrder,
  { lines, coupon, delivery: agreed, giftWrap: isWrapAgreed }: CheckoutSnapshot,
): boolean {
  return (
    (couponCode || null) === (coupon?.code ?? null) &&
    (delivery ?? 'standard') === (agreed ?? 'standard') &&
    (giftWrap ?? false) === (isWrapAgreed ?? false) &&
    hasSameLines(items, lines)
  );
}

export function isSameOrder(order: CompleteOrder, snapshot: CheckoutSnapshot): boolean {
  const changed: unknown = JSON.parse(JSON.stringify({ ...snapshot, ...detailsOf(order) }));
  return isSamePurchase(order, snapshot) && isDeepStrictEqual(changed, snapshot);
}
