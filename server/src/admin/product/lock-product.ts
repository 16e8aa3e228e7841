import type { SizePrices } from '@gulmohar/contract/admin/size-prices.ts';
import { sql } from 'kysely';
import type { ProductJson } from '../../catalogue/product/product-json.ts';
import { isPublished } from '../../catalogue/product/published.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

export type LockedProduct = Awaited<ReturnType<typeof lockProduct>>;

/**
 * Returns a product's columns, the prices of its sizes and the database's clock as `now`; the row is locked until the transaction
 * ends.
 * @throws ShopError NOT_FOUND
 */
export async function lockProduct(trx: Transaction, productId: string) {
  const product = await trx
    .selectFrom('product')
    .where('id', '=', productId)
    .selectAll()
    .$narrowType<ProductJson>()
    .select([sql<Date>`now()`.as('now'), isPublished.as('is_on_sale')])
    .forUpdate()
    .executeTakeFirstOrThrow(() => new ShopError('NOT_FOUND', 'There is no such product.'));
  return { ...product, sizePrices: await readSizePrices(trx, productId) };
}

/** Returns what each size has of its own, in the order of the sizes. */
export async function readSizePrices(db: Database, productId: string): Promise<SizePrices[]> {
  return db
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('id')
    .select(['size', 'own_price as price', 'own_mrp as mrp'])
    .execute();
}
