import type { Paise } from '../values/money.ts';
import { MIN_CHARGE } from './pricing.ts';

/** The name of the payment provider, and the method, of what credit pays. */
export const STORE_CREDIT = 'store-credit';

/** How much of a total a balance pays, so that nothing is left to pay, or an amount that can be paid online. */
export function creditShare(balance: Paise, total: Paise): Paise {
  return balance >= total ? total : Math.max(0, Math.min(balance, total - MIN_CHARGE));
}
