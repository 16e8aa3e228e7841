import type { Paise } from '../values/money.ts';

// Product pages load this file, so it is separate from the calls, whose schemas would add zod's 27 KB.

/** The name of cash on delivery as the payment method of orders and payments. */
export const CASH_ON_DELIVERY = 'cod';

/** The name of the charge wherever a buyer reads it. */
export const COD_FEE = 'Cash on delivery charge';

/**
 * Returns the id under which a cash order is queried, in place of a provider's order id.
 * @param requestId of `placeCashOrder`
 */
export function cashReference(requestId: string): string {
  return `${CASH_ON_DELIVERY}:${requestId}`;
}

/**
 * Returns the amount collected for a total: couriers take whole rupees, so it is rounded down in the buyer's
 * favour.
 */
export function cashOf(total: Paise): Paise {
  return total - (total % 100);
}
