import type { Transaction } from '../../../platform/database/connection.ts';
import type { LockedProduct } from '../../product/lock-product.ts';
import type { ProductTexts } from '../plan/planned-product.ts';

export function textsOf(product: LockedProduct): ProductTexts {
  const { brand, product_type, seo_title, seo_description, is_unlisted, color } = product;
  const { story, custom } = product as unknown as Pick<ProductTexts, 'story' | 'custom'>;
  return { brand, product_type, seo_title, seo_description, is_unlisted, color, story, custom };
}

export async function setTexts(
  trx: Transaction,
  productId: string,
  { story, custom, ...texts }: ProductTexts,
): Promise<void> {
  await trx
    .updateTable('product')
    .set({ ...texts, story: JSON.stringify(story), custom: JSON.stringify(custom) })
    .where('id', '=', productId)
    .execute();
}
