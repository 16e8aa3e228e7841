import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../platform/database/connection.ts';
import { isListed } from '../product/published.ts';
import { sizeMrp, sizePrice } from '../product/size-price.ts';

const BATCH = 500;

export type FeedProduct = Awaited<ReturnType<typeof readBatch>>[number];

export async function* feedProducts(db: Database): AsyncIterable<FeedProduct> {
  for (let after = '', isMore = true; isMore; ) {
    const batch = await readBatch(db, after);
    yield* batch;
    after = batch.at(-1)?.id ?? after;
    isMore = batch.length === BATCH;
  }
}

async function readBatch(db: Database, after: string) {
  return db
    .selectFrom('product')
    .where(isListed)
    .where(sql<boolean>`cardinality(product.pictures) > 0`)
    .where('product.id', '>', after)
    .orderBy('product.id')
    .limit(BATCH)
    .select((from) => [
      'product.id',
      'product.group_id',
      'name',
      'description',
      'category',
      'sub_category',
      'brand',
      'pictures',
      'facets',
      'hsn',
      jsonArrayFrom(
        from
          .selectFrom('variant')
          .whereRef('variant.product_id', '=', 'product.id')
          .orderBy('variant.position')
          .select([
            'variant.sku',
            'variant.barcode',
            'variant.more_barcodes',
            'variant.size',
            sizePrice.as('price'),
            sizeMrp.as('mrp'),
          ])
          .select(sql<boolean>`on_hand > reserved`.as('is_in_stock')),
      ).as('variants'),
    ])
    .execute();
}
