import { processingDays, STANDARD_DELIVERY_DAYS } from '@gulmohar/contract/shop/shop-rules.ts';

const INDIA_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** In the business days of the terms. */
export function expectedOfNewOrder(
  placedAt: Date,
  daysToMake = 0,
): { leavesBy: Date; arrives: { from: Date; to: Date } } {
  const leaves = processingDays(daysToMake);
  return {
    leavesBy: addBusinessDays(placedAt, leaves.to),
    arrives: {
      from: addBusinessDays(placedAt, leaves.from + STANDARD_DELIVERY_DAYS.from),
      to: addBusinessDays(placedAt, leaves.to + STANDARD_DELIVERY_DAYS.to),
    },
  };
}

export function expectedOfParcel(leftAt: Date): { from: Date; to: Date } {
  return {
    from: addBusinessDays(leftAt, STANDARD_DELIVERY_DAYS.from),
    to: addBusinessDays(leftAt, STANDARD_DELIVERY_DAYS.to),
  };
}

/** In India; holidays are not considered. */
export function addBusinessDays(start: Date, days: number): Date {
  let left = days;
  let time = start.getTime();
  while (left > 0) {
    time += DAY_MS;
    const weekday = new Date(time + INDIA_MS).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(time);
}
