import { isDeepStrictEqual } from 'node:util';
import type { UndoableChange } from '@gulmohar/contract/admin/product-bulk.ts';
import type { ChangeAuthor } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { lockProduct } from './lock-product.ts';
import { type ArrangedPicture, arrangedPictures, savePictures } from './picture-order.ts';
import { loggedFields } from './product-row.ts';
import { saveFields } from './save-fields.ts';

const UNDOABLE = ['product.update', 'product.bulk', 'product.pictures', 'product.import', 'product.undo'];

export async function findLastChange(db: Database, productId: string) {
  return db
    .selectFrom('audit_entry')
    .where('subject', '=', productId)
    .where('action', 'in', UNDOABLE)
    .where('before', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .select(['id', 'at', 'staff_name', 'before', 'after'])
    .executeTakeFirst();
}

/**
 * Reverts the last change. The undo is itself a change and can be undone.
 * @param entryId the change to undo, as shown to the staff
 * @throws ShopError NOT_FOUND; CHANGED_MEANWHILE after another change
 */
export async function undoChange(
  trx: Transaction,
  actor: ChangeAuthor,
  productId: string,
  entryId: number,
): Promise<void> {
  const product = await lockProduct(trx, productId);
  const change = await findLastChange(trx, productId);
  const current = loggedFields(product);
  const now: Record<string, unknown> = { ...current, pictures: arrangedPictures(product) };
  const { before, after } = change ?? {};
  const isAsLeft = Object.entries(after ?? {}).every(([name, value]) => isDeepStrictEqual(now[name], value));
  if (!before || change?.id !== entryId || !isAsLeft) {
    throw new ShopError(
      'CHANGED_MEANWHILE',
      'This has been changed again since then, so it cannot be undone.',
    );
  }
  const { pictures, ...fields } = before;
  if (pictures) {
    const former = (pictures as ArrangedPicture[]).map((one) => ({ ...one, focus: one.focus ?? null }));
    await savePictures(trx, actor, product, former, 'product.undo');
  }
  if (Object.keys(fields).length > 0) {
    await saveFields(trx, actor, product, { ...current, ...fields }, 'product.undo');
  }
}

/**
 * Undoes the last change of each product, or none at all.
 * @throws ShopError as `undoChange`
 */
export async function undoMany(
  trx: Transaction,
  actor: ChangeAuthor,
  changes: readonly UndoableChange[],
): Promise<void> {
  // In a fixed order, so that two concurrent changes of the same products do not deadlock.
  const inOrder = changes.toSorted((one, other) => (one.productId < other.productId ? -1 : 1));
  for (const { productId, entryId } of inOrder) await undoChange(trx, actor, productId, entryId);
}
