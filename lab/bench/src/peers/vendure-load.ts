import { runApart } from '../run-apart.ts';
import type { Timing } from '../settings.ts';
import { Unmeasured } from '../unmeasured.ts';

const PROCESS = new URL('./vendure-load-process.ts', import.meta.url);

export type VendureLoadOrder = {
  base: string;
  timing: Timing;
  products: number;
  /** Vendure's variant ids by SKU. */
  variants: Record<string, string>;
  /** Distinguishes the guests of different rounds. */
  round: number;
} & ({ kind: 'carts' | 'checkouts' } | { kind: 'oversell'; buyers: number; sku: string });

export type VendureLoadReport = {
  /** What ended within the measured time; for the oversell, the number of accepted orders. */
  measured: number;
  failures: number;
  firstFailure: string | null;
};

export function loadVendure(order: VendureLoadOrder): Promise<VendureLoadReport> {
  return runApart<VendureLoadOrder, VendureLoadReport>(PROCESS, order);
}

/** @throws Unmeasured when anything failed */
export async function vendurePerSecond(order: VendureLoadOrder): Promise<number> {
  const { measured, failures, firstFailure } = await loadVendure(order);
  if (failures === 0 && measured > 0) return measured / order.timing.seconds;
  throw new Unmeasured(`${measured} succeeded, ${failures} failed; the first failure: ${firstFailure}`);
}
