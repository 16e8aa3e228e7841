import type { ChangeAuthor } from '../../../platform/audit/record-change.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { changeStock } from '../../product/change-stock.ts';
import { saveVariants } from '../../product/save-variants.ts';
import type { PlannedVariant } from '../plan/planned-product.ts';
import { freeCodes } from './variant-codes.ts';
import { setVariantColumns } from './variant-columns.ts';

/** Calls the sizes of the file as they are called here: the owner may have renamed them since. */
export async function namedAsHere(
  trx: Transaction,
  productId: string,
  planned: readonly PlannedVariant[],
): Promise<PlannedVariant[]> {
  const existing = await findVariants(trx, productId);
  return planned.map((variant) => ({ ...variant, size: (existing.find(isSame(variant)) ?? variant).size }));
}

/**
 * Adds the sizes that are new in the file and sets the costs of the others; stock and sizes that the file no
 * longer has stay as they are.
 * @returns what changed, with the former costs
 */
export async function updateVariants(
  trx: Transaction,
  actor: ChangeAuthor,
  productId: string,
  planned: readonly PlannedVariant[],
  note: (column: string, message: string) => void,
): Promise<VariantCost[]> {
  const existing = await findVariants(trx, productId);
  const added = planned.filter((variant) => !existing.some(isSame(variant)));
  if (added.length > 0) await addVariants(trx, actor, productId, added, note);
  const changed: VariantCost[] = [];
  for (const variant of planned) {
    const former = existing.find(isSame(variant));
    if (!former || former.cost === variant.cost) continue;
    const { id, cost } = former;
    await trx.updateTable('variant').set({ cost: variant.cost }).where('id', '=', id).execute();
    changed.push({ id, cost, became: variant.cost });
  }
  return changed;
}

function isSame({ sourceKey, size }: PlannedVariant) {
  return (one: { source_key: string | null; size: string | null }) =>
    one.source_key === sourceKey || one.size?.toLowerCase() === size?.toLowerCase();
}

type VariantCost = { id: number; cost: number | null; became: number | null };

function findVariants(trx: Transaction, productId: string) {
  return trx
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .orderBy('position')
    .select(['id', 'size', 'sku', 'source_key', 'cost'])
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
