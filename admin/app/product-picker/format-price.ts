import { formatRupees, rupeesToPaise } from '@gulmohar/contract/values/money.ts';

/** @param rupees as the shoppers' API returns it */
export function formatPrice(rupees: number): string {
  return formatRupees(rupeesToPaise(rupees) ?? 0);
}
