import type { CourierName } from '@gulmohar/contract/admin/shipment.ts';
import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { lockOrder } from '../order/order.store.ts';
import { insertShipment, type Package } from './book-parcel.ts';
import { readReturnPickups } from './read-return-pickups.ts';
import { nextReference } from './shipment.store.ts';

/**
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE for returns that are not approved, belong to several orders,
 * or are being collected already
 */
export async function bookReturnPickup(
  db: Database,
  staff: StaffActor,
  { returnIds, courier, ...size }: Package & { returnIds: readonly string[]; courier: CourierName },
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const ids = [...new Set(returnIds)];
    const returns = await trx
      .selectFrom('return_request')
      .where('id', 'in', ids)
      .select(['id', 'order_id', 'status'])
      .execute();
    const [first] = returns;
    if (!first || returns.length < ids.length) throw new ShopError('NOT_FOUND', 'Return not found');
    await lockOrder(trx, first.order_id);
    if (returns.some(({ order_id }) => order_id !== first.order_id)) {
      throw new ShopError('STEP_NOT_POSSIBLE', 'These returns belong to several orders.');
    }
    if (returns.some(({ status }) => status !== 'Return Approved')) {
      throw new ShopError('STEP_NOT_POSSIBLE', 'Only approved returns can be collected.');
    }
    const booked = await readReturnPickups(trx, ids);
    const open = [...booked.values()].some(({ isOpen }) => isOpen);
    if (open) throw new ShopError('STEP_NOT_POSSIBLE', 'A courier is already booked for this return.');
    const reference = await nextReference(trx, first.order_id, 'R');
    const row = { orderId: first.order_id, parcelId: null, courier, reference, ...size };
    const shipmentId = await insertShipment(trx, staff, row);
    await trx
      .insertInto('shipment_return')
      .values(ids.map((return_id) => ({ shipment_id: shipmentId, return_id })))
      .execute();
    await recordChange(trx, staff, {
      action: 'return.book',
      subject: first.order_id,
      before: null,
      after: { returns: ids, courier, ...size },
    });
    return shipmentId;
  });
}
