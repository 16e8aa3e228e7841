import { createProduct as createCall } from '@gulmohar/contract/admin/product-edit.ts';
import type { ChangeAuthor } from '../../../platform/audit/record-change.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { createProduct } from '../../product/create-product.ts';
import type { PlannedProduct } from '../plan/planned-product.ts';
import { SourceFault } from '../source/source-product.ts';
import { freeCodes } from './variant-codes.ts';
import { setVariantColumns } from './variant-columns.ts';

/** @returns the new product's id. @throws SourceFault, ShopError INVALID_INPUT */
export async function createPlanned(
  trx: Transaction,
  actor: ChangeAuthor,
  planned: PlannedProduct,
  { line, source, note }: { line: number; source: string; note: (column: string, message: string) => void },
): Promise<string> {
  const codes = await freeCodes(trx, planned.variants, note);
  const parsed = createCall.body.safeParse({
    ...planned.fields,
    hasSize: planned.variants.some(({ size }) => size !== null),
    variants: planned.variants.map(({ size, weightGrams, units }, at) => ({
      size,
      sku: codes[at]?.sku ?? '',
      barcode: codes[at]?.barcode ?? '',
      weightGrams,
      stock: units,
    })),
  });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new SourceFault(line, issue?.path.join('.') ?? '', issue?.message ?? 'This is not valid');
  }
  const productId = await createProduct(trx, actor, parsed.data);
  const { colour, group, sourceKey } = planned;
  await trx
    .updateTable('product')
    .set({
      color: colour,
      source,
      source_key: sourceKey,
      group_id: group?.id ?? null,
      group_position: group?.position ?? 0,
      archived_at: planned.isArchived ? new Date() : null,
    })
    .where('id', '=', productId)
    .execute();
  const inserted = await trx
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .orderBy('position')
    .select('id')
    .execute();
  for (const [at, { id }] of inserted.entries()) {
    const variant = planned.variants[at];
    if (variant)
      await setVariantColumns(trx, id, { ...variant, moreBarcodes: codes[at]?.moreBarcodes ?? [] });
  }
  return productId;
}
