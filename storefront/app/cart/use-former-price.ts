import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { useEffect, useState } from 'react';

const KEY = 'cartPrices';
const KEPT = 200;

/**
 * What a product in the cart cost when this browser last showed it there, if that was something else; the answer stays
 * for as long as the cart is looked at, so that a price changed meanwhile is seen as a change.
 * @returns rupees
 */
export function useFormerPrice(product: Pick<Product, '_id' | 'price'> | undefined): number | undefined {
  const [former, setFormer] = useState<number>();
  const { _id: id, price } = product ?? {};
  useEffect(() => {
    if (id === undefined || price === undefined) return;
    const { [id]: shown, ...others } = readPrices();
    setFormer((known) => known ?? shown ?? price);
    store(Object.fromEntries([...Object.entries(others), [id, price]].slice(-KEPT)));
  }, [id, price]);
  return price === undefined || former === price ? undefined : former;
}

function readPrices(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(([, price]) => typeof price === 'number');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

function store(prices: Record<string, number>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(prices));
  } catch {
    // Without storage there is nothing to compare with.
  }
}
