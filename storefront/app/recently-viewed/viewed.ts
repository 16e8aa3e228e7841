import type { Product } from '@gulmohar/contract/catalogue/product.ts';

const STORED = 'viewedProducts';
const MOST = 8;

/** Where the service worker stores the recently viewed products, only in the browser. */
export const viewed = { cache: 'recently-seen', list: '/recently-seen', most: MOST };

/** Returns the ids of the products that were opened in this browser, the latest first. */
export function readViewed(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function keepViewed(productId: string): void {
  const others = readViewed().filter((id) => id !== productId);
  try {
    localStorage.setItem(STORED, JSON.stringify([productId, ...others].slice(0, MOST)));
  } catch {
    // Storage may be full or blocked.
  }
}

/** Without price and stock, which may change. */
export type ViewedProduct = {
  id: string;
  name: string;
  /** Path of a picture, 360 px wide. */
  picture: string;
};

/** Lets the service worker, if there is one, store the product for when the shopper is offline. */
export function keepForOffline({
  _id: id,
  name,
  image: [picture],
}: Pick<Product, '_id' | 'name' | 'image'>): void {
  if (!picture) return;
  const product: ViewedProduct = { id, name, picture: picture.replace(/[^/]*$/, '360.avif') };
  navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(product));
}
