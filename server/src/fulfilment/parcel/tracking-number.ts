import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import { lockOrder } from '../order/order.store.ts';
import { shortId } from '../order/short-id.ts';
import { assertNotBooked } from './assert-not-booked.ts';
import { inItsOrder } from './in-its-order.ts';
import { copyTracking, findParcels, type ParcelWithLines } from './parcel.store.ts';
import { hasLeft } from './parcel-steps.ts';

type Tracking = { parcelId: string; courier: string; trackingNumber: string };

/**
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE for a parcel that is booked at a courier; INVALID_INPUT for
 * a number that another parcel has
 */
export async function setTracking(db: Database, staff: StaffActor, input: Tracking): Promise<string> {
  return inItsOrder(db, input.parcelId, async (trx, _order, parcel) => {
    if (input.trackingNumber !== parcel.tracking_number) await assertNewNumber(trx, input.trackingNumber);
    await writeTracking(trx, staff, parcel, input);
  });
}

/**
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE before it is shipped, for several parcels, or for one that
 * is booked at a courier
 */
export async function setParcel(
  db: Database,
  staff: StaffActor,
  { orderId, ...carrier }: { orderId: string; courier: string; trackingNumber: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new ShopError('NOT_FOUND', 'Order not found');
    const [parcel, another] = (await findParcels(trx, orderId)).filter(({ state }) => hasLeft(state));
    if (!parcel) {
      throw new ShopError('STEP_NOT_POSSIBLE', `The order is ${order.status}: there is no parcel yet.`);
    }
    if (another)
      throw new ShopError('STEP_NOT_POSSIBLE', 'The order has several parcels: please choose one.');
    await writeTracking(trx, staff, parcel, carrier);
  });
}

/** The parcel's order must be locked. */
export async function writeTracking(
  trx: Transaction,
  staff: StaffActor,
  { id, order_id, courier, tracking_number }: ParcelWithLines,
  now: Omit<Tracking, 'parcelId'>,
): Promise<void> {
  await assertNotBooked(trx, { parcelId: id });
  const after = { courier: now.courier || null, trackingNumber: now.trackingNumber || null };
  await trx
    .updateTable('parcel')
    .set({ courier: after.courier, tracking_number: after.trackingNumber })
    .where('id', '=', id)
    .execute();
  await copyTracking(trx, order_id);
  await recordChange(trx, staff, {
    action: 'order.parcel',
    subject: order_id,
    before: { courier, trackingNumber: tracking_number },
    after,
  });
}

/** A courier assigns each number only once. @throws ShopError INVALID_INPUT */
export async function assertNewNumber(trx: Transaction, trackingNumber: string | undefined): Promise<void> {
  if (!trackingNumber) return;
  const other = await trx
    .selectFrom('parcel')
    .where('tracking_number', '=', trackingNumber)
    .where('state', '<>', 'cancelled')
    .select('order_id')
    .executeTakeFirst();
  if (other) {
    throw wrongField(
      'trackingNumber',
      `A parcel of order ${shortId(other.order_id)} already has this number`,
    );
  }
}
