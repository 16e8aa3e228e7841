import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import { isPublished } from '../product/published.ts';
import type { RelatedTo } from './index/find-related.ts';

/** Both kinds of products that are shown beside one. */
type BesideProduct = RelatedTo & {
  /** Ids of the products that the owner shows to complete the look, in the owner's order. */
  complementary: string[];
};

/**
 * Reads what the choice of products beside one is based on. @returns undefined for a product that is not on
 * sale
 */
export async function readRelatedTo(db: ReadDatabase, productId: string): Promise<BesideProduct | undefined> {
  const row = await db
    .selectFrom('product')
    .where('id', '=', productId)
    .where(isPublished)
    .select((from) => [
      ...(['id', 'category', 'sub_category', 'price'] as const),
      sql<string[]>`to_json(facets)`.as('facets'),
      jsonArrayFrom(
        from
          .selectFrom('complementary_product')
          .whereRef('product_id', '=', 'product.id')
          .orderBy('position')
          .select('other_id'),
      ).as('complementary'),
      jsonArrayFrom(
        from
          .selectFrom('bought_together')
          .whereRef('product_id', '=', 'product.id')
          .select(['other_id', 'orders']),
      ).as('bought_together'),
    ])
    .executeTakeFirst();
  return (
    row && {
      ...row,
      complementary: row.complementary.map(({ other_id }) => other_id),
      boughtTogether: new Map(row.bought_together.map(({ other_id, orders }) => [other_id, orders])),
    }
  );
}
