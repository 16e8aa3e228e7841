import { runApart } from '../run-apart.ts';
import type { Timing } from '../settings.ts';

const PROCESS = new URL('./checkout-load-process.ts', import.meta.url);

export type CheckoutOrder = {
  shop: string;
  sandbox: string;
  timing: Timing;
  products: number;
  /** Distinguishes the guests of different rounds. */
  round: number;
};

export type CheckoutReport = {
  /** Orders whose whole checkout ended within the measured time. */
  measured: number;
  seconds: number;
  /** Milliseconds from create-order to verify's response. */
  p99: number;
  /** All orders and units, including those of the warm-up. */
  orders: number;
  units: number;
  failures: number;
  firstFailure: string | null;
};

/**
 * Simulates guests who check out one after the other over keep-alive connections, as many at once as there
 * are connections.
 */
export function loadCheckouts(order: CheckoutOrder): Promise<CheckoutReport> {
  return runApart<CheckoutOrder, CheckoutReport>(PROCESS, order);
}
