import type { ProductState } from '@gulmohar/contract/admin/product-list.ts';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { recordInvalidation } from '../../platform/invalidation/record-invalidation.ts';

/** The database function `is_on_sale` is the only statement of this rule. */
export const isPublished = sql<SqlBool>`is_on_sale(product.published_at)`;

/** Whether lists, searches, feeds and sitemaps have it; one that is unlisted is found by its link alone. */
export const isListed = sql<SqlBool>`(${isPublished} and not product.is_unlisted)`;

export const productState = sql<ProductState>`case
  when product.published_at is null then case when product.archived_at is null then 'draft' else 'archived' end
  when ${isPublished} then 'published' else 'scheduled' end`;

/** A product's scheduled time changes no row when it comes, so the processes' caches have to be told. */
export async function announcePublished(db: Database, productId: string): Promise<void> {
  await recordInvalidation(db, { table_name: 'product', change: 'row', product_id: productId });
}
