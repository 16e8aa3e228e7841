import type { NewAdminProduct } from '@gulmohar/contract/admin/product-edit.ts';
import { settlePrices } from '@gulmohar/contract/admin/size-prices.ts';
import { sql } from 'kysely';
import { moveStock } from '../../catalogue/product/stock-ledger.ts';
import { type ChangeAuthor, recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { assertHsn } from './assert-hsn.ts';
import { generatedSkus } from './generated-skus.ts';
import { offerCategories } from './offer-categories.ts';
import { newProductId } from './product-id.ts';
import { columnsOf } from './product-row.ts';
import { settledTime } from './save-fields.ts';
import { assertSizes, rethrowInPlainText, shelfColumns } from './save-variants.ts';

/**
 * Adds a product with its variants and their opening stock.
 * @returns its id
 * @throws ShopError INVALID_INPUT
 */
export async function createProduct(
  trx: Transaction,
  actor: ChangeAuthor,
  { hasSize, variants, ...requested }: NewAdminProduct,
): Promise<string> {
  assertSizes(hasSize, variants);
  const id = newProductId(requested.name);
  const { rows } = await sql<{ now: Date }>`select now()`.execute(trx);
  const now = rows[0]?.now ?? new Date();
  const own = variants.map(({ size, price = null, mrp = null }) => ({ size, price, mrp }));
  const { sizes, ...priced } = settlePrices(requested, own);
  const fields = {
    ...requested,
    ...priced,
    publishedAt: settledTime(requested.publishedAt, { published_at: null, is_on_sale: false, now }),
  };
  await assertHsn(trx, fields);
  await offerCategories(trx, fields);
  await trx
    .insertInto('product')
    .values({ id, ...columnsOf(fields), pictures: [], has_size: hasSize, bestseller_rank: null })
    .execute();
  const unnamed = variants.filter(({ sku }) => !sku).map(({ size }) => size);
  const skuFor = await generatedSkus(trx, id, unnamed);
  const inserted = await trx
    .insertInto('variant')
    .values(
      variants.map((variant, position) => ({
        sku: variant.sku || skuFor(variant.size),
        product_id: id,
        size: variant.size,
        position,
        own_price: sizes[position]?.price ?? null,
        own_mrp: sizes[position]?.mrp ?? null,
        ...shelfColumns(variant),
      })),
    )
    .returning(['id', 'position'])
    .execute()
    .catch(rethrowInPlainText);
  await moveStock(
    trx,
    inserted.flatMap((variant) => {
      const stock = variants[variant.position]?.stock ?? 0;
      return stock > 0
        ? [
            {
              variant_id: variant.id,
              kind: 'received' as const,
              on_hand_change: stock,
              note: 'opening stock',
            },
          ]
        : [];
    }),
  );
  await recordChange(trx, actor, {
    action: 'product.create',
    subject: id,
    before: null,
    after: { ...fields, variants },
  });
  return id;
}
