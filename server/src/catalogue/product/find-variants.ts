import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { type OwnCheckouts, ownUnits } from './own-units.ts';
import { isPublished } from './published.ts';

export type VariantOnSale = {
  variant_id: number;
  product_id: string;
  product_name: string;
  has_size: boolean;
  /** null when the product has no sizes. */
  size: string | null;
  available: number;
};

/**
 * Returns the variants of these products that are on sale, with the available units of each.
 * @param own whose reserved units count as available
 */
export async function findVariants(
  db: Database,
  productIds: readonly string[],
  own: OwnCheckouts = {},
): Promise<VariantOnSale[]> {
  if (productIds.length === 0) return [];
  return db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .where('product.id', 'in', productIds)
    .where(isPublished)
    .orderBy('variant.position')
    .select([
      'variant.id as variant_id',
      'product.id as product_id',
      'product.name as product_name',
      'product.has_size',
      'variant.size',
      sql<number>`variant.on_hand - variant.reserved + ${ownUnits(own)}`.as('available'),
    ])
    .execute();
}

export function pickVariant(
  variants: readonly VariantOnSale[],
  productId: string,
  size: string | null,
): VariantOnSale | undefined {
  return variants.find(
    (variant) => variant.product_id === productId && (!variant.has_size || variant.size === size),
  );
}
