import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import type { Orders } from '../../../platform/database/tables.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';
import { findOrderIds, shortId } from '../../order/short-id.ts';
import { readParcelCode } from '../label/parcel-code.ts';
import { findParcels, findUnpacked, type ParcelWithLines } from '../parcel.store.ts';
import { isCurrent, isWaiting } from '../parcel-steps.ts';

export type Found = { orderId: string; parcelNumber?: number };

/** By an order's short or full id, a parcel code, or a tracking number. */
export async function findByCode(db: Database, code: string): Promise<Found | undefined> {
  const named = readParcelCode(code);
  const [orderId] = named ? await findOrderIds(db, named.shortId) : [];
  if (orderId) return { orderId, ...(named?.number && { parcelNumber: named.number }) };
  if (/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(code)) {
    const order = await db.selectFrom('orders').where('id', '=', code).select('id').executeTakeFirst();
    if (order) return { orderId: order.id };
  }
  const parcel = await db
    .selectFrom('parcel')
    .where('tracking_number', '=', code)
    .where('state', '<>', 'cancelled')
    .select(['order_id', 'number'])
    .executeTakeFirst();
  return parcel && { orderId: parcel.order_id, parcelNumber: parcel.number };
}

export type Target = {
  parcel: ParcelWithLines | null;
  /** Empty when there is nothing left. */
  lineIds: string[];
  /** Parcels that are packed and wait for the courier. */
  packed: ParcelWithLines[];
};

/**
 * The requested parcel; otherwise the items that are in no parcel yet; otherwise the next parcel that is not
 * packed.
 * @param parcelNumber within the order; absent for whatever is next
 * @throws ShopError NOT_FOUND for an unknown parcel; STEP_NOT_POSSIBLE for one that no longer waits to be
 * packed
 */
export async function findTarget(
  trx: Transaction,
  order: Pick<Selectable<Orders>, 'id'>,
  parcelNumber?: number,
): Promise<Target> {
  const parcels = await findParcels(trx, order.id);
  const waiting = parcels.filter(({ state }) => isWaiting(state));
  const packed = waiting.filter(({ packed_at }) => packed_at !== null);
  if (parcelNumber !== undefined) {
    const parcel = parcels.find(({ number }) => number === parcelNumber);
    if (!parcel) throw new ShopError('NOT_FOUND', `Order ${shortId(order.id)} has no parcel ${parcelNumber}`);
    if (!isWaiting(parcel.state) || !isCurrent(parcel)) {
      throw new ShopError('STEP_NOT_POSSIBLE', `Parcel ${parcelNumber} is no longer waiting to be packed.`);
    }
    const isPacked = parcel.packed_at !== null;
    return { parcel, lineIds: isPacked ? [] : parcel.lineIds, packed };
  }
  const unpacked = await findUnpacked(trx, order.id, parcels);
  if (unpacked.length > 0) return { parcel: null, lineIds: unpacked, packed };
  const next = waiting.find(({ packed_at }) => packed_at === null) ?? null;
  return { parcel: next, lineIds: next?.lineIds ?? [], packed };
}
