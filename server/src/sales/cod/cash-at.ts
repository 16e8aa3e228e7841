import type { Paise } from '@gulmohar/contract/values/money.ts';
import { type CodRules, decideCod } from './cod.rules.ts';

/** Why an order that is paid in cash cannot go to a PIN code; undefined when it can. Who buys was judged when it was placed. */
export function cashRejectionAt(rules: CodRules, total: Paise, zipcode: string): string | undefined {
  const facts = { total, zipcode, openOrders: 0, refusals: 0, delivered: 0, courierTakesCash: null };
  return decideCod(rules, facts).rejection ?? undefined;
}
