import { type SeenProduct, seen } from './recently-seen.ts';

/** A product with its picture as a data address, since no network gives it; absent where the picture was not kept. */
export type ShownProduct = Pick<SeenProduct, 'id' | 'name'> & { picture?: string };

/** What this browser looked at last, the latest first; nothing where it keeps nothing. */
export async function loadRecentlySeen(): Promise<ShownProduct[]> {
  // Only pages that came by https, or from this machine, have it.
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
