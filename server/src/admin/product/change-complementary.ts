import type { PickedProduct } from '@gulmohar/contract/admin/picked-product.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import { pickedColumns, presentPicked } from '../catalogue/picked-product.ts';
import type { Staff } from '../session/staff.ts';
import { lockProduct } from './lock-product.ts';

/** Returns the complementary products in the owner's order. Those that are not on sale keep their place. */
export async function readComplementary(db: Database, productId: string): Promise<PickedProduct[]> {
  const rows = await db
    .selectFrom('complementary_product')
    .innerJoin('product', 'product.id', 'complementary_product.other_id')
    .where('complementary_product.product_id', '=', productId)
    .orderBy('complementary_product.position')
    .select(pickedColumns)
    .execute();
  return rows.map(presentPicked);
}

/** @throws ShopError NOT_FOUND for a product that does not exist, INVALID_INPUT for the product itself */
export async function changeComplementary(
  trx: Transaction,
  staff: Staff,
  { productId, productIds }: { productId: string; productIds: readonly string[] },
): Promise<void> {
  await lockProduct(trx, productId);
  if (productIds.includes(productId)) {
    throw wrongField('productIds', 'A product cannot complement itself');
  }
  const before = (await readComplementary(trx, productId)).map((product) => product.productId);
  await trx.deleteFrom('complementary_product').where('product_id', '=', productId).execute();
  if (productIds.length > 0) {
    const existing = await trx.selectFrom('product').where('id', 'in', productIds).select('id').execute();
    if (existing.length < productIds.length) throw new ShopError('NOT_FOUND', 'There is no such product.');
    await trx
      .insertInto('complementary_product')
      .values(productIds.map((id, position) => ({ product_id: productId, other_id: id, position })))
      .execute();
  }
  await recordChange(trx, staff, {
    action: 'product.complementary',
    subject: productId,
    before: { order: before },
    after: { order: productIds },
  });
}
