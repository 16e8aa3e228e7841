import { priceOf } from '@gulmohar/contract/catalogue/size-price.ts';
import { readProduct } from '../product/live-stock.ts';
import type { Route } from './+types/stock-now';

/** Returns a product's current sizes with their units and prices; null if it cannot be loaded or is not sold any more. */
export async function clientLoader({ params: { productId } }: Route.ClientLoaderArgs) {
  try {
    const product = await readProduct(productId);
    if (typeof product.stock !== 'object') return null;
    return Object.entries(product.stock).map(([size, units]) => ({
      size,
      units,
      price: priceOf(product, size),
    }));
  } catch {
    return null;
  }
}
