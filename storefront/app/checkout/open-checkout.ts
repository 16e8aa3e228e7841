import { RESERVATION_MINUTES } from '@gulmohar/contract/shop/shop-rules.ts';
import type { CartLine } from '../cart/cart.rules.ts';
import type { SignedPayment } from './razorpay-window.ts';

export type Purchase = 'cart' | 'buy-now';

/** A checkout that is open at a payment provider; only the server knows its outcome. */
export type OpenCheckout = {
  purchase: Purchase;
  /** The id that opening it returned, by which the server is asked. */
  orderId: string;
  lines: CartLine[];
  isGuest: boolean;
  openedAt: number;
  /** It is paid on a page of the provider's own, which may be open in any tab. */
  isAtProvider?: boolean;
  /** What the provider's window brought back, until the server has seen it. */
  payment?: SignedPayment;
};

/** A failed payment can still be captured for three days (Razorpay's late authorisation); later there is no news. */
const KEPT_MS = 3 * 24 * 3_600_000;

const RESERVATION_MS = RESERVATION_MINUTES * 60_000;

const keys = { cart: 'gulmohar-checkout-cart', 'buy-now': 'gulmohar-checkout-buy-now' } as const;
/** For browsers without storage. */
const inMemory = new Map<string, string>();

/** From now on every tab, a reload and a later visit know of it; it replaces an earlier one of the same purchase. */
export function keepOpenCheckout(checkout: OpenCheckout): void {
  const text = JSON.stringify(checkout);
  inMemory.set(keys[checkout.purchase], text);
  try {
    localStorage.setItem(keys[checkout.purchase], text);
  } catch {
    // As long as the page lives, it is known.
  }
}

export function readOpenCheckout(purchase: Purchase): OpenCheckout | undefined {
  try {
    return parse(localStorage.getItem(keys[purchase]));
  } catch {
    return parse(inMemory.get(keys[purchase]));
  }
}

export function findOpenCheckout(orderId: string): OpenCheckout | undefined {
  return (['cart', 'buy-now'] as const)
    .map((purchase) => readOpenCheckout(purchase))
    .find((checkout) => checkout?.orderId === orderId);
}

/** Its outcome is known; another one that was opened meanwhile stays. */
export function forgetOpenCheckout({ purchase, orderId }: OpenCheckout): void {
  if (readOpenCheckout(purchase)?.orderId !== orderId) return;
  inMemory.delete(keys[purchase]);
  try {
    localStorage.removeItem(keys[purchase]);
  } catch {
    // As above.
  }
}

/**
 * The same for one that has ended unpaid, once its time is over: what was paid in the last moment may show up a little
 * later, and until then Pay asks about it first.
 */
export function purgeOldCheckout(checkout: OpenCheckout): void {
  if (Date.now() - checkout.openedAt > RESERVATION_MS) forgetOpenCheckout(checkout);
}

/**
 * Calls back when another tab opens a checkout for this purchase, or has finished one.
 * @returns ends it
 */
export function followOpenCheckout(
  purchase: Purchase,
  follower: (checkout: OpenCheckout) => void,
): () => void {
  const follow = ({ key, newValue, oldValue }: StorageEvent) => {
    const checkout = key === keys[purchase] ? parse(newValue ?? oldValue) : undefined;
    if (checkout) follower(checkout);
  };
  addEventListener('storage', follow);
  return () => removeEventListener('storage', follow);
}

function parse(text: string | null | undefined): OpenCheckout | undefined {
  try {
    const stored: Partial<OpenCheckout> | null = JSON.parse(text ?? 'null');
    const isRecent = Date.now() - (stored?.openedAt ?? 0) < KEPT_MS;
    return stored?.orderId && stored.lines && isRecent ? (stored as OpenCheckout) : undefined;
  } catch {
    return undefined;
  }
}
