import type { listRelated, Product } from '@gulmohar/contract/catalogue/product.ts';
import { useEffect, useState } from 'react';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { paths } from '../paths.ts';
import { type CardProduct, cardProducts } from '../product-card/card-product.ts';
import { readViewed } from './viewed.ts';

export type Viewed = {
  products: CardProduct[];
  /** What goes with the product that was opened last; empty unless it was asked for. */
  look: CardProduct[];
};

const related = addressOf<typeof listRelated>({ method: 'POST', path: '/product/related' });

/**
 * Loads what was opened last in this browser, once the page is there. Not by a fetcher, since the router reloads
 * the page when the module of its route cannot be loaded.
 * @param on what is shown; another product loads it again
 */
export function useViewed({
  on = '',
  withLook = false,
}: {
  on?: string;
  withLook?: boolean;
}): Viewed | undefined {
  const [viewed, setViewed] = useState<Viewed>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `on`
  useEffect(() => {
    const visit = new AbortController();
    void loadViewed(withLook, visit.signal).then((loaded) => !visit.signal.aborted && setViewed(loaded));
    return () => visit.abort();
  }, [on, withLook]);
  return viewed;
}

/** Returns the products as they are now; none if the shop does not respond, because pages are complete without. */
async function loadViewed(withLook: boolean, signal: AbortSignal): Promise<Viewed> {
  const ids = readViewed();
  const [productId] = ids;
  if (productId === undefined) return { products: [], look: [] };
  try {
    const [response, { complementary }] = await Promise.all([
      fetch(paths.cartProducts(ids), { signal }),
      withLook ? browserApi(related, { body: { productId } }) : { complementary: [] },
    ]);
    const { products = [] }: { products?: Product[] } = await response.json();
    return { products: cardProducts(products), look: cardProducts(complementary) };
  } catch {
    return { products: [], look: [] };
  }
}
