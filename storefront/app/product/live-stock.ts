import type { getStockLevels, Product } from '@gulmohar/contract/product.ts';
import { addressOf } from '../api/address-of.ts';
import { browserApi } from '../api/browser-api.ts';

const stockLevels = addressOf<typeof getStockLevels>({ method: 'POST', path: '/product/stock-levels' });

/** What can be bought of it at this moment; when that cannot be learned, what the page knew. */
export async function liveStock({ _id, stock }: Product): Promise<Product['stock']> {
  try {
    const reply = await browserApi(stockLevels, { body: { productIds: [_id] } });
    return reply.stockLevels[_id]?.stock ?? stock;
  } catch {
    return stock;
  }
}
