import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { Package } from './book-parcel.ts';

/**
 * Weight and size that a parcel probably has: what its products weigh, where that is known of each, in the usual box.
 * @throws ShopError NOT_FOUND
 */
export async function suggestPackage(
  db: Database,
  parcelId: string,
  { grams, lengthCm, widthCm, heightCm }: Settings['couriers'],
): Promise<Package> {
  const { weight, lines } = await db
    .selectFrom('parcel_line')
    .innerJoin('order_line', 'order_line.id', 'line_id')
    .innerJoin('variant', 'variant.id', 'variant_id')
    .where('parcel_id', '=', parcelId)
    .select((from) => from.fn.countAll<number>().as('lines'))
    .select(
      sql<number>`case when bool_and(weight_grams > 0) then sum(weight_grams * quantity) else 0 end::int`.as(
        'weight',
      ),
    )
    .executeTakeFirstOrThrow();
  if (lines === 0) throw new ShopError('NOT_FOUND', 'Parcel not found');
  return { weightGrams: weight || grams, lengthCm, widthCm, heightCm };
}
