import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import {
  type BoxChoice,
  chooseBox,
  type PackedUnits,
  packedGrams,
} from '@gulmohar/contract/fulfilment/box-rules.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { boxOf } from '../parcel/label/box-of.ts';
import type { Package } from './book-parcel.ts';

type OwnSettings = Pick<Settings, 'couriers' | 'boxes'>;

export type SuggestedPackage = Omit<Package, 'weightGrams'> & {
  weightGrams: number | null;
  productGrams: number | null;
  isMeasured: boolean;
  boxName: string | null;
};

/**
 * As measured when it was packed, otherwise the weight of its products plus the box that they fit into or
 * that was chosen with the order; without a box, the usual size.
 * @throws ShopError NOT_FOUND
 */
export async function suggestPackage(
  db: Database,
  parcelId: string,
  settings: OwnSettings,
): Promise<SuggestedPackage> {
  const suggested = (await suggestPackages(db, [parcelId], settings)).get(parcelId);
  if (!suggested) throw new ShopError('NOT_FOUND', 'Parcel not found');
  return suggested;
}

export async function suggestPackages(
  db: Database,
  parcelIds: readonly string[],
  settings: OwnSettings,
): Promise<Map<string, SuggestedPackage>> {
  if (parcelIds.length === 0) return new Map();
  const [parcels, units] = await Promise.all([
    db
      .selectFrom('parcel')
      .innerJoin('orders', 'orders.id', 'order_id')
      .leftJoin('draft_order', 'draft_order.checkout_id', 'orders.checkout_id')
      .where('parcel.id', 'in', parcelIds)
      .select(['parcel.id', 'weight_grams', 'length_mm', 'width_mm', 'height_mm', 'box_name'])
      .execute(),
    readUnits(db, parcelIds),
  ]);
  return new Map(
    parcels.map(({ id, weight_grams, box_name, ...measures }) => {
      const inParcel = units.get(id) ?? [];
      const measured = boxOf(measures);
      const choice = measured ? undefined : boxFor(inParcel, settings, box_name);
      const productGrams = packedGrams(inParcel, 0);
      const ofProducts = packedGrams(inParcel, choice?.box.emptyGrams ?? 0);
      const { lengthCm, widthCm, heightCm } = choice?.box ?? settings.couriers;
      const [length, width, height] = measured ?? [lengthCm * 10, widthCm * 10, heightCm * 10];
      return [
        id,
        {
          weightGrams: weight_grams ?? ofProducts,
          productGrams,
          lengthCm: centimetres(length),
          widthCm: centimetres(width),
          heightCm: centimetres(height),
          isMeasured: measured !== null,
          boxName: choice?.box.name ?? null,
        },
      ];
    }),
  );
}

/** Ignored if the shop does not have it any more. */
export function boxFor(
  units: readonly PackedUnits[],
  { boxes }: Pick<OwnSettings, 'boxes'>,
  chosen: string | null,
): Pick<BoxChoice, 'box'> | undefined {
  const box = boxes.list.find(({ name }) => name === chosen);
  return box ? { box } : chooseBox(units, boxes.list);
}

async function readUnits(db: Database, parcelIds: readonly string[]): Promise<Map<string, PackedUnits[]>> {
  const rows = await db
    .selectFrom('parcel_line')
    .innerJoin('order_line', 'order_line.id', 'line_id')
    .innerJoin('variant', 'variant.id', 'variant_id')
    .where('parcel_id', 'in', parcelIds)
    .where('quantity', '>', 0)
    .select(['parcel_id', 'quantity', 'weight_grams', 'length_mm', 'width_mm', 'height_mm'])
    .execute();
  const by = Map.groupBy(rows, ({ parcel_id }) => parcel_id);
  return new Map(
    [...by].map(([id, lines]) => [
      id,
      lines.map(({ quantity, weight_grams, ...measures }) => ({
        quantity,
        grams: weight_grams,
        boxMm: boxOf(measures),
      })),
    ]),
  );
}

/** Couriers accept whole centimetres only. */
function centimetres(mm: number): number {
  return Math.ceil(mm / 10);
}
