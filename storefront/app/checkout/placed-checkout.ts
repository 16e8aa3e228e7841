import { readPurchase } from './finish-purchase.ts';
import { readOpenCheckout } from './open-checkout.ts';

const KEY = 'gulmohar-placed';

type Placed = {
  orderId: string;
  /** The id returned when the checkout was opened; it grants access to the order. */
  checkoutId: string;
};

/** Keeps the checkout's id in this tab after the checkout has ended, so that its order can be read. */
export function keepPlaced(placed: Placed): void {
  sessionStorage.setItem(KEY, JSON.stringify(placed));
}

/** Returns the checkout id of an order that was placed in this tab. */
export function findPlaced(orderId: string): string | undefined {
  const purchase = readPurchase();
  const open = purchase && readOpenCheckout(purchase);
  if (open) keepPlaced({ orderId, checkoutId: open.checkoutId });
  try {
    const stored: Partial<Placed> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return stored.orderId === orderId ? stored.checkoutId : undefined;
  } catch {
    return undefined;
  }
}
