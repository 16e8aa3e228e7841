import { sql } from 'kysely';
import type { StaffActor } from '../../platform/audit/actor.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { afterSaleSettings } from '../order/after-sale.ts';
import { lockOrder } from '../order/order.store.ts';
import { moveParcels } from '../parcel/move-parcels.ts';
import { findParcels } from '../parcel/parcel.store.ts';
import { hasLeft } from '../parcel/parcel-steps.ts';
import type { Seller } from '../tax/tax-document.ts';
import { type Courier, CourierError } from './courier.ts';
import type { CourierTools } from './courier-tools.ts';
import { askFor, finishRequest, lockShipment, type RequestRow, type ShipmentRow } from './shipment.store.ts';

/**
 * A booking that was not made yet is stopped.
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE when it is not booked any more, or on its way
 */
export async function cancelShipment(
  db: Database,
  staff: StaffActor,
  { shipmentId }: { shipmentId: string },
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const shipment = await lockWithOrder(trx, shipmentId);
    if (shipment.state !== 'asked' && shipment.state !== 'booked') {
      throw new ShopError('STEP_NOT_POSSIBLE', 'It is no longer booked.');
    }
    const parcel = (await findParcels(trx, shipment.order_id)).find(({ id }) => id === shipment.parcel_id);
    if ((parcel && hasLeft(parcel.state)) || isCollected(shipment)) {
      throw new ShopError('STEP_NOT_POSSIBLE', 'The courier has already collected it.');
    }
    await askFor(trx, { shipment_id: shipment.id, kind: 'cancel', staff_name: staff.name });
    await recordChange(trx, staff, {
      action: 'parcel.unbook',
      subject: shipment.order_id,
      before: { reference: shipment.reference, trackingNumber: shipment.tracking_number },
      after: null,
    });
    return shipment.order_id;
  });
}

async function lockWithOrder(trx: Transaction, shipmentId: string): Promise<ShipmentRow> {
  const row = await trx
    .selectFrom('shipment')
    .where('id', '=', shipmentId)
    .select('order_id')
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND', 'Shipment not found');
  await lockOrder(trx, row.order_id);
  return lockShipment(trx, shipmentId);
}

function isCollected({ pickup_state }: ShipmentRow): boolean {
  return pickup_state === 'picked_up' || pickup_state === 'received';
}

/** @throws CourierError `refused` when the courier has collected it: then nothing changes */
export async function cancelAtCourier(
  { db, pictures, settings }: CourierTools,
  courier: Courier,
  request: RequestRow,
  shipment: ShipmentRow,
): Promise<void> {
  await stopBooking(db, shipment.id);
  if (shipment.sent_at && shipment.state !== 'cancelled') {
    await courier.cancel({
      reference: shipment.reference,
      ...(shipment.courier_order_id && { courierOrderId: shipment.courier_order_id }),
      ...(shipment.tracking_number && { trackingNumber: shipment.tracking_number }),
    });
  }
  const seller = afterSaleSettings(settings.current()).seller;
  const labelKey = await db.transaction().execute(async (trx) => {
    const current = await lockWithOrder(trx, shipment.id);
    await finishRequest(trx, request.id);
    return endShipment(trx, current, seller);
  });
  if (labelKey) await pictures.forgetUpload(labelKey);
}

/** @throws CourierError `retry` while it is being booked */
async function stopBooking(db: Database, shipmentId: string): Promise<void> {
  await db
    .updateTable('courier_request')
    .set({ state: 'refused', answer: 'Stopped', done_at: sql<Date>`now()` })
    .where('shipment_id', '=', shipmentId)
    .where('state', '=', 'asked')
    .where('kind', '<>', 'cancel')
    .where(sql<boolean>`(claimed_until is null or claimed_until < now())`)
    .execute();
  const open = await db
    .selectFrom('courier_request')
    .where('shipment_id', '=', shipmentId)
    .where('state', '=', 'asked')
    .where('kind', '=', 'book')
    .select('id')
    .executeTakeFirst();
  if (open) throw new CourierError('retry', 'It is being booked right now.');
}

/** The rows of order and shipment must be locked. @returns the key of its label, which is no longer needed */
export async function endShipment(
  trx: Transaction,
  shipment: ShipmentRow,
  seller: Seller,
): Promise<string | null> {
  if (shipment.state === 'cancelled') return null;
  await trx
    .updateTable('shipment')
    .set({ state: 'cancelled', track_at: null })
    .where('id', '=', shipment.id)
    .execute();
  const parcel = (await findParcels(trx, shipment.order_id)).find(({ id }) => id === shipment.parcel_id);
  if (!parcel || hasLeft(parcel.state)) return null;
  await trx
    .updateTable('parcel')
    .set({ courier: null, tracking_number: null, label_key: null })
    .where('id', '=', parcel.id)
    .execute();
  const order = await lockOrder(trx, shipment.order_id);
  if (order && parcel.state === 'pickup_scheduled') {
    const step = {
      to: 'pickup_problem',
      actor: 'courier',
      seller,
      note: 'The booking was cancelled',
    } as const;
    await moveParcels(trx, order, [parcel], step);
  }
  return parcel.label_key;
}
