import type { ImportMapping } from '@gulmohar/contract/admin/shop-import.ts';
import type { ChangeAuthor } from '../../../platform/audit/record-change.ts';
import type { Transaction } from '../../../platform/database/connection.ts';
import { placePictures } from '../pictures/place-pictures.ts';
import { type PlanContext, planProducts } from '../plan/plan-products.ts';
import type { PlannedProduct } from '../plan/planned-product.ts';
import type { SourceNote, SourceProduct } from '../source/source-product.ts';
import { addToCollections } from './add-to-collections.ts';
import { createPlanned } from './create-planned.ts';
import type { Undo } from './undo.ts';
import { importedFields, updatePlanned } from './update-planned.ts';
import { namedAsHere } from './update-variants.ts';

export type WriteContext = PlanContext & { importId: string; actor: ChangeAuthor; mapping: ImportMapping };

export type Written = {
  outcome: 'new' | 'changed' | 'same';
  /** The products here, by their keys in the other shop. */
  products: { productId: string; planned: PlannedProduct }[];
  notes: SourceNote[];
  undo: Undo[];
  /** Fields that stay as the owner has changed them. */
  kept: Set<string>;
};

/**
 * Makes or updates the products that one of another shop is here.
 * @throws SourceFault, ShopError INVALID_INPUT
 */
export async function writeProducts(
  trx: Transaction,
  context: WriteContext,
  source: SourceProduct,
): Promise<Written> {
  const notes = [...source.notes];
  const note = (column: string, message: string) => notes.push({ line: source.line, column, message });
  const written: Written = { outcome: 'same', products: [], notes, undo: [], kept: new Set() };
  for (const planned of planProducts(source, context, notes)) {
    const existing = await findProduct(trx, source, planned.sourceKey);
    if (existing === undefined) {
      const productId = await createPlanned(trx, context.actor, planned, {
        line: source.line,
        source: source.source,
        note,
      });
      written.products.push({ productId, planned });
      written.undo.push({ productId, isNew: true });
    } else {
      const named = {
        ...planned,
        variants: await namedAsHere(trx, existing, planned.variants),
      };
      const undo = await updatePlanned(trx, context.actor, existing, named, {
        line: source.line,
        replacesChanges: context.mapping.replacesChanges,
        note,
        keep: (field) => written.kept.add(field),
      });
      written.products.push({ productId: existing, planned: named });
      if (undo) written.undo.push(undo);
    }
  }
  for (const { productId, planned } of written.products) {
    await rememberFields(trx, productId, planned);
    await placePictures(trx, context.importId, productId, planned.pictures);
  }
  await addToCollections(trx, context.actor, {
    importId: context.importId,
    titles: source.collections,
    productIds: written.products.map(({ productId }) => productId),
    note,
  });
  const isNew = written.undo.some((undo) => undo.isNew);
  return { ...written, outcome: isNew ? 'new' : written.undo.length > 0 ? 'changed' : 'same' };
}

async function findProduct(
  trx: Transaction,
  { source }: SourceProduct,
  sourceKey: string,
): Promise<string | undefined> {
  const product = await trx
    .selectFrom('product')
    .where('source', '=', source)
    .where('source_key', '=', sourceKey)
    .select('id')
    .executeTakeFirst();
  return product?.id;
}

async function rememberFields(trx: Transaction, productId: string, planned: PlannedProduct): Promise<void> {
  const fields = JSON.stringify(importedFields(planned));
  await trx
    .insertInto('imported_product')
    .values({ product_id: productId, fields })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ fields }))
    .execute();
}
