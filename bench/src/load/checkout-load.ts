import { runApart } from '../run-apart.ts';
import type { Timing } from '../settings.ts';

const PROCESS = new URL('./checkout-load-process.ts', import.meta.url);

export type CheckoutOrder = {
  shop: string;
  sandbox: string;
  timing: Timing;
  products: number;
  /** Makes the guests of one round different from those of another. */
  round: number;
};

export type CheckoutReport = {
  /** Orders whose whole checkout ended within the measured time. */
  measured: number;
  seconds: number;
  /** Milliseconds from create-order to the answer of verify. */
  p99: number;
  /** All orders and units, including those of the warm-up. */
  orders: number;
  units: number;
  failures: number;
  firstFailure: string | null;
};

/** Guests who check out one after the other over kept-alive connections, as many at once as there are connections. */
export function loadCheckouts(order: CheckoutOrder): Promise<CheckoutReport> {
  return runApart<CheckoutOrder, CheckoutReport>(PROCESS, order);
}
