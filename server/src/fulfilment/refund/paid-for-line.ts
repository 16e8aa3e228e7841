import type { Paise } from '@gulmohar/contract/values/money.ts';

/** What was paid for a line of an order, its share of the discount taken off; tax included. */
export function paidForLine(line: { unit_price: Paise; quantity: number; discount: Paise }): Paise {
  return line.unit_price * line.quantity - line.discount;
}
