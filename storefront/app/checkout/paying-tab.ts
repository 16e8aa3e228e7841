import { isPaying } from './finish-purchase.ts';
import type { OpenCheckout } from './open-checkout.ts';

const nameOf = (checkoutId: string) => `gulmohar-paying-${checkoutId}`;

/**
 * Tells all tabs that this one has the provider's window open. Uses a lock, because it ends with the tab,
 * however the tab is closed.
 * @param work runs until the window is closed; it starts once the lock is held
 */
export async function whilePaying<Result>(checkoutId: string, work: () => Promise<Result>): Promise<Result> {
  // Only available on https and on localhost.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(nameOf(checkoutId), work);
}

/**
 * Whether nobody can be paying this checkout any more: no tab of this browser has the provider's window open,
 * or this is the tab that went to the provider's page and came back.
 * @returns false also if that cannot be determined
 */
export async function isLeft({ checkoutId, purchase, isAtProvider }: OpenCheckout): Promise<boolean> {
  if (isAtProvider) return isPaying(purchase);
  if (!('locks' in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return !held.some(({ name }) => name === nameOf(checkoutId));
}
