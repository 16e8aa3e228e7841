import { type ViewedProduct, viewed } from '../recently-viewed/viewed.ts';

/**
 * A product with its picture as a data URL, because there is no network; absent if the picture was not
 * stored.
 */
export type OfflineProduct = Pick<ViewedProduct, 'id' | 'name'> & { picture?: string };

/** Returns the products last viewed in this browser, most recent first; empty if it stores none. */
export async function loadRecentlyViewed(): Promise<OfflineProduct[]> {
  // Only available on https and on localhost.
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(viewed.cache);
  const list = await cache.match(viewed.list);
  const products: ViewedProduct[] = list ? await list.json() : [];
  return Promise.all(
    products.map(async ({ id, name, picture }) => {
      const cached = await cache.match(picture);
      return { id, name, ...(cached && { picture: await dataAddress(await cached.blob()) }) };
    }),
  );
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
