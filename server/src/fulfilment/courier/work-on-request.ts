import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { carryOut } from './carry-out.ts';
import { CourierError } from './courier.ts';
import type { CourierTools } from './courier-tools.ts';
import { courierNamed } from './couriers.ts';
import { delayPickups } from './pool-pickups.ts';
import { askFor, findShipment, type RequestRow, type ShipmentRow } from './shipment.store.ts';

/** Longer than a request takes with all its calls; after that its worker was killed. */
const LOCKED_UNTIL = sql<Date>`now() + interval '3 minutes'`;
const FIRST_PAUSE_MS = 15_000;
const MAX_PAUSE_MS = 3_600_000;
/** The pause when the owner has to act first. */
const OWNERS_PAUSE_MS = 900_000;
/** Minor requests are given up after about a day; bookings and cancellations never are. */
const MAX_TRIES = 30;

export async function workOnRequests(tools: CourierTools): Promise<number> {
  const due = await tools.db
    .selectFrom('courier_request')
    .where('state', '=', 'asked')
    .where('due_at', '<=', sql<Date>`now()`)
    .where(sql<boolean>`(claimed_until is null or claimed_until < now())`)
    .orderBy('id')
    .limit(50)
    .select('id')
    .execute();
  for (const { id } of due) await workOnRequest(tools, id);
  return due.length;
}

/** Unless it is done or another worker has locked it. */
export async function workOnRequest(tools: CourierTools, requestId: number): Promise<void> {
  const { db, couriers } = tools;
  const request = await lockRequest(db, requestId);
  if (!request) return;
  const shipment = await findShipment(db, request.shipment_id);
  if (!shipment) return;
  try {
    await carryOut(tools, courierNamed(couriers, shipment.courier), request, shipment);
  } catch (error) {
    if (!(error instanceof CourierError)) throw error;
    await settleFailure(db, request, shipment, error);
  }
}

function lockRequest(db: Database, id: number): Promise<RequestRow | undefined> {
  return db
    .updateTable('courier_request')
    .set({ claimed_until: LOCKED_UNTIL, tries: sql<number>`least(tries + 1, 30000)` })
    .where('id', '=', id)
    .where('state', '=', 'asked')
    .where('due_at', '<=', sql<Date>`now()`)
    .where(sql<boolean>`(claimed_until is null or claimed_until < now())`)
    .returningAll()
    .executeTakeFirst();
}

async function settleFailure(
  db: Database,
  request: RequestRow,
  shipment: ShipmentRow,
  { fault, message, retryAfterMs }: CourierError,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const isOver =
      fault === 'refused' ||
      fault === 'not-served' ||
      (request.tries >= MAX_TRIES && request.kind !== 'book' && request.kind !== 'cancel');
    const pause = pauseAfter(fault, request.tries, retryAfterMs);
    await trx
      .updateTable('courier_request')
      .set({
        fault,
        answer: message,
        claimed_until: null,
        ...(isOver
          ? { state: 'refused', done_at: sql<Date>`now()` }
          : { due_at: sql<Date>`now() + ${pause} * interval '1 millisecond'` }),
      })
      .where('id', '=', request.id)
      .execute();
    if (isOver && request.kind === 'book') await failBooking(trx, shipment.id);
    // The response to its booking was lost, and the booking was stopped to cancel it.
    if (isOver && request.kind === 'cancel' && shipment.state === 'asked') {
      await askFor(trx, { shipment_id: shipment.id, kind: 'book', staff_name: request.staff_name });
    }
  });
}

async function failBooking(trx: Transaction, shipmentId: string): Promise<void> {
  await trx
    .updateTable('shipment')
    .set({ state: 'failed' })
    .where('id', '=', shipmentId)
    .where('state', '=', 'asked')
    .execute();
  await delayPickups(trx, shipmentId);
}

/** @returns milliseconds */
export function pauseAfter(fault: CourierError['fault'], tries: number, retryAfterMs = 0): number {
  if (fault === 'auth' || fault === 'no-balance') return OWNERS_PAUSE_MS;
  const doubled = FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 10);
  return Math.max(retryAfterMs, Math.min(doubled, MAX_PAUSE_MS));
}
