import type { Paise } from '@gulmohar/contract/values/money.ts';
import { type CodRules, decideCod } from './cod.rules.ts';

/** Nothing that speaks against a buyer, or for one. */
export const KNOWN_BUYER = {
  ...{ openOrders: 0, refusals: 0, delivered: 0, courierTakesCash: null },
  ...{ isGuest: false, exceptedItem: null, isBarred: false },
} as const;

/** Why an order that is paid in cash cannot go to a PIN code; undefined when it can. Who buys was judged when it was placed. */
export function cashRejectionAt(rules: CodRules, total: Paise, zipcode: string): string | undefined {
  return decideCod(rules, { ...KNOWN_BUYER, total, zipcode }).rejection ?? undefined;
}
