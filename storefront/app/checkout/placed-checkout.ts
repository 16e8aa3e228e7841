import { readPurchase } from './finish-purchase.ts';
import { readOpenCheckout } from './open-checkout.ts';

const KEY = 'gulmohar-placed';

type Placed = {
  orderId: string;
  /** What opening the checkout answered: who knows it may read the order. */
  checkoutId: string;
};

/** Keeps for this tab what the order can be read by, beyond the checkout's end. */
export function keepPlaced(placed: Placed): void {
  sessionStorage.setItem(KEY, JSON.stringify(placed));
}

/** The checkout that an order came of, if this tab paid it. */
export function findPlaced(orderId: string): string | undefined {
  const purchase = readPurchase();
  const open = purchase && readOpenCheckout(purchase);
  if (open) keepPlaced({ orderId, checkoutId: open.orderId });
  try {
    const kept: Partial<Placed> = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return kept.orderId === orderId ? kept.checkoutId : undefined;
  } catch {
    return undefined;
  }
}
