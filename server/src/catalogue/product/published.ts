import type { ProductState } from '@gulmohar/contract/admin/product-list.ts';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { recordInvalidation } from '../../platform/invalidation/record-invalidation.ts';

/** Whether a product is on sale, as the database's `is_on_sale` says: the only statement of it. */
export const isPublished = sql<SqlBool>`is_on_sale(product.published_at)`;

/** How a product stands to shoppers. A draft has no time of publishing. */
export const productState = sql<ProductState>`case when product.published_at is null then 'draft'
  when ${isPublished} then 'published' else 'scheduled' end`;

/** The time has come for which a product was published: no row changes, but the caches of every process have to. */
export async function announcePublished(db: Database, productId: string): Promise<void> {
  await recordInvalidation(db, { table_name: 'product', change: 'row', product_id: productId });
}
