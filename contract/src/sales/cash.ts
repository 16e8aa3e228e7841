import type { Paise } from '../values/money.ts';

// Product pages load this file, so it is separate from the calls, whose schemas need zod.

export const CASH_ON_DELIVERY = 'cod';

/** The name of the charge wherever a buyer reads it. */
export const COD_FEE = 'Cash on delivery charge';

export const COD_CONFIRM_HOURS = 48;

/** The id under which a cash order is queried, in place of a provider's order id. */
export function cashReference(requestId: string): string {
  return `${CASH_ON_DELIVERY}:${requestId}`;
}

/**
 * What the courier collects: what store credit leaves of a total. Couriers take whole rupees, so it is rounded down
 * in the buyer's favour.
 */
export function cashOf(total: Paise, credit: Paise): Paise {
  const rest = total - credit;
  return rest - (rest % 100);
}
