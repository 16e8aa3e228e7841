import { keptHoldIds } from './kept-holds.ts';

/** Where this browser stores its unfinished checkouts, by what is bought. */
export const checkoutKeys = {
  cart: 'gulmohar-checkout-cart',
  'buy-now': 'gulmohar-checkout-buy-now',
} as const;

/**
 * The ids of what has units for this browser alone, its unfinished checkouts and those of stock alerts; undefined if
 * there are none.
 */
export function ownUnitIds(): string[] | undefined {
  const ids = Object.values(checkoutKeys).flatMap((key) => {
    try {
      const stored: { checkoutId?: string } | null = JSON.parse(localStorage.getItem(key) ?? 'null');
      return stored?.checkoutId ?? [];
    } catch {
      return [];
    }
  });
  const all = [...ids, ...keptHoldIds()];
  return all.length > 0 ? all : undefined;
}
