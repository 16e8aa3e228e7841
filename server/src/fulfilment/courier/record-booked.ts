import type { Database } from '../../platform/database/connection.ts';
import { lockOrder } from '../order/order.store.ts';
import type { Booked } from './courier.ts';
import { FIRST_TRACK } from './next-track.ts';
import { delayPickups } from './pool-pickups.ts';
import { askFor, finishRequest, lockShipment, type RequestRow } from './shipment.store.ts';

type Outcome = {
  request: RequestRow;
  booked: Booked;
  /** Used when the courier names no carrier. */
  title: string;
  asksPickup: boolean;
};

/** With the tracking number on the parcel. Requests the label and the pickup. */
export async function recordBooked(
  db: Database,
  { request, booked, title, asksPickup }: Outcome,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { order_id } = await trx
      .selectFrom('shipment')
      .where('id', '=', request.shipment_id)
      .select('order_id')
      .executeTakeFirstOrThrow();
    await lockOrder(trx, order_id);
    const shipment = await lockShipment(trx, request.shipment_id);
    await finishRequest(trx, request.id);
    if (shipment.state !== 'asked') return;
    await trx
      .updateTable('shipment')
      .set({
        state: 'booked',
        courier_order_id: booked.courierOrderId,
        courier_shipment_id: booked.courierShipmentId,
        tracking_number: booked.trackingNumber,
        carrier: booked.carrier,
        track_at: FIRST_TRACK,
      })
      .where('id', '=', shipment.id)
      .execute();
    if (shipment.parcel_id === null) return;
    await trx
      .updateTable('parcel')
      .set({ courier: booked.carrier ?? title, tracking_number: booked.trackingNumber })
      .where('id', '=', shipment.parcel_id)
      .execute();
    const { id: shipment_id, staff_name } = shipment;
    await askFor(trx, { shipment_id, kind: 'label', staff_name });
    if (asksPickup) await askFor(trx, { shipment_id, kind: 'pickup', staff_name });
    await delayPickups(trx, shipment_id);
  });
}
