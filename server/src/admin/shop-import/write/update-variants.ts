import { isDeepStrictEqual } from 'node:util';
import type { ChangeAuthor } from '../../../platform/audit/record-change.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { changeStock } from '../../product/change-stock.ts';
import { saveVariants } from '../../product/save-variants.ts';
import type { PlannedVariant } from '../plan/planned-product.ts';
import type { VariantPrices } from './undo.ts';
import { freeCodes } from './variant-codes.ts';
import { setVariantColumns } from './variant-columns.ts';

/**
 * Adds the sizes that are new in the file and sets the prices of the others; stock and sizes that the file no
 * longer has stay as they are.
 * @returns the former prices of what changed
 */
export async function updateVariants(
  trx: Transaction,
  actor: ChangeAuthor,
  productId: string,
  planned: readonly PlannedVariant[],
  note: (column: string, message: string) => void,
): Promise<VariantPrices[]> {
  const existing = await findVariants(trx, productId);
  const isSame = (variant: PlannedVariant) => (one: (typeof existing)[number]) =>
    one.source_key === variant.sourceKey || one.size?.toLowerCase() === variant.size?.toLowerCase();
  const added = planned.filter((variant) => !existing.some(isSame(variant)));
  if (added.length > 0) await addVariants(trx, actor, productId, added, note);
  const changed: VariantPrices[] = [];
  for (const variant of planned) {
    const former = existing.find(isSame(variant));
    if (!former) continue;
    const { id, own_price, own_mrp, cost } = former;
    const next = { own_price: variant.ownPrice, own_mrp: variant.ownMrp, cost: variant.cost };
    if (isDeepStrictEqual(next, { own_price, own_mrp, cost })) continue;
    await trx.updateTable('variant').set(next).where('id', '=', id).execute();
    changed.push({ id, own_price, own_mrp, cost });
  }
  return changed;
}

function findVariants(trx: Transaction, productId: string) {
  return trx
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .orderBy('position')
    .select(['id', 'size', 'sku', 'source_key', 'own_price', 'own_mrp', 'cost'])
    .execute();
}

async function addVariants(
  trx: Transaction,
  actor: ChangeAuthor,
  productId: string,
  added: readonly PlannedVariant[],
  note: (column: string, message: string) => void,
): Promise<void> {
  const codes = await freeCodes(trx, added, note);
  const existing = await findVariants(trx, productId);
  await saveVariants(trx, actor, productId, [
    ...existing.map(({ id, size, sku }) => ({ variantId: id, size, sku })),
    ...added.map(({ size, weightGrams }, at) => ({
      size,
      weightGrams,
      sku: codes[at]?.sku ?? '',
      barcode: codes[at]?.barcode ?? '',
    })),
  ]);
  const known = new Set(existing.map(({ id }) => id));
  const inserted = (await findVariants(trx, productId)).filter(({ id }) => !known.has(id));
  for (const [at, { id }] of inserted.entries()) {
    const variant = added[at];
    if (variant)
      await setVariantColumns(trx, id, { ...variant, moreBarcodes: codes[at]?.moreBarcodes ?? [] });
  }
  const changes = inserted.flatMap(({ id }, at) => {
    const units = added[at]?.units ?? 0;
    return units > 0 ? [{ variantId: id, units }] : [];
  });
  if (changes.length > 0)
    await changeStock(trx, actor, { productId, reason: 'delivery', note: 'opening stock', changes });
}
