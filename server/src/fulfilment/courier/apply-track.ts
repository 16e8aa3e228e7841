import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { CourierEventSource, Orders, ShipmentPickupState } from '../../platform/database/tables.ts';
import { lockOrder } from '../order/order.store.ts';
import { inItsOrder } from '../parcel/in-its-order.ts';
import { moveParcels } from '../parcel/move-parcels.ts';
import { findParcels, type ParcelWithLines } from '../parcel/parcel.store.ts';
import type { Seller } from '../tax/tax-document.ts';
import { endShipment } from './cancel-shipment.ts';
import type { Meaning, Scan, Track } from './courier.ts';
import { planSteps } from './courier-steps.ts';
import { FIRST_TRACK, nextTrack } from './next-track.ts';
import { lockShipment, type ShipmentRow } from './shipment.store.ts';

type TrackUpdate = { track: Track; source: CourierEventSource; seller: Seller };

/**
 * Each scan once, each allowed step in chronological order, with stock, money, documents and mails in the
 * same transaction.
 * @returns whether there was a new scan
 */
export async function applyTrack(db: Database, shipment: ShipmentRow, update: TrackUpdate): Promise<boolean> {
  const { id, parcel_id } = shipment;
  if (parcel_id === null) return db.transaction().execute((trx) => applyToReturn(trx, id, update));
  let isNews = false;
  await inItsOrder(db, parcel_id, async (trx, order, parcel) => {
    isNews = await applyToParcel(trx, { order, parcel, shipmentId: id }, update);
  });
  return isNews;
}

type InItsOrder = { order: Selectable<Orders>; parcel: ParcelWithLines; shipmentId: string };

async function applyToParcel(
  trx: Transaction,
  { order, parcel, shipmentId }: InItsOrder,
  { track, source, seller }: TrackUpdate,
): Promise<boolean> {
  const shipment = await lockShipment(trx, shipmentId);
  let standing = parcel;
  let scannedAt = shipment.scanned_at;
  let isBooked = shipment.state === 'booked';
  let last: Scan | undefined;
  for (const scan of track.scans) {
    const eventId = await insertScan(trx, shipmentId, scan, source);
    if (eventId === undefined) continue;
    last = scan;
    const plan = isBooked ? planSteps(standing, scan, scannedAt) : { whyNot: 'the booking was cancelled' };
    if (isBooked && scan.meaning === 'cancelled') {
      await endShipment(trx, shipment, seller);
      isBooked = false;
    } else if ('whyNot' in plan) {
      await explain(trx, eventId, plan.whyNot);
      continue;
    } else {
      for (const to of plan.path) {
        const reason = to === 'attempt_failed' ? (scan.reason ?? 'other') : undefined;
        standing = await step(trx, order.id, standing, { to, reason, seller });
      }
    }
    scannedAt = scan.at;
    await markApplied(trx, eventId);
  }
  await trx
    .updateTable('shipment')
    .set({
      scanned_at: scannedAt,
      tracked_at: sql<Date>`now()`,
      track_at: isBooked && standing.outcome === null ? nextTrack(standing.state) : null,
      ...(last && { told: last.text, is_unclear: last.meaning === 'unknown' }),
    })
    .where('id', '=', shipmentId)
    .execute();
  return last !== undefined;
}

type Step = Pick<Parameters<typeof moveParcels>[3], 'to' | 'reason' | 'seller'>;

async function step(
  trx: Transaction,
  orderId: string,
  parcel: ParcelWithLines,
  { to, reason, seller }: Step,
): Promise<ParcelWithLines> {
  const order = await lockOrder(trx, orderId);
  if (!order) return parcel;
  await moveParcels(trx, order, [parcel], { to, reason, seller, actor: 'courier' });
  return (await findParcels(trx, orderId)).find(({ id }) => id === parcel.id) ?? parcel;
}

/** @returns its id; undefined when the scan is known already */
export async function insertScan(
  trx: Transaction,
  shipmentId: string,
  { code, text, place, at }: Scan,
  source: CourierEventSource,
): Promise<number | undefined> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([code, at.toISOString(), place]))
    .digest('hex');
  const inserted = await trx
    .insertInto('courier_event')
    .values({
      shipment_id: shipmentId,
      fingerprint,
      source,
      code,
      place,
      occurred_at: at,
      is_applied: false,
      words: text.slice(0, 500),
    })
    .onConflict((conflict) => conflict.columns(['shipment_id', 'fingerprint']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export async function explain(trx: Transaction, eventId: number, whyNot: string): Promise<void> {
  await trx.updateTable('courier_event').set({ why_not: whyNot }).where('id', '=', eventId).execute();
}

export async function markApplied(trx: Transaction, eventId: number): Promise<void> {
  await trx.updateTable('courier_event').set({ is_applied: true }).where('id', '=', eventId).execute();
}

/** A pickup of returned items moves neither stock nor money, because the staff check what arrived. */
const pickupStates: Partial<Record<Meaning, ShipmentPickupState>> = {
  pickup_scheduled: 'pickup_scheduled',
  pickup_problem: 'pickup_problem',
  in_transit: 'picked_up',
  out_for_delivery: 'picked_up',
  delivered: 'received',
  qc_failed: 'qc_failed',
};

async function applyToReturn(
  trx: Transaction,
  shipmentId: string,
  { track, source }: TrackUpdate,
): Promise<boolean> {
  const shipment = await lockShipment(trx, shipmentId);
  let { pickup_state: state, scanned_at: scannedAt } = shipment;
  let isCancelled = shipment.state === 'cancelled';
  let last: Scan | undefined;
  for (const scan of track.scans) {
    const eventId = await insertScan(trx, shipmentId, scan, source);
    if (eventId === undefined) continue;
    last = scan;
    const next = pickupStates[scan.meaning];
    const isOver = isCancelled || state === 'received' || state === 'qc_failed';
    const isOlder = scannedAt !== null && scan.at < scannedAt;
    if (isOver || isOlder || (next === undefined && scan.meaning !== 'cancelled') || next === state) {
      await explain(trx, eventId, whyNotOf(scan, isOver, isOlder));
      continue;
    }
    if (next) state = next;
    else isCancelled = true;
    scannedAt = scan.at;
    await markApplied(trx, eventId);
  }
  const isOver = isCancelled || state === 'received' || state === 'qc_failed';
  await trx
    .updateTable('shipment')
    .set({
      pickup_state: state,
      scanned_at: scannedAt,
      tracked_at: sql<Date>`now()`,
      ...(isCancelled && { state: 'cancelled' as const }),
      track_at: isOver ? null : FIRST_TRACK,
      ...(last && { told: last.text, is_unclear: last.meaning === 'unknown' }),
    })
    .where('id', '=', shipmentId)
    .execute();
  return last !== undefined;
}

function whyNotOf({ meaning }: Scan, isOver: boolean, isOlder: boolean): string {
  if (meaning === 'unknown') return 'unknown to the shop';
  if (isOver) return 'its pickup has already ended';
  return isOlder ? 'older than what was applied' : 'no step';
}
