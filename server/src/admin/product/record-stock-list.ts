import type { StockList } from '@gulmohar/contract/admin/product-stock.ts';
import type { ChangeAuthor } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { changeStock } from './change-stock.ts';

/**
 * Records what was delivered or counted of many products.
 * @returns how many products and units it was
 * @throws ShopError INVALID_INPUT naming the product whose stock would fall below what open checkouts hold; NOT_FOUND
 */
export async function recordStockList(
  trx: Transaction,
  actor: ChangeAuthor,
  { reason, note, items }: StockList,
): Promise<{ products: number; units: number }> {
  const variants = await trx
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'product_id')
    .where(
      'variant.id',
      'in',
      items.map(({ variantId }) => variantId),
    )
    // In a fixed order, so that two lists with the same products do not deadlock.
    .orderBy('product_id')
    .select(['variant.id', 'product_id', 'name'])
    .execute();
  if (variants.length < items.length)
    throw new ShopError('NOT_FOUND', 'A size of the list no longer exists.');
  const names = new Map(variants.map(({ product_id, name }) => [product_id, name]));
  for (const [productId, name] of names) {
    const ids = new Set(variants.filter((one) => one.product_id === productId).map(({ id }) => id));
    const changes = items.filter(({ variantId }) => ids.has(variantId));
    await changeStock(trx, actor, { productId, reason, note, changes }).catch((error: unknown) => {
      if (!(error instanceof ShopError)) throw error;
      throw new ShopError(error.code, `${name}: ${error.message}. Nothing was recorded.`);
    });
  }
  return { products: names.size, units: items.reduce((sum, { units }) => sum + units, 0) };
}
