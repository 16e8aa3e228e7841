import type { ScannedVariant } from '@gulmohar/contract/admin/product-stock.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

/** Finds a size by its barcode or SKU. */
export async function findScanned(db: Database, code: string): Promise<ScannedVariant | null> {
  const scanned = bare(code);
  const spellings = [code, scanned, ...[12, 13, 14].map((length) => scanned.padStart(length, '0'))];
  const variant = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'product_id')
    .where((where) =>
      where.or([
        where(sql`upper(sku)`, '=', code.toUpperCase()),
        where('barcode', 'in', spellings),
        where(sql`more_barcodes && ${spellings}::text[]`, '=', true),
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

type Coded = { sku: string; barcode: string; moreBarcodes: readonly string[] };

export function isScanned({ sku, barcode, moreBarcodes }: Coded, code: string): boolean {
  const scanned = bare(code);
  return [sku, barcode, ...moreBarcodes].some((own) => own !== '' && scanned === bare(own));
}

/** Scanners read a UPC as an EAN with a leading zero, and some turn lower case into upper case. */
function bare(code: string): string {
  return /^\d{12,14}$/.test(code) ? code.replace(/^0+/, '') : code.toLowerCase();
}
