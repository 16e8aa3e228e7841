import { sql } from 'kysely';
import type { ProductJson } from '../../catalogue/product/product-json.ts';
import { isPublished } from '../../catalogue/product/published.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

export type LockedProduct = Awaited<ReturnType<typeof lockProduct>>;

/**
 * Returns a product's columns and the database's clock as `now`; the row is locked until the transaction
 * ends.
 * @throws ShopError NOT_FOUND
 */
export async function lockProduct(trx: Transaction, productId: string) {
  return trx
    .selectFrom('product')
    .where('id', '=', productId)
    .selectAll()
    .$narrowType<ProductJson>()
    .select([sql<Date>`now()`.as('now'), isPublished.as('is_on_sale')])
    .forUpdate()
    .executeTakeFirstOrThrow(() => new ShopError('NOT_FOUND', 'There is no such product.'));
}
