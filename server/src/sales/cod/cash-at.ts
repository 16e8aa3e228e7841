import type { Paise } from '@gulmohar/contract/values/money.ts';
import { type CodRules, decideCod } from './cod.rules.ts';

/** Facts that count neither for nor against a buyer. */
export const KNOWN_BUYER = {
  openOrders: 0,
  refusals: 0,
  delivered: 0,
  courierTakesCash: null,
  isGuest: false,
  exceptedItem: null,
  isBlocked: false,
  isWithinCaps: true,
} as const;

/** @returns undefined when it can. The buyer was checked when the order was placed. */
export function cashRejectionAt(rules: CodRules, total: Paise, zipcode: string): string | undefined {
  return decideCod(rules, { ...KNOWN_BUYER, total, zipcode }).rejection ?? undefined;
}
