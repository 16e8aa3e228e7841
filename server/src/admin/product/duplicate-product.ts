import { MAX_PRODUCT_NAME } from '@gulmohar/contract/catalogue/product.ts';
import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { generatedSkus } from './generated-skus.ts';
import { lockProduct } from './lock-product.ts';
import { newProductId } from './product-id.ts';
import { columnsOf, fieldsOf } from './product-row.ts';

const COPY = ' (copy)';

/** The copy is a draft with everything but stock and barcodes. @returns its id */
export async function duplicateProduct(
  trx: Transaction,
  actor: ChangeAuthor,
  productId: string,
): Promise<string> {
  const original = await lockProduct(trx, productId);
  const fields = { ...fieldsOf(original), name: nameOfCopy(original.name), publishedAt: null };
  const id = newProductId(original.name);
  await trx
    .insertInto('product')
    .values({
      id,
      ...columnsOf(fields),
      pictures: original.pictures,
      picture_notes: JSON.stringify(original.picture_notes),
      has_size: original.has_size,
      bestseller_rank: null,
    })
    .execute();
  const variants = await trx
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .orderBy('position')
    .select(['size', 'position', 'own_price', 'own_mrp', 'cost', 'topped_up_to'])
    .select(['weight_grams', 'length_mm', 'width_mm', 'height_mm'])
    .execute();
  const skuFor = await generatedSkus(
    trx,
    id,
    variants.map(({ size }) => size),
  );
  await trx
    .insertInto('variant')
    .values(variants.map((variant) => ({ ...variant, product_id: id, sku: skuFor(variant.size) })))
    .execute();
  await recordChange(trx, actor, {
    action: 'product.duplicate',
    subject: id,
    before: null,
    after: { ...fields, copyOf: productId },
  });
  return id;
}

function nameOfCopy(name: string): string {
  return `${name.slice(0, MAX_PRODUCT_NAME - COPY.length)}${COPY}`;
}
