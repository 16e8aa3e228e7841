import { RETURN_OPENS_AFTER_DAYS } from '@gulmohar/contract/shop-rules.ts';
import type { OrderStatus } from '../database/schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** For how long returns can be asked for. */
export type ReturnWindow = {
  /** Times 24 hours since delivery; null: for ever (decisions, D9). */
  closesDaysAfterDelivery: number | null;
};

type Candidate = { status: OrderStatus; placed_at: Date; deliveredAt?: Date | undefined };

/** Why no return of the order can be asked for now, in the shopper's words; undefined when it can (D9, D22). */
export function obstacleToReturn(order: Candidate, now: Date, window: ReturnWindow): string | undefined {
  if (order.status === 'Cancelled') return 'This order was cancelled';
  if (now.getTime() - order.placed_at.getTime() < RETURN_OPENS_AFTER_DAYS * DAY_MS) {
    return `Return available after ${RETURN_OPENS_AFTER_DAYS} days`;
  }
  const { closesDaysAfterDelivery: days } = window;
  if (days === null || !order.deliveredAt) return undefined;
  const isOver = now.getTime() - order.deliveredAt.getTime() > days * DAY_MS;
  return isOver ? `Returns were possible until ${days} days after delivery` : undefined;
}
