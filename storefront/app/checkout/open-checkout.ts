import { RESERVATION_MINUTES } from '@gulmohar/contract/shop/shop-rules.ts';
import type { CartLine } from '../cart/cart.rules.ts';
import { checkoutKeys } from '../session/own-unit-ids.ts';
import type { SignedPayment } from './razorpay-window.ts';

export type Purchase = 'cart' | 'buy-now';

/** A checkout that is open at a payment provider; only the server knows its outcome. */
export type OpenCheckout = {
  purchase: Purchase;
  /** The id returned when the checkout was opened; used to ask the server for the outcome. */
  checkoutId: string;
  lines: CartLine[];
  isGuest: boolean;
  openedAt: number;
  /** Whether it is paid on the provider's own page, which may be open in any tab. */
  isAtProvider?: boolean;
  /** The result from the provider's window, until the server has received it. */
  payment?: SignedPayment;
};

/**
 * A failed payment can still be captured for three days (Razorpay's late authorisation); after that its
 * outcome is final.
 */
const OPEN_CHECKOUT_MS = 3 * 24 * 3_600_000;

const RESERVATION_MS = RESERVATION_MINUTES * 60_000;

/** For browsers without storage. */
const inMemory = new Map<string, string>();

/**
 * Stores the checkout for all tabs, reloads and later visits; it replaces an earlier one of the same
 * purchase.
 */
export function keepOpenCheckout(checkout: OpenCheckout): void {
  const text = JSON.stringify(checkout);
  inMemory.set(checkoutKeys[checkout.purchase], text);
  try {
    localStorage.setItem(checkoutKeys[checkout.purchase], text);
  } catch {
    // Then it is known only as long as the page lives.
  }
}

export function readOpenCheckout(purchase: Purchase): OpenCheckout | undefined {
  try {
    return parse(localStorage.getItem(checkoutKeys[purchase]));
  } catch {
    return parse(inMemory.get(checkoutKeys[purchase]));
  }
}

export function findOpenCheckout(checkoutId: string): OpenCheckout | undefined {
  return (['cart', 'buy-now'] as const)
    .map((purchase) => readOpenCheckout(purchase))
    .find((checkout) => checkout?.checkoutId === checkoutId);
}

/** Removes a checkout whose outcome is known, unless another one was opened in the meantime. */
export function forgetOpenCheckout({ purchase, checkoutId }: OpenCheckout): void {
  if (readOpenCheckout(purchase)?.checkoutId !== checkoutId) return;
  inMemory.delete(checkoutKeys[purchase]);
  try {
    localStorage.removeItem(checkoutKeys[purchase]);
  } catch {
    // Storage is blocked.
  }
}

/**
 * Removes a checkout that ended unpaid, once its reservation time is over: a payment made in the last moment
 * may appear a little later, so until then Pay asks for the outcome first.
 */
export function purgeOldCheckout(checkout: OpenCheckout): void {
  if (Date.now() - checkout.openedAt > RESERVATION_MS) forgetOpenCheckout(checkout);
}

/**
 * Calls back when another tab opens or finishes a checkout for this purchase.
 * @returns a function that stops it
 */
export function followOpenCheckout(
  purchase: Purchase,
  follower: (checkout: OpenCheckout) => void,
): () => void {
  const follow = ({ key, newValue, oldValue }: StorageEvent) => {
    const checkout = key === checkoutKeys[purchase] ? parse(newValue ?? oldValue) : undefined;
    if (checkout) follower(checkout);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

function parse(text: string | null | undefined): OpenCheckout | undefined {
  try {
    const stored: Partial<OpenCheckout & { orderId: string }> | null = JSON.parse(text ?? 'null');
    // The previous release stored the id as `orderId`.
    const checkoutId = stored?.checkoutId ?? stored?.orderId;
    const isRecent = Date.now() - (stored?.openedAt ?? 0) < OPEN_CHECKOUT_MS;
    return checkoutId && stored?.lines && isRecent ? ({ ...stored, checkoutId } as OpenCheckout) : undefined;
  } catch {
    return undefined;
  }
}
