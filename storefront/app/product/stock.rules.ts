import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { LOW_STOCK_THRESHOLD } from '@gulmohar/contract/shop/shop-rules.ts';

export type StockState = 'out' | 'low' | 'in';

type Stocked = Pick<Product, 'stock'>;

/** Units that can be bought, across all sizes. */
export function unitsLeft({ stock }: Stocked): number {
  return typeof stock === 'number' ? stock : Object.values(stock).reduce((sum, units) => sum + units, 0);
}

/** Units of one size; the size is null for a product without sizes. */
export function unitsOf({ stock }: Stocked, size: string | null): number {
  if (typeof stock === 'number') return stock;
  return size === null ? 0 : (stock[size] ?? 0);
}

/** Out: none left. Low: 1 to 5 left. */
export function stockState(units: number): StockState {
  if (units <= 0) return 'out';
  return units <= LOW_STOCK_THRESHOLD ? 'low' : 'in';
}
