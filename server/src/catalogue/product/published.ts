import type { ProductState } from '@gulmohar/contract/admin/product-list.ts';
import { type SqlBool, sql } from 'kysely';

/** Whether a product is on sale, as the database's `is_on_sale` says: the only statement of it. */
export const isPublished = sql<SqlBool>`is_on_sale(product.published_at)`;

/** How a product stands to shoppers. A draft has no time of publishing. */
export const productState = sql<ProductState>`case when product.published_at is null then 'draft'
  when ${isPublished} then 'published' else 'scheduled' end`;
