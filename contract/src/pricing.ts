import type { Paise } from './money.ts';
import { FREE_SHIPPING_FROM, SHIPPING_FEE } from './shop-rules.ts';

export type PricedLine = { unitPrice: Paise; quantity: number };

export type Totals = { subtotal: Paise; shipping: Paise; total: Paise };

/**
 * What a cart costs; the one place where it is worked out, for server and browser alike.
 * Shipping is free from Rs. 2,000, else Rs. 100 (specification, section 9); an empty cart costs nothing.
 */
export function priceCart(lines: readonly PricedLine[]): Totals {
  const subtotal = lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const shipping = subtotal === 0 || subtotal >= FREE_SHIPPING_FROM ? 0 : SHIPPING_FEE;
  return { subtotal, shipping, total: subtotal + shipping };
}

/** What must still be added until delivery is free; 0 once it is. */
export function missingForFreeShipping(subtotal: Paise): Paise {
  return Math.max(0, FREE_SHIPPING_FROM - subtotal);
}
