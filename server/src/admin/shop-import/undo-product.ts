import { sql } from 'kysely';
import type { ChangeAuthor } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { changeStock, lockVariants } from '../product/change-stock.ts';
import { deleteProduct } from '../product/delete-product.ts';
import { lockProduct } from '../product/lock-product.ts';
import { fieldsOf } from '../product/product-row.ts';
import { saveFields } from '../product/save-fields.ts';
import { undoChange } from '../product/undo-change.ts';
import type { Undo } from './write/undo.ts';

/**
 * Takes back what an import did to a product: a new one is deleted, or archived without stock if the ledger knows it;
 * a changed one becomes what it was, unless somebody has changed it since.
 */
export async function undoProduct(trx: Transaction, actor: ChangeAuthor, undo: Undo): Promise<void> {
  if (undo.isNew) await removeProduct(trx, actor, undo.productId);
  else await restoreProduct(trx, actor, undo);
}

async function removeProduct(trx: Transaction, actor: ChangeAuthor, productId: string): Promise<void> {
  const product = await lockProduct(trx, productId);
  await trx.deleteFrom('redirect').where('to_path', '=', `/product/${productId}`).execute();
  await sql`savepoint delete_product`.execute(trx);
  try {
    await deleteProduct(trx, actor, { productId, version: product.version });
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'STEP_NOT_POSSIBLE') throw error;
    await sql`rollback to savepoint delete_product`.execute(trx);
    await archiveProduct(trx, actor, productId);
  }
}

async function archiveProduct(trx: Transaction, actor: ChangeAuthor, productId: string): Promise<void> {
  await trx.updateTable('variant').set({ topped_up_to: null }).where('product_id', '=', productId).execute();
  const variants = await lockVariants(trx, productId);
  // What checkouts hold stays for them.
  const changes = variants.flatMap(({ id, on_hand, reserved }) =>
    on_hand > reserved ? [{ variantId: id, units: reserved }] : [],
  );
  if (changes.length > 0)
    await changeStock(trx, actor, { productId, reason: 'count', note: 'import taken back', changes });
  const product = await lockProduct(trx, productId);
  const fields = { ...fieldsOf(product), publishedAt: null, archivedAt: 'now' as const };
  await saveFields(trx, actor, product, fields, 'product.undo');
}

async function restoreProduct(
  trx: Transaction,
  actor: ChangeAuthor,
  { productId, entryId, colour, costs }: Extract<Undo, { isNew: false }>,
): Promise<void> {
  if (entryId !== null) await undoChange(trx, actor, productId, entryId);
  if (colour)
    await trx
      .updateTable('product')
      .set({ color: colour.before })
      .where('id', '=', productId)
      .where('color', '=', colour.after)
      .execute();
  for (const { id, cost, became } of costs)
    await trx
      .updateTable('variant')
      .set({ cost })
      .where('id', '=', id)
      .where('cost', 'is not distinct from', became)
      .execute();
}
