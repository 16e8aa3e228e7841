/** Where this browser stores its unfinished checkouts, by what is bought. */
export const checkoutKeys = {
  cart: 'gulmohar-checkout-cart',
  'buy-now': 'gulmohar-checkout-buy-now',
} as const;

/**
 * The ids of this browser's unfinished checkouts, whose reserved units are available to the shopper; undefined if
 * there are none.
 */
export function openCheckoutIds(): string[] | undefined {
  const ids = Object.values(checkoutKeys).flatMap((key) => {
    try {
      const stored: { checkoutId?: string } | null = JSON.parse(localStorage.getItem(key) ?? 'null');
      return stored?.checkoutId ?? [];
    } catch {
      return [];
    }
  });
  return ids.length > 0 ? ids : undefined;
}
