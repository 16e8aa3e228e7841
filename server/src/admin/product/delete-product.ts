import { sql } from 'kysely';
import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { lockProduct } from './lock-product.ts';
import { fieldsOf } from './product-row.ts';

/** Whether a product never had stock: every unit received, reserved or sold has a row in the ledger. */
export const isDeletable = sql<boolean>`not exists (select from stock_movement
  join variant on variant.id = stock_movement.variant_id where variant.product_id = product.id)`;

/**
 * Deletes a product that never had stock and so was never sold.
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE when the stock ledger refers to it; CHANGED_MEANWHILE
 */
export async function deleteProduct(
  trx: Transaction,
  actor: ChangeAuthor,
  { productId, version }: { productId: string; version: number },
): Promise<void> {
  const product = await lockProduct(trx, productId);
  if (product.version !== version) {
    throw new ShopError(
      'CHANGED_MEANWHILE',
      'Somebody else saved this product in the meantime. Reload it before you delete it.',
    );
  }
  const variants = await trx
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .orderBy('position')
    .forUpdate()
    .select(['size', 'sku', 'barcode'])
    .execute();
  const { deletable } = await trx
    .selectFrom('product')
    .where('id', '=', productId)
    .select(isDeletable.as('deletable'))
    .executeTakeFirstOrThrow();
  if (!deletable) {
    throw new ShopError(
      'STEP_NOT_POSSIBLE',
      'This product has been in stock, so its records are kept. Archive it instead: it is then no longer sold or listed.',
    );
  }
  await trx.deleteFrom('search_pin').where('product_id', '=', productId).execute();
  await trx
    .deleteFrom('complementary_product')
    .where((where) => where.or([where('product_id', '=', productId), where('other_id', '=', productId)]))
    .execute();
  await trx.deleteFrom('variant').where('product_id', '=', productId).execute();
  await trx.deleteFrom('product').where('id', '=', productId).execute();
  await recordChange(trx, actor, {
    action: 'product.delete',
    subject: productId,
    before: { ...fieldsOf(product), pictures: product.pictures, variants },
    after: null,
  });
}
