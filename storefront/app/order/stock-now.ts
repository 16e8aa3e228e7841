import { readStock } from '../product/live-stock.ts';
import type { Route } from './+types/stock-now';

/** How much there is of a product at this moment; null when that cannot be learned. */
export async function clientLoader({ params: { productId } }: Route.ClientLoaderArgs) {
  try {
    return (await readStock([productId]))[productId]?.stock ?? null;
  } catch {
    return null;
  }
}
