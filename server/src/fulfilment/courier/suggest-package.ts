import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { Package } from './book-parcel.ts';

/**
 * Weight and size of a parcel: as it was packed, else what its products weigh, where that is known of each, in the usual box.
 * @throws ShopError NOT_FOUND
 */
export async function suggestPackage(
  db: Database,
  parcelId: string,
  usual: Settings['couriers'],
): Promise<Package> {
  const parcel = await db
    .selectFrom('parcel')
    .where('id', '=', parcelId)
    .select(['weight_grams', 'length_mm', 'width_mm', 'height_mm'])
    .executeTakeFirst();
  if (!parcel) throw new ShopError('NOT_FOUND', 'Parcel not found');
  const { weight_grams, length_mm, width_mm, height_mm } = parcel;
  return {
    weightGrams: weight_grams ?? ((await readWeight(db, parcelId)) || usual.grams),
    lengthCm: centimetres(length_mm) ?? usual.lengthCm,
    widthCm: centimetres(width_mm) ?? usual.widthCm,
    heightCm: centimetres(height_mm) ?? usual.heightCm,
  };
}

/** Grams; 0 where one of the products has no weight. */
async function readWeight(db: Database, parcelId: string): Promise<number> {
  const { weight } = await db
    .selectFrom('parcel_line')
    .innerJoin('order_line', 'order_line.id', 'line_id')
    .innerJoin('variant', 'variant.id', 'variant_id')
    .where('parcel_id', '=', parcelId)
    .select(
      sql<number>`case when bool_and(weight_grams > 0) then sum(weight_grams * quantity) else 0 end::int`.as(
        'weight',
      ),
    )
    .executeTakeFirstOrThrow();
  return weight;
}

/** Couriers take whole ones. */
function centimetres(mm: number | null): number | undefined {
  return mm === null ? undefined : Math.ceil(mm / 10);
}
