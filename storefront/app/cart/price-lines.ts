import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { priceOf } from '@gulmohar/contract/catalogue/size-price.ts';
import { type PricedLine as CartPrice, subtotalOf } from '@gulmohar/contract/sales/pricing.ts';
import { type Paise, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { unitsOf } from '../product/stock.rules.ts';
import type { CartLine } from './cart.rules.ts';

export type PricedLine = CartLine & {
  /** undefined: no longer on sale. */
  product: Product | undefined;
  available: number;
  problem: 'unavailable' | 'over' | undefined;
};

export type PricedCart = {
  lines: PricedLine[];
  subtotal: Paise;
  /** Of its slowest product; 0 if none is made to order. */
  daysToMake: number;
  /** A line cannot be bought as it is. */
  hasProblem: boolean;
  /** A line was added a moment ago and its price is not known yet. */
  isIncomplete: boolean;
};

/** The server's data about products. */
export type LoadedProducts = {
  /** The ids that were requested; nothing is known about any others. */
  requestedIds: readonly string[];
  /** The requested products that are on sale. */
  products: readonly Product[];
};

/** Returns the lines with their product data, without those that were not requested yet. */
export function priceLines(
  lines: readonly CartLine[],
  { requestedIds, products }: LoadedProducts,
): PricedCart {
  const loaded = lines.filter(({ productId }) => requestedIds.includes(productId));
  const priced = loaded.map((line) => priceLine(line, products));
  return {
    lines: priced,
    subtotal: subtotalOf(pricedForCart(priced)),
    daysToMake: Math.max(0, ...priced.map(({ product }) => product?.daysToMake ?? 0)),
    hasProblem: priced.some((line) => line.problem !== undefined),
    isIncomplete: loaded.length < lines.length,
  };
}

/** Returns the lines in the form of the pricing module, without those that cannot be bought at all. */
export function pricedForCart(lines: readonly PricedLine[]): CartPrice[] {
  return lines.flatMap(({ product, size, quantity, problem }) =>
    product && problem !== 'unavailable'
      ? [{ unitPrice: rupeesToPaise(priceOf(product, size)) ?? 0, quantity, grams: gramsOf(product, size) }]
      : [],
  );
}

/** Returns the weight of one unit; `size` is null for a product without sizes. */
function gramsOf({ grams = 0 }: Product, size: string | null): number {
  if (typeof grams === 'number') return grams;
  return size === null ? 0 : (grams[size] ?? 0);
}

function priceLine(line: CartLine, products: readonly Product[]): PricedLine {
  const product = products.find(({ _id }) => _id === line.productId);
  const available = product ? unitsOf(product, line.size) : 0;
  const problem = available === 0 ? 'unavailable' : available < line.quantity ? 'over' : undefined;
  return { ...line, product, available, problem };
}
