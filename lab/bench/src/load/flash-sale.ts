import { runApart } from '../run-apart.ts';

const PROCESS = new URL('./flash-sale-process.ts', import.meta.url);

export type FlashSale = {
  shop: string;
  sandbox: string;
  buyers: number;
  /** The number of the reference product and the size; each buyer wants one unit. */
  product: number;
  size: string;
  /** Buyers arrive evenly over this many seconds; 0 for all at once. */
  withinSeconds: number;
};

export type FlashSaleReport = {
  orders: number;
  /** Buyers who were told that it is sold out. */
  late: number;
  /** The shop's other responses, counted by status. */
  others: Record<string, number>;
  /** Response time of the shop in milliseconds, of both calls together. */
  p50: number;
  p99: number;
};

/**
 * Simulates guests who want the same variant at the same moment or shortly after each other, each on their
 * own connection as long as there are enough.
 */
export function holdFlashSale(sale: FlashSale): Promise<FlashSaleReport> {
  return runApart<FlashSale, FlashSaleReport>(PROCESS, sale);
}
