import type {
  changeManyProducts,
  RefusedProduct,
  UndoableChange,
} from '@gulmohar/contract/admin/product-bulk.ts';
import type { z } from 'zod';
import type { ChangeAuthor } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { changeStock } from './change-stock.ts';
import { type Planned, planBulk, planDigest } from './plan-bulk.ts';
import { saveFields } from './save-fields.ts';

type BulkResult = { changed: number; refused: RefusedProduct[]; undo: UndoableChange[] };

/**
 * Applies one change to many products.
 * @returns how many it changed, which were skipped because the change is not possible for them, and how to
 * undo it
 * @throws ShopError with these products as `refused` when the change is not possible for some and they are
 * not to be skipped; then none is changed. CHANGED_MEANWHILE when the result would differ from the given
 * preview
 */
export async function bulkChange(
  trx: Transaction,
  actor: ChangeAuthor,
  { productIds, action, skipRefused, plan }: z.output<typeof changeManyProducts.body>,
): Promise<BulkResult> {
  const planned = await planBulk(trx, productIds, action);
  if (plan !== undefined && plan !== planDigest(planned)) {
    throw new ShopError(
      'CHANGED_MEANWHILE',
      'Some of these products have changed in the meantime. Nothing was changed. Please check the preview again.',
    );
  }
  const refused = planned.flatMap(({ shown: { productId, name, refused: message } }) =>
    message === null ? [] : [{ productId, name, message }],
  );
  if (refused.length > 0 && !skipRefused) throw refusal(refused);
  const undo: UndoableChange[] = [];
  let changed = 0;
  for (const one of planned) {
    if (!one.fields && !one.stock) continue;
    changed += 1;
    const entryId = await save(trx, actor, one);
    if (entryId !== undefined) undo.push({ productId: one.product.id, entryId });
  }
  return { changed, refused, undo };
}

/** @returns the id of the log entry, which can be undone */
async function save(
  trx: Transaction,
  actor: ChangeAuthor,
  { product, fields, stock }: Planned,
): Promise<number | undefined> {
  if (stock) await changeStock(trx, actor, stock);
  return fields && saveFields(trx, actor, product, fields, 'product.bulk');
}

function refusal(refused: readonly RefusedProduct[]): ShopError {
  const [first] = refused;
  const reason =
    refused.length === 1
      ? `${first?.name}: ${first?.message}`
      : `${refused.length} products cannot be changed this way`;
  return new ShopError('INVALID_INPUT', `${reason}. Nothing was changed.`, { refused });
}
