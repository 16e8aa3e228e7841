import { type SeenProduct, seen } from './recently-seen.ts';

/**
 * A product with its picture as a data URL, because there is no network; absent if the picture was not
 * stored.
 */
export type ShownProduct = Pick<SeenProduct, 'id' | 'name'> & { picture?: string };

/** Returns the products last viewed in this browser, most recent first; empty if it stores none. */
export async function loadRecentlySeen(): Promise<ShownProduct[]> {
  // Only available on https and on localhost.
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(seen.cache);
  const list = await cache.match(seen.list);
  const products: SeenProduct[] = list ? await list.json() : [];
  return Promise.all(
    products.map(async ({ id, name, picture }) => {
      const kept = await cache.match(picture);
      return { id, name, ...(kept && { picture: await dataAddress(await kept.blob()) }) };
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
