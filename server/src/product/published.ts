import { type SqlBool, sql } from 'kysely';

/** Whether a product is on sale: a draft has no time, and one with a time to come waits for it. */
export const isPublished = sql<SqlBool>`product.published_at <= now()`;
