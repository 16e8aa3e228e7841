import { clearBuyNow } from '../cart/buy-now-store.ts';
import { removeBought } from '../cart/change-cart.ts';
import { removeCode } from '../coupon/coupon-store.ts';
import { forgetDraft } from './address-draft.ts';
import { findOpenCheckout, forgetOpenCheckout, type Purchase, readOpenCheckout } from './open-checkout.ts';

const KEY = 'gulmohar-paying';

/**
 * Remembers what is being paid for, because the provider may navigate this tab away and return it to the
 * outcome page.
 */
export function beginPurchase(purchase: Purchase): void {
  sessionStorage.setItem(KEY, purchase);
}

/** Whether this tab has started the payment and does not know its outcome. */
export function isPaying(purchase: Purchase): boolean {
  return readPurchase() === purchase;
}

/** Returns what this tab is paying for while the outcome is unknown. */
export function readPurchase(): Purchase | null {
  return sessionStorage.getItem(KEY) as Purchase | null;
}

export function abandonPurchase(): void {
  sessionStorage.removeItem(KEY);
}

/**
 * Clears what was bought, once: the cart's lines or the direct buy, the coupon and the delivery form.
 * @param checkoutId the id returned when the checkout was opened, if known; else what this tab was paying for
 * is cleared
 * @returns whether this browser was paying for something
 */
export function finishPurchase(checkoutId?: string): boolean {
  const stored = checkoutId === undefined ? undefined : findOpenCheckout(checkoutId);
  const purchase = stored?.purchase ?? readPurchase();
  if (!purchase) return false;
  sessionStorage.removeItem(KEY);
  const checkout = stored ?? readOpenCheckout(purchase);
  // Buying the cart discards the direct buy.
  clearBuyNow();
  // Without a checkout, another tab has already removed its lines.
  if (purchase === 'cart' && checkout) removeBought(checkout);
  if (checkout) forgetOpenCheckout(checkout);
  removeCode();
  forgetDraft();
  return true;
}
