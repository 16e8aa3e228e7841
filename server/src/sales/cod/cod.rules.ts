import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { PaymentTerms } from '@gulmohar/contract/sales/payment-terms.ts';
import { MIN_CHARGE } from '@gulmohar/contract/sales/pricing.ts';
import type { CodFeeRules } from '@gulmohar/contract/shop/payment-rules.ts';
import { formatRupees, type Paise } from '@gulmohar/contract/values/money.ts';
import type { PhoneHash } from '../../platform/secrets/phone-hash.ts';

export type CodRules = Settings['cod'];

export type CodPolicy = { rules: CodRules; hashPhone: PhoneHash };

export type CodFacts = {
  /** What is to be collected. */
  total: Paise;
  /** What store credit pays besides; absent for none. */
  credit?: Paise;
  zipcode: string;
  /** The buyer's open cash orders; `readRecord` says how the buyer is recognised. */
  openOrders: number;
  /** Parcels refused at the door within the days set in the rules. */
  refusals: number;
  delivered: number;
  /** Whether a courier collects cash there; null when unknown. */
  courierTakesCash: boolean | null;
  isGuest: boolean;
  /** The name of an item that is not sold for cash; null when there is none. */
  exceptedItem: string | null;
  isBlocked: boolean;
  /** Whether the caps on reservations allow it to hold its units until the buyer has confirmed it. */
  isWithinCaps: boolean;
};

/** A decision with its basis. The rejection is shown to the shopper. */
export type CodDecision = { rules: CodRules; facts: CodFacts; rejection: string | null };

/** Shown when the reason is the buyer, instead of the reason itself. */
const NOT_FOR_THIS = 'Please pay online for this order.';

export function decideCod(rules: CodRules, facts: CodFacts): CodDecision {
  return { rules, facts, rejection: rejectionOf(rules, facts) ?? null };
}

function rejectionOf(rules: CodRules, facts: CodFacts): string | undefined {
  if (!rules.isOffered) return 'Cash on delivery is not available.';
  if (facts.isGuest && !rules.guests) return 'Please sign in to pay cash on delivery, or pay online.';
  return rejectionOfAmount(rules, facts) ?? rejectionOfPlace(rules, facts) ?? rejectionOfBuyer(rules, facts);
}

function rejectionOfAmount(
  rules: CodRules,
  { total, credit = 0, exceptedItem }: CodFacts,
): string | undefined {
  const minimum = Math.max(rules.minimum, MIN_CHARGE);
  if (total < minimum) {
    const from = `${formatRupees(minimum)} or more`;
    return credit > 0
      ? `Cash on delivery is available if ${from} is left to pay.`
      : `Cash on delivery is available for orders of ${from}.`;
  }
  if (total > rules.maximum) {
    const upTo = `up to ${formatRupees(rules.maximum)}`;
    return credit > 0
      ? `Cash on delivery is available if ${upTo} is left to pay.`
      : `Cash on delivery is available for orders of ${upTo}.`;
  }
  return exceptedItem === null
    ? undefined
    : `Cash on delivery is not available for ${exceptedItem}. Please pay online.`;
}

function rejectionOfPlace(rules: CodRules, { zipcode, courierTakesCash }: CodFacts): string | undefined {
  const isIn = (pins: readonly string[]) => pins.some((pin) => zipcode.startsWith(pin));
  const isListed = rules.onlyPins.length === 0 || isIn(rules.onlyPins);
  const isPossible = isListed && !isIn(rules.exceptPins) && courierTakesCash !== false;
  return isPossible ? undefined : `Cash on delivery is not available in PIN code ${zipcode}.`;
}

function rejectionOfBuyer(rules: CodRules, facts: CodFacts): string | undefined {
  const { openOrders, refusals, isBlocked, isWithinCaps } = facts;
  if (isBlocked || (!isWithinCaps && needsConfirmation({ rules, facts }))) return NOT_FOR_THIS;
  if (openOrders >= rules.openOrdersPerPhone) return NOT_FOR_THIS;
  return rules.refusals > 0 && refusals >= rules.refusals ? NOT_FOR_THIS : undefined;
}

export function cashTerms({ fee, feeFreeFrom }: CodFeeRules, isWaived = false): PaymentTerms {
  return { paidBy: 'cash', rules: { fee, feeFreeFrom }, ...(isWaived && { isWaived }) };
}

/** Whether the buyer must confirm the order before it is packed. */
export function needsConfirmation({ rules, facts }: Omit<CodDecision, 'rejection'>): boolean {
  if (rules.confirm === 'risky') return facts.delivered === 0 || facts.total > rules.confirmAbove;
  return rules.confirm === 'always';
}

/** Including reasons hidden from the shopper; empty when it is offered. */
export function rejectionForStaff({ rules, facts, rejection }: CodDecision): string {
  if (rejection !== NOT_FOR_THIS) return rejection ?? '';
  const { openOrders, refusals, isBlocked } = facts;
  if (isBlocked) return 'Staff require this buyer to pay online. See the customer’s page, or Customers.';
  if (openOrders >= rules.openOrdersPerPhone) {
    return `Open cash orders of this buyer: ${openOrders} (limit: ${rules.openOrdersPerPhone}).`;
  }
  return `Parcels refused by this buyer in the last ${rules.refusalDays} days: ${refusals}.`;
}
