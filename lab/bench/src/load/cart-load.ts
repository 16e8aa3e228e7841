import { runApart } from '../run-apart.ts';
import type { Timing } from '../settings.ts';

const PROCESS = new URL('./cart-load-process.ts', import.meta.url);

export type CartOrder = { shop: string; timing: Timing; products: number; tokens: string[] };

export type CartReport = { measured: number; seconds: number; failures: number; firstFailure: string | null };

/**
 * Simulates shoppers who add units one by one to their carts, with as many shoppers at once as connections.
 */
export function loadCarts(order: CartOrder): Promise<CartReport> {
  return runApart<CartOrder, CartReport>(PROCESS, order);
}
