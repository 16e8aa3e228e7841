import { clearBuyNow } from '../cart/buy-now-store.ts';
import { removeBought } from '../cart/cart-store.ts';
import { removeCode } from '../coupon/coupon-store.ts';
import { forgetDraft } from './address-draft.ts';
import { findOpenCheckout, forgetOpenCheckout, type Purchase, readOpenCheckout } from './open-checkout.ts';

const KEY = 'gulmohar-paying';

/** Remembers what is being paid: the provider may take this tab away and bring it back on the page of the outcome. */
export function beginPurchase(purchase: Purchase): void {
  sessionStorage.setItem(KEY, purchase);
}

/** Whether this tab has begun to pay and does not know the outcome. */
export function isPaying(purchase: Purchase): boolean {
  return readPurchase() === purchase;
}

/** What this tab is paying, as long as the outcome is not known here. */
export function readPurchase(): Purchase | null {
  return sessionStorage.getItem(KEY) as Purchase | null;
}

export function abandonPurchase(): void {
  sessionStorage.removeItem(KEY);
}

/**
 * Empties what was bought, once: the lines of the cart or the direct buy, with the coupon and the delivery form.
 * @param checkoutId the id that opening it returned, where known; else what this tab was paying for
 * @returns whether this browser was paying for something
 */
export function finishPurchase(checkoutId?: string): boolean {
  const known = checkoutId === undefined ? undefined : findOpenCheckout(checkoutId);
  const purchase = known?.purchase ?? readPurchase();
  if (!purchase) return false;
  sessionStorage.removeItem(KEY);
  const checkout = known ?? readOpenCheckout(purchase);
  // Buying the cart abandons the direct buy.
  clearBuyNow();
  // Without a checkout, another tab has taken its lines out already.
  if (purchase === 'cart' && checkout) removeBought(checkout);
  if (checkout) forgetOpenCheckout(checkout);
  removeCode();
  forgetDraft();
  return true;
}
