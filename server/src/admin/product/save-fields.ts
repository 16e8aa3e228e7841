import type { ProductFields } from '@gulmohar/contract/admin/product-fields.ts';
import { type SizePrices, settlePrices, sizePriceComplaints } from '@gulmohar/contract/admin/size-prices.ts';
import { sql } from 'kysely';
import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { wrongField } from '../../platform/http/shop-error.ts';
import { assertHsn } from './assert-hsn.ts';
import { type LockedProduct, readSizePrices } from './lock-product.ts';
import { offerCategories } from './offer-categories.ts';
import { columnsOf, type LoggedFields, loggedFields, ownAlone } from './product-row.ts';

export type RequestedFields = ProductFields & {
  /**
   * `now` is the database's clock; undefined leaves it unchanged. A product with a time of publishing is
   * never archived.
   */
  archivedAt?: LoggedFields['archivedAt'] | 'now';
  /** Those of the sizes that differ; sizes that the product does not have are ignored. Undefined leaves them as they are. */
  sizePrices?: SizePrices[];
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
  const { archivedAt = before.archivedAt, sizePrices = before.sizePrices, ...fields } = requested;
  const sizes = await readSizePrices(trx, product.id);
  const priced = settlePrices(fields, requestedPrices(sizes, sizePrices));
  assertSizePrices(priced);
  const publishedAt = settledTime(requested.publishedAt, product);
  const archived = archivedAt === 'now' ? product.now.toISOString() : archivedAt;
  const after = {
    ...fields,
    price: priced.price,
    mrp: priced.mrp,
    sizePrices: ownAlone(priced.sizes),
    publishedAt,
    archivedAt: publishedAt === null ? archived : null,
  };
  await assertHsn(trx, after);
  await offerCategories(trx, after);
  await trx
    .updateTable('product')
    .set({ ...columnsOf(after), archived_at: toDate(after.archivedAt), version: sql`version + 1` })
    .where('id', '=', product.id)
    .execute();
  await writeSizePrices(trx, product.id, sizes, priced.sizes);
  return recordChange(trx, actor, { action, subject: product.id, before, after });
}

/** @param sizes all of the product @param requested the own prices of some */
export function requestedPrices(
  sizes: readonly SizePrices[],
  requested: readonly SizePrices[],
): SizePrices[] {
  return sizes.map(
    ({ size }) => requested.find((one) => one.size === size) ?? { size, price: null, mrp: null },
  );
}

/** @throws ShopError INVALID_INPUT for a size with an MRP below its price */
export function assertSizePrices({ sizes, ...product }: ReturnType<typeof settlePrices<SizePrices>>): void {
  const [complaint] = sizePriceComplaints(product, sizes);
  if (complaint) throw wrongField(`variants.${complaint.at}.mrp`, complaint.message);
}

async function writeSizePrices(
  trx: Transaction,
  productId: string,
  before: readonly SizePrices[],
  after: readonly SizePrices[],
): Promise<void> {
  for (const [at, { size, price, mrp }] of after.entries()) {
    if (before[at]?.price === price && before[at]?.mrp === mrp) continue;
    await trx
      .updateTable('variant')
      .set({ own_price: price, own_mrp: mrp })
      .where('product_id', '=', productId)
      .where(sql<boolean>`size is not distinct from ${size}`)
      .execute();
  }
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
