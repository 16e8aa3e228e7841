import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Orders } from '../../platform/database/tables.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { readParcelCode } from '../label/parcel-code.ts';
import { findOrderIds, shortId } from '../order/short-id.ts';
import { findParcels, findUnpacked, type ParcelWithLines } from '../parcel/parcel.store.ts';
import { isCurrent, isWaiting } from '../parcel/parcel-steps.ts';

/** What a number on paper stands for. */
export type Found = { orderId: string; parcelNumber?: number };

/** The order or parcel that a scanned number names: an order's short or whole id, a parcel's, or a tracking number. */
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

/** What is to be packed of an order. */
export type Target = {
  /** null: it is created when it is packed. */
  parcel: ParcelWithLines | null;
  /** Empty when there is nothing left. */
  lineIds: string[];
  /** Parcels that are packed and wait for the courier. */
  packed: ParcelWithLines[];
};

/**
 * The parcel that was asked for; else what is in no parcel yet; else the next parcel that nobody packed.
 * @param parcelNumber of the order; absent: whatever is next
 * @throws ShopError NOT_FOUND for an unknown parcel; STEP_NOT_POSSIBLE for one that left
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
      throw new ShopError('STEP_NOT_POSSIBLE', `Parcel ${parcelNumber} does not wait to be packed any more.`);
    }
    const isPacked = parcel.packed_at !== null;
    return { parcel, lineIds: isPacked ? [] : parcel.lineIds, packed };
  }
  const unpacked = await findUnpacked(trx, order.id, parcels);
  if (unpacked.length > 0) return { parcel: null, lineIds: unpacked, packed };
  const next = waiting.find(({ packed_at }) => packed_at === null) ?? null;
  return { parcel: next, lineIds: next?.lineIds ?? [], packed };
}
