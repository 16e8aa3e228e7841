import { isPaying } from './finish-purchase.ts';
import type { OpenCheckout } from './open-checkout.ts';

const nameOf = (orderId: string) => `gulmohar-paying-${orderId}`;

/**
 * Shows every tab that this one has the provider's window open. A lock, since it ends with the tab, however that ends.
 * @param work until the window is closed; it begins when the lock is held
 */
export async function whilePaying<Result>(orderId: string, work: () => Promise<Result>): Promise<Result> {
  // Only available on https and on localhost.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(nameOf(orderId), work);
}

/**
 * Whether nobody can be paying it any more: no tab of this browser shows the provider's window, or this is the tab that
 * went to the provider's page, and back.
 * @returns false also where that cannot be known
 */
export async function isLeft({ orderId, purchase, isAtProvider }: OpenCheckout): Promise<boolean> {
  if (isAtProvider) return isPaying(purchase);
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return !held.some(({ name }) => name === nameOf(orderId));
}
