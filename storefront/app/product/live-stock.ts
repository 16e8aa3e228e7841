import { ApiError } from '@gulmohar/contract/api/client.ts';
import type { getProduct, getStockLevels, Product } from '@gulmohar/contract/catalogue/product.ts';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';

export type StockLevels = Record<string, { stock: Product['stock'] }>;

const levels = addressOf<typeof getStockLevels>({ method: 'POST', path: '/product/stock-levels' });
const single = addressOf<typeof getProduct>({ method: 'POST', path: '/product/single' });

/** What can be bought of these products at this moment. @throws ApiError, or TypeError without a connection */
export async function readStock(productIds: string[]): Promise<StockLevels> {
  return (await browserApi(levels, { body: { productIds } })).stockLevels;
}

/** What can be bought of it at this moment; when that cannot be learned, what the page knew. */
export async function liveStock({ _id, stock }: Product): Promise<Product['stock']> {
  try {
    return (await readStock([_id]))[_id]?.stock ?? stock;
  } catch {
    return stock;
  }
}

/** Whether the shop no longer sells it at all; its stock levels alone do not tell that from sold out. */
export async function isWithdrawn({ _id }: Product): Promise<boolean> {
  try {
    await browserApi(single, { body: { productId: _id } });
    return false;
  } catch (error) {
    return error instanceof ApiError && error.status === 404;
  }
}
