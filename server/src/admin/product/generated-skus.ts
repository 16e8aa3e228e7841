import type { Transaction } from '../../platform/database/connection.ts';
import { randomTail } from './product-id.ts';

/**
 * Generates SKUs from the tail of the product's id and the size. Tails are short so that a SKU can be read
 * aloud; if another product has one of these SKUs, a different tail is used for all of them.
 * @returns the SKU of each size
 */
export async function generatedSkus(
  trx: Transaction,
  productId: string,
  sizes: readonly (string | null)[],
): Promise<(size: string | null) => string> {
  let tail = productId.slice(productId.lastIndexOf('-') + 1);
  while (await isAnyUsed(trx, productId, sizes, tail)) tail = randomTail();
  return (size) => skuFor(tail, size);
}

async function isAnyUsed(
  trx: Transaction,
  productId: string,
  sizes: readonly (string | null)[],
  tail: string,
): Promise<boolean> {
  if (sizes.length === 0) return false;
  const skus = sizes.map((size) => skuFor(tail, size));
  const other = await trx
    .selectFrom('variant')
    .where('sku', 'in', skus)
    .where('product_id', '<>', productId)
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}

function skuFor(tail: string, size: string | null): string {
  const start = tail.toUpperCase();
  return size === null ? start : `${start}-${size.toUpperCase().replace(/[^A-Z0-9]+/g, '-')}`;
}
