import { ApiError } from '@gulmohar/contract/api/client.ts';
import type { getProduct, getStockLevels, Product } from '@gulmohar/contract/catalogue/product.ts';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';
import { ownUnitIds } from '../session/own-unit-ids.ts';

export type StockLevels = Record<string, { stock: Product['stock'] }>;

const levels = addressOf<typeof getStockLevels>({ method: 'POST', path: '/product/stock-levels' });
const single = addressOf<typeof getProduct>({ method: 'POST', path: '/product/single' });

/**
 * Returns the units of these products that can be bought now.
 * @throws ApiError, or TypeError if there is no connection
 */
export async function readStock(productIds: string[]): Promise<StockLevels> {
  return (await browserApi(levels, { body: { productIds, orderIds: ownUnitIds() } })).stockLevels;
}

/** @throws ApiError 404 for a product that is not sold, or TypeError if there is no connection */
export async function readProduct(productId: string): Promise<Product> {
  return (await browserApi(single, { body: { productId } })).product;
}

/**
 * Returns the units that can be bought now; if they cannot be loaded, those that the page was loaded with.
 */
export async function liveStock({ _id, stock }: Product): Promise<Product['stock']> {
  try {
    return (await readStock([_id]))[_id]?.stock ?? stock;
  } catch {
    return stock;
  }
}

/** Whether the product was withdrawn; stock levels alone do not distinguish that from sold out. */
export async function isWithdrawn({ _id }: Product): Promise<boolean> {
  try {
    await readProduct(_id);
    return false;
  } catch (error) {
    return error instanceof ApiError && error.status === 404;
  }
}
