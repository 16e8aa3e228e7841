import type { ProductUpdate } from '@gulmohar/contract/admin/product-edit.ts';
import type { ChangeAuthor } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { lockProduct } from './lock-product.ts';
import { saveFields } from './save-fields.ts';
import { assertSizes, saveVariants } from './save-variants.ts';

/**
 * Saves the editor's fields.
 * @returns the new version
 * @throws ShopError NOT_FOUND, INVALID_INPUT, STEP_NOT_POSSIBLE; CHANGED_MEANWHILE when the editor loaded an
 * older version
 */
export async function updateProduct(
  trx: Transaction,
  actor: ChangeAuthor,
  { productId, version, variants, ...fields }: ProductUpdate,
): Promise<number> {
  const product = await lockProduct(trx, productId);
  if (product.version !== version) {
    throw new ShopError(
      'CHANGED_MEANWHILE',
      'Somebody else saved this product while you were editing it. Reload it, then make your change again.',
    );
  }
  assertSizes(product.has_size, variants);
  await saveVariants(trx, actor, productId, variants);
  const sizePrices = variants.map(({ size, ...requested }) => {
    const former = product.sizePrices.find((one) => one.size === size);
    const { price = former?.price ?? null, mrp = former?.mrp ?? null } = requested;
    return { size, price, mrp };
  });
  await saveFields(trx, actor, product, { ...fields, sizePrices }, 'product.update');
  return version + 1;
}
