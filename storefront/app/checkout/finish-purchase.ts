import { clearBuyNow } from '../cart/buy-now-store.ts';
import { clearCart } from '../cart/cart-store.ts';
import { setAppliedCode } from '../coupon/coupon-store.ts';
import { forgetDraft } from './address-draft.ts';

export type Purchase = 'cart' | 'buy-now';

const KEY = 'gulmohar-paying';

/** Remembers what is being paid: the provider may take this tab away and bring it back on the page of the outcome. */
export function beginPurchase(purchase: Purchase): void {
  sessionStorage.setItem(KEY, purchase);
}

export function abandonPurchase(): void {
  sessionStorage.removeItem(KEY);
}

/**
 * Empties what was bought, once: the cart or the direct buy, with the coupon and the delivery form.
 * @returns whether this tab was paying for something
 */
export function finishPurchase(): boolean {
  const purchase = sessionStorage.getItem(KEY);
  if (!purchase) return false;
  sessionStorage.removeItem(KEY);
  if (purchase === 'cart') clearCart();
  else clearBuyNow();
  setAppliedCode(null);
  forgetDraft();
  return true;
}
