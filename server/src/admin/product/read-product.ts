import type { AdminProduct } from '@gulmohar/contract/admin/product-edit.ts';
import type { ProductJson } from '../../catalogue/product/product-json.ts';
import { productState } from '../../catalogue/product/published.ts';
import type { Database } from '../../platform/database/connection.ts';
import { inSnapshot } from '../../platform/database/in-snapshot.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { isDeletable } from './delete-product.ts';
import { loggedFields } from './product-row.ts';
import { findLastChange } from './undo-change.ts';

/** A product with everything that can be edited. @throws ShopError NOT_FOUND */
export function readProduct(db: Database, productId: string): Promise<AdminProduct> {
  return inSnapshot(db, (snapshot) => readWhole(snapshot, productId));
}

async function readWhole(db: Database, productId: string): Promise<AdminProduct> {
  const row = await db
    .selectFrom('product')
    .where('id', '=', productId)
    .selectAll()
    .$narrowType<ProductJson>()
    .select([productState.as('state'), isDeletable.as('is_deletable')])
    .executeTakeFirstOrThrow(() => new ShopError('NOT_FOUND', 'There is no such product.'));
  const variants = await db
    .selectFrom('variant')
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('id')
    .select(['id as variantId', 'size', 'sku', 'barcode', 'on_hand as onHand', 'reserved'])
    .select((variant) =>
      variant
        .selectFrom('stock_hold')
        .whereRef('variant_id', '=', 'variant.id')
        .select((hold) => hold.fn.countAll<number>().as('held'))
        .$asScalar()
        .$notNull()
        .as('held'),
    )
    .select(['own_price as price', 'own_mrp as mrp', 'cost'])
    .select(['more_barcodes as moreBarcodes', 'topped_up_to as toppedUpTo'])
    .select(['weight_grams as weightGrams', 'length_mm as lengthMm'])
    .select(['width_mm as widthMm', 'height_mm as heightMm'])
    .execute();
  const uploads = await db
    .selectFrom('picture_upload')
    .where('product_id', '=', productId)
    .orderBy('at')
    .select(['id as uploadId', 'problem'])
    .execute();
  const change = await findLastChange(db, productId);
  const { sizePrices, ...fields } = loggedFields({ ...row, sizePrices: variants });
  return {
    ...fields,
    productId,
    version: row.version,
    publishedAt: row.published_at?.toISOString() ?? null,
    state: row.state,
    isDeletable: row.is_deletable,
    hasSize: row.has_size,
    variants,
    pictures: row.pictures.map((address) => {
      const note = row.picture_notes[address];
      return {
        address,
        alt: note?.alt ?? '',
        crop: note?.crop ?? null,
        hasOriginal: note?.upload !== undefined,
        focus: note?.focus ?? null,
      };
    }),
    uploads,
    lastChange: change
      ? {
          entryId: change.id,
          at: change.at.toISOString(),
          staffName: change.staff_name,
          fields: Object.keys(change.before ?? {}),
        }
      : null,
  };
}
