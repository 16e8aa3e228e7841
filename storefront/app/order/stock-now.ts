import { readStock } from '../product/live-stock.ts';
import type { Route } from './+types/stock-now';

/** Returns a product's current stock; null if it cannot be loaded. */
export async function clientLoader({ params: { productId } }: Route.ClientLoaderArgs) {
  try {
    return (await readStock([productId]))[productId]?.stock ?? null;
  } catch {
    return null;
  }
}
