import { RETURN_OPENS_AFTER_DAYS } from '@gulmohar/contract/shop/shop-rules.ts';
import type { OrderStatus } from '../../platform/database/tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type ReturnWindow = {
  /** In periods of 24 hours since delivery; null for no limit. */
  closesDaysAfterDelivery: number | null;
};

export const DISPATCHED: readonly OrderStatus[] = ['Shipped', 'Out for delivery', 'Delivered'];

const DID_NOT_ARRIVE: readonly OrderStatus[] = ['Returned to seller', 'Lost in transit'];

/** No time limit applies to staff. */
export function startRejection(status: OrderStatus): string | undefined {
  if (DISPATCHED.includes(status)) return undefined;
  if (DID_NOT_ARRIVE.includes(status)) return 'The order did not reach the buyer';
  return status === 'Cancelled'
    ? 'This order was cancelled'
    : `The order is ${status}: nothing has been sent yet, so it can be cancelled.`;
}

type Placed = { placed_at: Date; deliveredAt?: Date | undefined };
type Candidate = Placed & { status: OrderStatus };

/** Never shorter than the days after delivery; `until` is null when there is no end, or before delivery. */
export function returnPeriod(
  { placed_at, deliveredAt }: Placed,
  { closesDaysAfterDelivery: days }: ReturnWindow,
): { from: Date; until: Date | null } {
  const from = new Date(placed_at.getTime() + RETURN_OPENS_AFTER_DAYS * DAY_MS);
  if (days === null || !deliveredAt) return { from, until: null };
  return { from, until: new Date(Math.max(from.getTime(), deliveredAt.getTime()) + days * DAY_MS) };
}

/** null when there is no end, or it is not known yet, or it is over. */
export function returnsUntil(order: Candidate, now: Date, window: ReturnWindow): Date | null {
  if (order.status === 'Cancelled' || DID_NOT_ARRIVE.includes(order.status)) return null;
  const { until } = returnPeriod(order, window);
  return until && until < now ? null : until;
}

/** As shown to the shopper. */
export function returnRejection(order: Candidate, now: Date, window: ReturnWindow): string | undefined {
  if (order.status === 'Cancelled') return 'This order was cancelled';
  if (DID_NOT_ARRIVE.includes(order.status)) return 'This order did not reach you';
  const { from, until } = returnPeriod(order, window);
  if (now < from) return `Return available after ${RETURN_OPENS_AFTER_DAYS} days`;
  if (!until || now <= until) return undefined;
  return `Returns were possible for ${window.closesDaysAfterDelivery} days after delivery`;
}
