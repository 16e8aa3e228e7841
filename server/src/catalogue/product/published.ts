import type { ProductState } from '@gulmohar/contract/admin/product-list.ts';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { recordInvalidation } from '../../platform/invalidation/record-invalidation.ts';

/** Whether a product is on sale, by the database's `is_on_sale`, where alone the rule is stated. */
export const isPublished = sql<SqlBool>`is_on_sale(product.published_at)`;

/** A product's visibility to shoppers. Neither a draft nor an archived product has a time of publishing. */
export const productState = sql<ProductState>`case
  when product.published_at is null then case when product.archived_at is null then 'draft' else 'archived' end
  when ${isPublished} then 'published' else 'scheduled' end`;

/** A product's scheduled time has come: no row changes, but the caches of every process must be dropped. */
export async function announcePublished(db: Database, productId: string): Promise<void> {
  await recordInvalidation(db, { table_name: 'product', change: 'row', product_id: productId });
}
