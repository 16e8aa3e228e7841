import { runApart } from '../run-apart.ts';
import type { Timing } from '../settings.ts';

const PROCESS = new URL('./cart-load-process.ts', import.meta.url);

export type CartOrder = { shop: string; timing: Timing; products: number; tokens: string[] };

export type CartReport = { measured: number; seconds: number; failures: number; firstFailure: string | null };

/** Shoppers who add one unit after the other to their carts, as many at once as there are connections. */
export function loadCarts(order: CartOrder): Promise<CartReport> {
  return runApart<CartOrder, CartReport>(PROCESS, order);
}
