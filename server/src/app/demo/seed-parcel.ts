import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { AttemptReason } from '@gulmohar/contract/fulfilment/parcel.ts';
import type { BookedOrder } from '@gulmohar/payment-sandbox/courier/courier-ledger.ts';
import { type Selectable, sql } from 'kysely';
import { explain, insertScan, markApplied } from '../../fulfilment/courier/apply-track.ts';
import { planSteps } from '../../fulfilment/courier/courier-steps.ts';
import { nextTrack } from '../../fulfilment/courier/next-track.ts';
import { afterSaleSettings } from '../../fulfilment/order/after-sale.ts';
import { lockOrder } from '../../fulfilment/order/order.store.ts';
import { bookCash } from '../../fulfilment/parcel/book-cash.ts';
import { statusByParcels } from '../../fulfilment/parcel/order-status.ts';
import { findLines, insertParcel, type ParcelWithLines } from '../../fulfilment/parcel/parcel.store.ts';
import { hasLeft } from '../../fulfilment/parcel/parcel-steps.ts';
import { issueInvoice } from '../../fulfilment/tax/issue-invoice.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { OrderStatus, Orders, ParcelState } from '../../platform/database/tables.ts';
import { bookAtSandbox, type Carried } from './book-at-sandbox.ts';

const HOUR_MS = 3_600_000;

type Step = { state: ParcelState; at: Date; reason: AttemptReason | null };
type Sent = { hoursAgo: number; now: Date; settings: Settings };
/** A parcel carried by the sandbox's courier, and when it was delivered, if it was. */
export type SentParcel = { booked: BookedOrder; deliveredAt: Date | undefined };

/**
 * Ships a demo order with the sandbox's courier and processes the updates since then, at the times of the
 * scans. Sends no mails to the buyer, because they would be dated to the day of seeding.
 */
export async function sendBySandbox(
  trx: Transaction,
  orderId: string,
  { hoursAgo, now, settings }: Sent,
): Promise<SentParcel> {
  const order = await lockOrder(trx, orderId);
  if (!order) throw new Error('A demo order is missing');
  // Couriers report whole seconds.
  const bookedAt = new Date(Math.floor((now.getTime() - hoursAgo * HOUR_MS) / 1000) * 1000);
  const lines = await findLines(trx, orderId);
  const parcel = await insertParcel(trx, { orderId, lineIds: lines.map(({ id }) => id) }, 'operator');
  const carried = await bookAtSandbox(trx, parcel, { settings, bookedAt, now });
  const steps = await takeInScans(trx, parcel, carried);
  await moveParcel(trx, parcel, steps, { carried, bookedAt });
  await moveOrder(trx, order, steps, carried);
  const left = steps.find(({ state }) => hasLeft(state));
  if (left) await issueInvoice(trx, order, afterSaleSettings(settings).seller, left.at);
  const deliveredAt = steps.find(({ state }) => state === 'delivered')?.at;
  if (deliveredAt) await collectCash(trx, order, parcel, deliveredAt);
  return { booked: carried.booked, deliveredAt };
}

/** @returns the steps that the scans lead to */
async function takeInScans(
  trx: Transaction,
  { state, outcome }: ParcelWithLines,
  { shipment, track }: Carried,
): Promise<Step[]> {
  const steps: Step[] = [];
  let scannedAt: Date | null = null;
  for (const scan of track.scans) {
    const eventId = await insertScan(trx, shipment.id, scan, 'poll');
    if (eventId === undefined) continue;
    const plan = planSteps({ state: steps.at(-1)?.state ?? state, outcome }, scan, scannedAt);
    if ('whyNot' in plan) {
      await explain(trx, eventId, plan.whyNot);
      continue;
    }
    for (const to of plan.path) {
      steps.push({
        state: to,
        at: scan.at,
        reason: to === 'attempt_failed' ? (scan.reason ?? 'other') : null,
      });
    }
    scannedAt = scan.at;
    await markApplied(trx, eventId);
  }
  const last = track.scans.at(-1);
  await trx
    .updateTable('shipment')
    .set({
      scanned_at: scannedAt,
      tracked_at: sql<Date>`now()`,
      told: last?.text ?? null,
      track_at: nextTrack(steps.at(-1)?.state ?? state),
    })
    .where('id', '=', shipment.id)
    .execute();
  return steps;
}

async function moveParcel(
  trx: Transaction,
  { id, state }: ParcelWithLines,
  steps: readonly Step[],
  { carried, bookedAt }: { carried: Carried; bookedAt: Date },
): Promise<void> {
  const last = steps.at(-1) ?? { state, at: bookedAt };
  await trx
    .updateTable('parcel')
    .set({
      state: last.state,
      state_at: last.at,
      created_at: bookedAt,
      courier: carried.shipment.carrier,
      tracking_number: carried.shipment.tracking_number,
      attempts: steps.filter((step) => step.state === 'attempt_failed').length,
    })
    .where('id', '=', id)
    .execute();
  await trx.updateTable('parcel_event').set({ at: bookedAt }).where('parcel_id', '=', id).execute();
  if (steps.length === 0) return;
  await trx
    .insertInto('parcel_event')
    .values(steps.map((step) => ({ parcel_id: id, actor: 'courier', ...step })))
    .execute();
}

/** Sets the order's status from its only parcel, from when it left. */
async function moveOrder(
  trx: Transaction,
  { id, status }: Selectable<Orders>,
  steps: readonly Step[],
  { shipment }: Carried,
): Promise<void> {
  const events: { status: OrderStatus; at: Date }[] = [];
  for (const { state, at } of steps) {
    const next = hasLeft(state) ? statusByParcels(new Set([state])) : status;
    if (next !== (events.at(-1)?.status ?? status)) events.push({ status: next, at });
  }
  const last = events.at(-1);
  if (!last) return;
  await trx
    .updateTable('orders')
    .set({
      status: last.status,
      is_paid: last.status === 'Delivered',
      courier: shipment.carrier,
      tracking_number: shipment.tracking_number,
    })
    .where('id', '=', id)
    .execute();
  await trx
    .insertInto('order_event')
    .values(events.map((event) => ({ order_id: id, actor: 'courier', ...event })))
    .execute();
}

async function collectCash(
  trx: Transaction,
  order: Selectable<Orders>,
  parcel: ParcelWithLines,
  at: Date,
): Promise<void> {
  await bookCash(trx, order, [parcel]);
  await trx
    .updateTable('payment')
    .set({ captured_at: at })
    .where('checkout_id', '=', order.checkout_id)
    .execute();
}
