import type { ProductState } from '@gulmohar/contract/admin/product-list.ts';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { recordInvalidation } from '../../platform/invalidation/record-invalidation.ts';

/**
 * Whether a product is on sale, by the database function `is_on_sale`, which is the only statement of this
 * rule.
 */
export const isPublished = sql<SqlBool>`is_on_sale(product.published_at)`;

/** A product's visibility to shoppers. Drafts and archived products have no time of publishing. */
export const productState = sql<ProductState>`case
  when product.published_at is null then case when product.archived_at is null then 'draft' else 'archived' end
  when ${isPublished} then 'published' else 'scheduled' end`;

/**
 * Invalidates the caches of every process when a product's scheduled time has come, because no row changes
 * then.
 */
export async function announcePublished(db: Database, productId: string): Promise<void> {
  await recordInvalidation(db, { table_name: 'product', change: 'row', product_id: productId });
}
