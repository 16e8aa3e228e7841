import type { ScannedVariant } from '@gulmohar/contract/admin/product-stock.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/**
 * Finds a size by its barcode or SKU. Scanners read a UPC as an EAN with a leading zero, and some turn lower case into
 * upper case.
 */
export async function findScanned(db: Database, code: string): Promise<ScannedVariant | null> {
  const digits = /^\d{12,14}$/.test(code) ? code.replace(/^0+/, '') : code;
  const variant = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'product_id')
    .where((where) =>
      where.or([
        where(sql`upper(sku)`, '=', code.toUpperCase()),
        where('barcode', 'in', [code, digits, `0${digits}`, `00${digits}`]),
      ]),
    )
    .select([
      'variant.id as variantId',
      'product.id as productId',
      'name',
      'size',
      'sku',
      sql<string | null>`pictures[1]`.as('picture'),
      'on_hand as onHand',
    ])
    .executeTakeFirst();
  return variant ?? null;
}
