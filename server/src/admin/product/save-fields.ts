import type { ProductFields } from '@gulmohar/contract/admin/product-fields.ts';
import { sql } from 'kysely';
import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { assertHsn } from './assert-hsn.ts';
import type { LockedProduct } from './lock-product.ts';
import { offerCategories } from './offer-categories.ts';
import { columnsOf, type LoggedFields, loggedFields } from './product-row.ts';

export type RequestedFields = ProductFields & {
  /**
   * `now` is the database's clock; undefined leaves it unchanged. A product with a time of publishing is
   * never archived.
   */
  archivedAt?: LoggedFields['archivedAt'] | 'now';
};

/**
 * Sets a product's fields, logs the differences and increments the version.
 * @throws ShopError INVALID_INPUT for a product on sale without an HSN code
 * @param action for the audit log: `product.update`, …
 * @returns the id of the log entry; undefined when nothing differs
 */
export async function saveFields(
  trx: Transaction,
  actor: ChangeAuthor,
  product: LockedProduct,
  requested: RequestedFields,
  action: string,
): Promise<number | undefined> {
  const before = loggedFields(product);
  const { archivedAt = before.archivedAt, ...fields } = requested;
  const publishedAt = settledTime(requested.publishedAt, product);
  const archived = archivedAt === 'now' ? product.now.toISOString() : archivedAt;
  const after = { ...fields, publishedAt, archivedAt: publishedAt === null ? archived : null };
  await assertHsn(trx, after);
  await offerCategories(trx, after);
  await trx
    .updateTable('product')
    .set({ ...columnsOf(after), archived_at: toDate(after.archivedAt), version: sql`version + 1` })
    .where('id', '=', product.id)
    .execute();
  return recordChange(trx, actor, { action, subject: product.id, before, after });
}

function toDate(time: string | null): Date | null {
  return time === null ? null : new Date(time);
}

/**
 * Resolves a requested `now`: a product already on sale keeps its time of publishing, any other gets the
 * database's time.
 */
export function settledTime(
  requested: ProductFields['publishedAt'],
  { published_at, is_on_sale, now }: Pick<LockedProduct, 'published_at' | 'is_on_sale' | 'now'>,
): string | null {
  if (requested !== 'now') return requested;
  return ((is_on_sale && published_at) || now).toISOString();
}
