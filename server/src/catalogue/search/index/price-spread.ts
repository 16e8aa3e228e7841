import type { PriceSpread } from '@gulmohar/contract/catalogue/filter.ts';
import { type Paise, paiseToRupees } from '@gulmohar/contract/values/money.ts';

const MAX_BARS = 24;
/** Rupees. */
const MIN_STEP = 50;

/** Counts prices by steps of round sums: 50, 100, 200, 500 rupees and so on. */
export function spreadPrices(prices: readonly Paise[]): PriceSpread {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  for (const price of prices) {
    lowest = Math.min(lowest, price);
    highest = Math.max(highest, price);
  }
  if (prices.length === 0) return { from: 0, step: MIN_STEP, counts: [] };
  const step = roundStep(paiseToRupees(lowest), paiseToRupees(highest));
  const first = barOf(lowest, step);
  const counts = Array.from({ length: barOf(highest, step) - first + 1 }, () => 0);
  for (const price of prices) {
    const bar = barOf(price, step) - first;
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return { from: first * step, step, counts };
}

function barOf(price: Paise, step: number): number {
  return Math.floor(paiseToRupees(price) / step);
}

function roundStep(lowest: number, highest: number): number {
  for (let power = MIN_STEP / 5; ; power *= 10) {
    for (const step of [power * 5, power * 10, power * 20]) {
      if (Math.floor(highest / step) - Math.floor(lowest / step) < MAX_BARS) return step;
    }
  }
}
