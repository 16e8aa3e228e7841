import type { Selectable } from 'kysely';
import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Orders } from '../../platform/database/tables.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { lockOrder } from '../order/order.store.ts';
import { followParcels } from './follow-parcels.ts';
import { findParcels, findUnpacked, insertParcel, type ParcelWithLines } from './parcel.store.ts';
import { assertNewNumber } from './tracking-number.ts';

type NewParcel = {
  orderId: string;
  lineIds: readonly string[];
  courier?: string | undefined;
  trackingNumber?: string | undefined;
};

/**
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE before packing starts, after the order was cancelled, or for
 * items that are in another parcel; INVALID_INPUT for a tracking number that another parcel has
 */
export async function createParcel(db: Database, staff: StaffActor, input: NewParcel): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, input.orderId);
    if (!order) throw new ShopError('NOT_FOUND', 'Order not found');
    if (order.status === 'Order Placed' || order.status === 'Cancelled') {
      throw new ShopError('STEP_NOT_POSSIBLE', `The order is ${order.status}: it is not being packed.`);
    }
    await addParcel(trx, staff, order, input);
  });
}

/**
 * The order's row must be locked.
 * @throws ShopError STEP_NOT_POSSIBLE for items that are in another parcel; INVALID_INPUT for a tracking
 * number that another parcel has
 */
export async function addParcel(
  trx: Transaction,
  staff: StaffActor,
  order: Pick<Selectable<Orders>, 'id' | 'status'>,
  input: NewParcel,
): Promise<ParcelWithLines> {
  const unpacked = await findUnpacked(trx, order.id, await findParcels(trx, order.id));
  const lineIds = [...new Set(input.lineIds)];
  if (!lineIds.every((id) => unpacked.includes(id))) {
    throw new ShopError('STEP_NOT_POSSIBLE', 'Some of these items are in another parcel.');
  }
  await assertNewNumber(trx, input.trackingNumber);
  const parcel = await insertParcel(trx, { ...input, lineIds }, staff);
  await followParcels(trx, order, staff);
  await recordChange(trx, staff, {
    action: 'parcel.create',
    subject: order.id,
    before: null,
    after: { parcel: parcel.number, courier: parcel.courier, trackingNumber: parcel.tracking_number },
  });
  return parcel;
}
