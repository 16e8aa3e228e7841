import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { useEffect } from 'react';

/** Where the service worker keeps the products that were looked at last, in the browser alone. */
export const seen = { cache: 'recently-seen', list: '/recently-seen', most: 8 };

/** Neither price nor stock: they may have changed since. */
export type SeenProduct = {
  id: string;
  name: string;
  /** Path of a picture, 360 px wide. */
  picture: string;
};

/** Has the service worker, where there is one, keep the product for when the shopper is offline. */
export function useRecentlySeen({ _id: id, name, image: [picture = ''] }: Product): void {
  useEffect(() => {
    if (!picture) return;
    const product: SeenProduct = { id, name, picture: picture.replace(/[^/]*$/, '360.avif') };
    navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(product));
  }, [id, name, picture]);
}
