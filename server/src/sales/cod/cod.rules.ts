import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';

export type CodRules = Settings['cod'];

/** What is known of an order that is to be paid in cash on delivery. */
export type CodFacts = {
  total: Paise;
  zipcode: string;
  /** Orders of the phone number that were neither delivered nor came to another end. */
  openOrders: number;
  /** Parcels that were refused at its door within the days of the rules. */
  refusals: number;
  /** Cash orders of the phone number that were delivered. */
  delivered: number;
  /** Whether a courier takes cash there; null: none said. */
  courierTakesCash: boolean | null;
};

/** What the decision was made by, and how it fell; the reason is told to the shopper. */
export type CodDecision = { rules: CodRules; facts: CodFacts; rejection: string | null };

/** Of what a phone number did before, the shopper is told no more than this. */
const NOT_FOR_THIS = 'Cash on delivery is not available for this order. Please pay online.';

export function decideCod(rules: CodRules, facts: CodFacts): CodDecision {
  return { rules, facts, rejection: rejectionOf(rules, facts) ?? null };
}

function rejectionOf(rules: CodRules, facts: CodFacts): string | undefined {
  const { total, zipcode, openOrders, refusals, courierTakesCash } = facts;
  if (!rules.isOffered) return 'Cash on delivery is not available.';
  // Nothing is collected of less than a rupee.
  if (total < Math.max(rules.minimum, 100)) {
    return `Cash on delivery is available for orders of ${formatRupees(Math.max(rules.minimum, 100))} or more.`;
  }
  if (total > rules.maximum) {
    return `Cash on delivery is available for orders of up to ${formatRupees(rules.maximum)}.`;
  }
  const isIn = (pins: readonly string[]) => pins.some((pin) => zipcode.startsWith(pin));
  const isListed = rules.onlyPins.length === 0 || isIn(rules.onlyPins);
  if (!isListed || isIn(rules.exceptPins) || courierTakesCash === false) {
    return `Cash on delivery is not available in PIN code ${zipcode}.`;
  }
  if (openOrders >= rules.openOrdersPerPhone) return NOT_FOR_THIS;
  return rules.refusals > 0 && refusals >= rules.refusals ? NOT_FOR_THIS : undefined;
}

/** Whether the buyer has to confirm the order before it is packed. */
export function needsConfirmation({ rules, facts }: CodDecision): boolean {
  if (rules.confirm === 'risky') return facts.delivered === 0 || facts.total > rules.confirmAbove;
  return rules.confirm === 'always';
}

/** Why cash on delivery is not offered, with what the shopper is not told; empty: it is. */
export function rejectionForStaff({ rules, facts, rejection }: CodDecision): string {
  if (rejection !== NOT_FOR_THIS) return rejection ?? '';
  const { openOrders, refusals } = facts;
  if (openOrders >= rules.openOrdersPerPhone) {
    return `This phone number has ${openOrders} open orders in cash; ${rules.openOrdersPerPhone} are allowed.`;
  }
  return `Parcels of this phone number that were refused in the last ${rules.refusalDays} days: ${refusals}.`;
}
