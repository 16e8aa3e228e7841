import type { Paise } from '../values/money.ts';

// Product pages read these: kept apart from the calls, whose schemas would bring zod's 27 KB with them.

/** What a way to pay is called where orders and payments name theirs. */
export const CASH_ON_DELIVERY = 'cod';

/** What the charge for it is called wherever a buyer reads of it. */
export const COD_FEE = 'Cash on delivery charge';

/** What an order in cash is asked about by, as others are by the provider's order. @param requestId of `placeCashOrder` */
export function cashReference(requestId: string): string {
  return `${CASH_ON_DELIVERY}:${requestId}`;
}

/** What is collected of a total: couriers take whole rupees, and the buyer has the benefit. */
export function cashOf(total: Paise): Paise {
  return total - (total % 100);
}
