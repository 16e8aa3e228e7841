import { runApart } from '../run-apart.ts';

const PROCESS = new URL('./flash-sale-process.ts', import.meta.url);

export type FlashSale = {
  shop: string;
  sandbox: string;
  buyers: number;
  /** Number of the reference product, and the size that all want one unit of. */
  product: number;
  size: string;
  /** They come evenly within so many seconds; 0: all at the same moment. */
  withinSeconds: number;
};

export type FlashSaleReport = {
  orders: number;
  /** Answered that it is sold out. */
  late: number;
  /** How many of the shop's other answers had which status. */
  others: Record<string, number>;
  /** Milliseconds of the shop's answers, those of both calls together. */
  p50: number;
  p99: number;
};

/** Guests who want the same variant at the same moment, or soon after each other, each on a connection of their own while there are enough. */
export function holdFlashSale(sale: FlashSale): Promise<FlashSaleReport> {
  return runApart<FlashSale, FlashSaleReport>(PROCESS, sale);
}
