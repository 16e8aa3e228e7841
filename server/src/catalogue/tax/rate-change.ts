import type { RateChange } from '@gulmohar/contract/admin/rate-change.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { chooseRate, type TaxRate } from './line-tax.ts';

/**
 * Returns the rates before and after a discount that moves a line to another slab, because the slab depends
 * on what is paid for a unit.
 * @param rates of the line's rule and day, the lowest slab first
 * @param discount the line's share, in paise
 * @returns null when the rate stays the same
 */
export function rateChangeOf(
  rates: readonly TaxRate[],
  { unitPrice, quantity, discount }: { unitPrice: Paise; quantity: number; discount: Paise },
): RateChange | null {
  const worth = unitPrice * quantity;
  const from = chooseRate(rates, worth, quantity).basisPoints;
  const to = chooseRate(rates, worth - discount, quantity).basisPoints;
  return from === to ? null : { from, to };
}
