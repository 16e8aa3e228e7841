import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { lockOrder } from '../order/order.store.ts';
import { cancelAtCourier } from './cancel-shipment.ts';
import { type Courier, CourierError, type Shipped } from './courier.ts';
import type { CourierTools } from './courier-tools.ts';
import { recordBooked } from './record-booked.ts';
import { requestPickup } from './request-pickup.ts';
import { finishRequest, nextReference, type RequestRow, type ShipmentRow } from './shipment.store.ts';
import { readShipmentContent } from './shipment-content.ts';
import { shippedOf } from './shipped-of.ts';

/** @throws CourierError */
export async function carryOut(
  tools: CourierTools,
  courier: Courier,
  request: RequestRow,
  shipment: ShipmentRow,
): Promise<void> {
  const { db } = tools;
  const { kind } = request;
  if (kind === 'book') return book(tools, courier, request, shipment);
  if (kind === 'cancel') return cancelAtCourier(tools, courier, request, shipment);
  const shipped = shippedOf(shipment);
  if (!shipped) throw new CourierError('refused', 'It is no longer booked.');
  if (kind === 'label') return keepLabel(tools, courier, request, shipment, shipped);
  if (kind === 'pickup') return requestPickup(tools, courier, request, shipped);
  await courier.answerAttempt(shipped, { action: kind, note: request.note ?? '' });
  await finishRequest(db, request.id);
}

/**
 * Records the first call: the courier may know the shipment from then on, so later calls look it up first.
 */
async function book(
  { db, settings }: CourierTools,
  courier: Courier,
  request: RequestRow,
  shipment: ShipmentRow,
): Promise<void> {
  if (shipment.state !== 'asked') return finishRequest(db, request.id);
  const content = await readShipmentContent(db, shipment, settings.current());
  if (!content.mayExist) {
    await db
      .updateTable('shipment')
      .set({ sent_at: sql<Date>`now()` })
      .where('id', '=', shipment.id)
      .execute();
  }
  const booking = shipment.parcel_id === null ? courier.bookReturn(content) : courier.book(content);
  const booked = await booking.catch(async (error: unknown) => {
    if (error instanceof CourierError && error.fault === 'duplicate') await rename(db, shipment);
    throw error;
  });
  const { asksPickup } = settings.current().couriers;
  await recordBooked(db, { request, booked, title: courier.title, asksPickup });
}

/** Changes the reference, because the courier knows the old one as cancelled. */
async function rename(db: Database, { id, order_id, reference }: ShipmentRow): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockOrder(trx, order_id);
    const [, part = ''] = /-([0-9]+|R)[a-z]*$/.exec(reference) ?? [];
    await trx
      .updateTable('shipment')
      .set({ reference: await nextReference(trx, order_id, part, reference), sent_at: null })
      .where('id', '=', id)
      .execute();
  });
}

async function keepLabel(
  { db, pictures }: CourierTools,
  courier: Courier,
  request: RequestRow,
  shipment: ShipmentRow,
  shipped: Shipped,
): Promise<void> {
  const key = await pictures.keepUpload(await courier.label(shipped));
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('parcel').set({ label_key: key }).where('id', '=', shipment.parcel_id).execute();
    await finishRequest(trx, request.id);
  });
}
