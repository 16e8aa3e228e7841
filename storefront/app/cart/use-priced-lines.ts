import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { type PricedLine as CartPrice, subtotalOf } from '@gulmohar/contract/sales/pricing.ts';
import { type Paise, rupeesToPaise } from '@gulmohar/contract/values/money.ts';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '../paths.ts';
import { unitsOf } from '../product/stock.rules.ts';
import type { CartLine } from './cart.rules.ts';
import type { loader } from './cart-products.ts';
import { useStockLevels } from './follow-stock.ts';

export type PricedLine = CartLine & {
  /** undefined: no longer on sale. */
  product: Product | undefined;
  available: number;
  problem: 'gone' | 'over' | undefined;
};

export type PricedCart = { lines: PricedLine[]; subtotal: Paise; hasProblem: boolean; refresh: () => void };

/**
 * The lines with what the shop knows of them now, prices too; read again whenever their stock was.
 * @returns undefined until the shop has answered
 */
export function usePricedLines(lines: CartLine[]): PricedCart | undefined {
  const fetcher = useFetcher<typeof loader>();
  const { load } = fetcher;
  const url = paths.cartProducts([...new Set(lines.map((line) => line.productId))].sort());
  const isEmpty = lines.length === 0;

  useEffect(() => {
    if (isEmpty) return;
    load(url);
    return useStockLevels.subscribe(() => load(url));
  }, [isEmpty, load, url]);

  if (!fetcher.data) return undefined;
  const priced = lines.map((line) => price(line, fetcher.data?.products ?? []));
  return {
    lines: priced,
    subtotal: subtotalOf(pricedForCart(priced)),
    hasProblem: priced.some((line) => line.problem !== undefined),
    refresh: () => load(url),
  };
}

/** The lines as the pricing module wants them; those that are no longer on sale cost nothing. */
export function pricedForCart(lines: readonly PricedLine[]): CartPrice[] {
  return lines.flatMap(({ product, quantity }) =>
    product ? [{ unitPrice: rupeesToPaise(product.price) ?? 0, quantity }] : [],
  );
}

function price(line: CartLine, products: Product[]): PricedLine {
  const product = products.find(({ _id }) => _id === line.productId);
  const available = product ? unitsOf(product, line.size) : 0;
  const problem = available === 0 ? 'gone' : available < line.quantity ? 'over' : undefined;
  return { ...line, product, available, problem };
}
