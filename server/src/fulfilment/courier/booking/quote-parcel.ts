import type { CourierOffer } from '@gulmohar/contract/admin/booking.ts';
import type { Sides } from '@gulmohar/contract/fulfilment/box-rules.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';
import type { CurrentSettings } from '../../../shop/shop-settings.ts';
import type { ParcelRoute } from '../courier.ts';
import type { Couriers } from '../couriers.ts';
import { quoteParcels } from './quote-parcels.ts';

type Needs = { db: Database; couriers: Couriers; settings: CurrentSettings };
type Packed = { grams: number } & Sides;

type Way = {
  from: string;
  pin: string;
  /** In paise; null when it is paid already. */
  collect: Paise | null;
  subtotal: Paise;
  isExpress: boolean;
};

export function routeOf({ from, pin, collect, subtotal, isExpress }: Way, packed: Packed): ParcelRoute {
  const { grams, lengthCm, widthCm, heightCm } = packed;
  return {
    from,
    to: pin,
    cod: collect !== null,
    value: collect ?? subtotal,
    grams,
    isExpress,
    lengthCm,
    widthCm,
    heightCm,
  };
}

/** Nothing is stored. @throws ShopError NOT_FOUND */
export async function quoteParcel(
  { db, couriers, settings }: Needs,
  { parcelId, weightGrams: grams, ...sides }: { parcelId: string; weightGrams: number } & Sides,
): Promise<CourierOffer[]> {
  const parcel = await db
    .selectFrom('parcel')
    .innerJoin('orders', 'orders.id', 'parcel.order_id')
    .where('parcel.id', '=', parcelId)
    .select(['parcel.cod_due', 'orders.address', 'orders.is_express', 'orders.subtotal'])
    .executeTakeFirst();
  if (!parcel) throw new ShopError('NOT_FOUND', 'Parcel not found');
  const { couriers: usual, boxes } = settings.current();
  const way = {
    from: usual.pin,
    pin: parcel.address.zipcode,
    collect: parcel.cod_due || null,
    subtotal: parcel.subtotal,
    isExpress: parcel.is_express,
  };
  return quoteParcels(couriers, boxes.divisors)(routeOf(way, { grams, ...sides }));
}
