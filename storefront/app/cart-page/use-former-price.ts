import { useEffect, useState } from 'react';

/** `price` in rupees, of one unit. */
type ShownLine = { productId: string; size: string | null; price: number };

const KEY = 'cartPrices';
const MAX_STORED_PRICES = 200;

/**
 * Returns the price at which this browser last showed a line of the cart, if it has changed. The result
 * stays the same while the cart is open, so that a change in the meantime also counts.
 * @returns rupees
 */
export function useFormerPrice(line: ShownLine | undefined): number | undefined {
  const [former, setFormer] = useState<number>();
  const id = line && [line.productId, line.size].filter(Boolean).join('/');
  const price = line?.price;
  useEffect(() => {
    if (id === undefined || price === undefined) return;
    const { [id]: shown, ...others } = readPrices();
    setFormer((previous) => previous ?? shown ?? price);
    store(Object.fromEntries([...Object.entries(others), [id, price]].slice(-MAX_STORED_PRICES)));
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
