import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/connection.ts';
import type { ParcelState } from '../../platform/database/tables.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { stateAfter } from './order-status.ts';
import { findParcels, findUnpacked, type ParcelWithLines } from './parcel.store.ts';
import { isWaiting } from './parcel-steps.ts';

export const mailedStates = [
  'in_transit',
  'out_for_delivery',
  'attempt_failed',
  'delivered',
  'rto_initiated',
  'lost',
  'damaged',
] as const satisfies ParcelState[];
export type MailedState = (typeof mailedStates)[number];

export function isMailedState(state: ParcelState): state is MailedState {
  return (mailedStates as readonly ParcelState[]).includes(state);
}

const statusesWithMail = [
  'Shipped',
  'Out for delivery',
  'Delivered',
] as const satisfies (keyof typeof stateAfter)[];

type Moved = { parcel: ParcelWithLines; to: ParcelState; eventId: number };

/**
 * An order in one parcel gets the e-mails about the order; several parcels, and steps that repeat, have their
 * own.
 * @param parcel before the step
 */
export async function queueParcelMail(trx: Transaction, { parcel, to, eventId }: Moved): Promise<void> {
  if (!isMailedState(to)) return;
  // It was scanned on its way, or found again.
  if (to === 'in_transit' && !isWaiting(parcel.state)) return;
  const before = to === 'out_for_delivery' ? await findOuts(trx, parcel.id, eventId) : [];
  if (before.some(({ isToday }) => isToday)) return;
  // If it is the only parcel, the e-mail about the order says everything.
  const status = statusesWithMail.find((name) => stateAfter[name] === to);
  if (status && before.length === 0 && (await isWholeOrder(trx, parcel))) {
    await enqueue(trx, 'send-order-step', { orderId: parcel.order_id, status, refundIds: [] });
    return;
  }
  await enqueue(trx, 'send-parcel-step', { parcelEventId: eventId, refundIds: [] });
}

async function findOuts(trx: Transaction, parcelId: string, eventId: number) {
  return trx
    .selectFrom('parcel_event')
    .where('parcel_id', '=', parcelId)
    .where('state', '=', 'out_for_delivery')
    .where('id', '<', eventId)
    .select(
      sql<boolean>`(at at time zone 'Asia/Kolkata')::date = (now() at time zone 'Asia/Kolkata')::date`.as(
        'isToday',
      ),
    )
    .execute();
}

async function isWholeOrder(trx: Transaction, { order_id }: ParcelWithLines): Promise<boolean> {
  const parcels = (await findParcels(trx, order_id)).filter(({ state }) => state !== 'cancelled');
  return parcels.length === 1 && (await findUnpacked(trx, order_id, parcels)).length === 0;
}
