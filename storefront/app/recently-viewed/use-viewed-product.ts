import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { useEffect } from 'react';
import { keepForOffline, keepViewed } from './viewed.ts';

/** Remembers in this browser that the product was opened, also for when the shopper is offline. */
export function useViewedProduct(product: Product): void {
  const [picture] = product.image;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stock may change while the product is shown
  useEffect(() => {
    keepViewed(product._id);
    keepForOffline(product);
  }, [product._id, product.name, picture]);
}
