import type { ProductFields } from '@gulmohar/contract/admin/product-fields.ts';
import { sql } from 'kysely';
import { type Actor, recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { assertHsn } from './assert-hsn.ts';
import type { LockedProduct } from './lock-product.ts';
import { columnsOf, fieldsOf } from './product-row.ts';

/**
 * Sets a product's fields, logs what differs and increments the version.
 * @throws ShopError INVALID_INPUT for a product on sale without an HSN code
 * @param action under which it is logged: `product.update`, …
 */
export async function saveFields(
  trx: Transaction,
  actor: Actor,
  product: LockedProduct,
  requested: ProductFields,
  action: string,
): Promise<void> {
  const fields = { ...requested, publishedAt: settledTime(requested.publishedAt, product) };
  await assertHsn(trx, fields);
  await trx
    .updateTable('product')
    .set({ ...columnsOf(fields), version: sql`version + 1` })
    .where('id', '=', product.id)
    .execute();
  await recordChange(trx, actor, { action, subject: product.id, before: fieldsOf(product), after: fields });
}

/** A product already on sale keeps its time of publishing; else `now` is the database's. */
export function settledTime(
  requested: ProductFields['publishedAt'],
  { published_at, is_on_sale, now }: Pick<LockedProduct, 'published_at' | 'is_on_sale' | 'now'>,
): string | null {
  if (requested !== 'now') return requested;
  return ((is_on_sale && published_at) || now).toISOString();
}
