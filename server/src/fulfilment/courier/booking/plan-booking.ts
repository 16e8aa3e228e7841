import type { BookingProblem, PlannedParcel } from '@gulmohar/contract/admin/booking.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../../../platform/database/connection.ts';
import type { Orders } from '../../../platform/database/tables.ts';
import type { CurrentSettings } from '../../../shop/shop-settings.ts';
import { shortId } from '../../order/short-id.ts';
import { parcelCode } from '../../parcel/label/parcel-code.ts';
import { findParcelsOf, type ParcelWithLines } from '../../parcel/parcel.store.ts';
import { isCurrent } from '../../parcel/parcel-steps.ts';
import { isBookable } from '../book-parcel.ts';
import type { Couriers } from '../couriers.ts';
import { type SuggestedPackage, suggestPackages } from '../suggest-package.ts';
import { chooseCourier } from './choose-courier.rules.ts';
import { routeOf } from './quote-parcel.ts';
import { quoteParcels } from './quote-parcels.ts';

type Needs = { db: Database; couriers: Couriers; settings: CurrentSettings };
type Order = Pick<Selectable<Orders>, 'id' | 'address' | 'buyer_name' | 'status' | 'is_express' | 'subtotal'>;

/** Nothing is stored. */
export async function planBooking(needs: Needs, orderIds: readonly string[]): Promise<PlannedParcel[]> {
  const { db, couriers, settings } = needs;
  const [orders, parcels] = await Promise.all([
    db
      .selectFrom('orders')
      .where('id', 'in', orderIds)
      .select(['id', 'address', 'buyer_name', 'status', 'is_express', 'subtotal'])
      .execute(),
    findParcelsOf(db, orderIds),
  ]);
  const current = [...parcels.values()].flat().filter(isCurrent);
  const ids = current.map(({ id }) => id);
  const [packages, booked] = await Promise.all([
    suggestPackages(db, ids, settings.current()),
    findBooked(db, ids),
  ]);
  const quote = quoteParcels(couriers, settings.current().boxes.divisors);

  async function plan(order: Order, parcel: ParcelWithLines): Promise<PlannedParcel> {
    const size = packages.get(parcel.id);
    const row = rowOf(order, parcel, size ?? unpacked(needs));
    const standing = standingProblem(parcel, booked.has(parcel.id));
    if (standing || couriers.length === 0) return { ...row, problem: standing ?? 'no-courier' };
    const { booking, couriers: usual } = settings.current();
    const way = { ...row, from: usual.pin, subtotal: order.subtotal };
    const offers = await quote(routeOf(way, { ...row, grams: row.weightGrams ?? usual.grams }));
    const chosen = chooseCourier(offers, row.collect !== null, booking);
    const isReached = offers.some(({ isServed }) => isServed !== false);
    const takesOther = row.collect !== null && !isReached && (await quotePrepaid(row));
    const refusal: BookingProblem = isReached || takesOther ? 'cash' : 'not-served';
    return {
      ...row,
      offers,
      courier: chosen?.courier ?? null,
      problem: chosen ? (row.weightGrams === null ? 'no-weight' : null) : refusal,
    };
  }

  /** Couriers that take no cash at an address report it as not served when asked about a cash parcel. */
  async function quotePrepaid(row: PlannedParcel): Promise<boolean> {
    const { pin, grams } = settings.current().couriers;
    const { lengthCm, widthCm, heightCm, isExpress } = row;
    const way = { from: pin, to: row.pin, grams: row.weightGrams ?? grams, cod: false };
    const offers = await quote({
      ...way,
      value: row.collect ?? 0,
      lengthCm,
      widthCm,
      heightCm,
      isExpress,
    });
    return offers.some(({ isServed }) => isServed === true);
  }

  const byId = new Map(orders.map((order) => [order.id, order]));
  const rows = orderIds.flatMap((id): (PlannedParcel | Promise<PlannedParcel>)[] => {
    const order = byId.get(id);
    if (!order) return [];
    const own = (parcels.get(id) ?? []).filter(isCurrent);
    if (own.length > 0) return own.map((parcel) => plan(order, parcel));
    const problem: BookingProblem = 'not-packed';
    return [{ ...rowOf(order, undefined, unpacked(needs)), problem }];
  });
  return Promise.all(rows);
}

function standingProblem(parcel: ParcelWithLines, isBooked: boolean): BookingProblem | undefined {
  if (isBooked) return 'booked';
  if (isBookable(parcel)) return undefined;
  return parcel.tracking_number && parcel.state === 'label_created' ? 'booked' : 'left';
}

function rowOf(order: Order, parcel: ParcelWithLines | undefined, size: SuggestedPackage): PlannedParcel {
  return {
    orderId: order.id,
    shortId: shortId(order.id),
    buyerName: order.buyer_name,
    city: order.address.city,
    pin: order.address.zipcode,
    collect: parcel?.cod_due || null,
    isExpress: order.is_express,
    parcelId: parcel?.id ?? null,
    parcelCode: parcel ? parcelCode(order.id, parcel.number) : shortId(order.id),
    ...size,
    offers: [],
    courier: null,
    problem: null,
  };
}

function unpacked({ settings }: Pick<Needs, 'settings'>): SuggestedPackage {
  const { lengthCm, widthCm, heightCm } = settings.current().couriers;
  const size = { lengthCm, widthCm, heightCm };
  return { ...size, weightGrams: null, productGrams: null, isMeasured: false, boxName: null };
}

async function findBooked(db: Database, parcelIds: readonly string[]): Promise<Set<string | null>> {
  if (parcelIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('shipment')
    .where('parcel_id', 'in', parcelIds)
    .where('state', 'in', ['asked', 'booked'])
    .select('parcel_id')
    .execute();
  return new Set(rows.map(({ parcel_id }) => parcel_id));
}
