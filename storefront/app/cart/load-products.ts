import type { Product } from '@gulmohar/contract/catalogue/product.ts';
import { paths } from '../paths.ts';

/** Returns the products as they are now, without withdrawn ones. @throws Error if the shop does not respond */
export async function loadProducts(ids: readonly string[], signal: AbortSignal): Promise<Product[]> {
  if (ids.length === 0) return [];
  const response = await fetch(paths.cartProducts(ids), { signal });
  if (!response.ok) throw new Error(`The products could not be loaded (${response.status})`);
  const { products }: { products: Product[] } = await response.json();
  return products;
}
