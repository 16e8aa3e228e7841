import type { Packing } from '@gulmohar/contract/admin/packing.ts';
import type { Selectable } from 'kysely';
import type { StaffActor } from '../../../platform/audit/actor.ts';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import type { Orders } from '../../../platform/database/tables.ts';
import { ShopError } from '../../../platform/http/shop-error.ts';
import { lockOrder } from '../../order/order.store.ts';
import { setStatus } from '../../order/set-status.ts';
import { shortId } from '../../order/short-id.ts';
import { takeStep } from '../../order/take-step.ts';
import { isWaiting } from '../parcel-steps.ts';
import { findByCode, findTarget } from './find-target.ts';
import { findPacking, type PackingRow, reservePacking } from './packing.store.ts';
import { presentPacking } from './read-packing.ts';

type Opening = { code: string; station: string; isStart: boolean; isTakeOver: boolean };

/**
 * An order that is being packed at another station, or that has not been moved to Packing yet, is only shown.
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE for an order that was cancelled, or has nothing to pack
 */
export async function openPacking(
  db: Database,
  staff: StaffActor,
  { code, station, isStart, isTakeOver }: Opening,
): Promise<Packing> {
  const match = await findByCode(db, code);
  if (!match) throw new ShopError('NOT_FOUND', `No order or parcel has the number ${code}.`);
  const { orderId, parcelNumber } = match;
  if (isStart) await startPacking(db, orderId, staff);
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) throw new ShopError('NOT_FOUND', 'Order not found');
    assertPackable(order);
    const row = await findPacking(trx, order.id);
    const target = await findTarget(trx, order, parcelNumber ?? (await findBegunParcel(trx, row)));
    const isPlaced = order.status === 'Order Placed';
    if (target.lineIds.length === 0 && target.packed.length === 0) {
      throw new ShopError(
        'STEP_NOT_POSSIBLE',
        `Order ${shortId(order.id)} is ${order.status}: there is nothing to pack.`,
      );
    }
    const isFree = !row?.isReserved || row.station === station || isTakeOver;
    if (isFree && !isPlaced && target.lineIds.length > 0) {
      const parcelId = target.parcel?.id ?? null;
      await reservePacking(trx, { orderId: order.id, parcelId, station, staffName: staff.name });
    }
    return presentPacking(trx, order, target, { row: await findPacking(trx, order.id), station });
  });
}

/** Does nothing when somebody else did so in the meantime. */
async function startPacking(db: Database, orderId: string, staff: StaffActor): Promise<void> {
  const order = await db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .where('status', '=', 'Order Placed')
    .select('id')
    .executeTakeFirst();
  if (!order) return;
  await takeStep(db, orderId, { to: 'Packing', actor: staff }, async (trx, locked) =>
    setStatus(trx, locked, 'Packing', staff),
  );
}

/** To continue with it; undefined when there is none, or it is packed or has left. */
async function findBegunParcel(trx: Transaction, row: PackingRow | undefined): Promise<number | undefined> {
  if (!row?.parcel_id) return undefined;
  const parcel = await trx
    .selectFrom('parcel')
    .where('id', '=', row.parcel_id)
    .where('packed_at', 'is', null)
    .select(['number', 'state'])
    .executeTakeFirst();
  return parcel && isWaiting(parcel.state) ? parcel.number : undefined;
}

function assertPackable({ id, status }: Selectable<Orders>): void {
  if (status !== 'Cancelled') return;
  throw new ShopError(
    'STEP_NOT_POSSIBLE',
    `Order ${shortId(id)} was cancelled. Please put its items back on the shelf.`,
  );
}

/**
 * @throws ShopError NOT_FOUND; CHANGED_MEANWHILE when another station took it over, or it is not being packed
 * any more; STEP_NOT_POSSIBLE when it was cancelled
 */
export async function lockPacking(trx: Transaction, orderId: string, station: string) {
  const order = await lockOrder(trx, orderId);
  if (!order) throw new ShopError('NOT_FOUND', 'Order not found');
  assertPackable(order);
  const row = await findPacking(trx, orderId);
  if (!row) {
    throw new ShopError('CHANGED_MEANWHILE', `Order ${shortId(orderId)} is no longer being packed here.`);
  }
  if (row.station !== station) {
    throw new ShopError('CHANGED_MEANWHILE', `${row.staff_name} took over order ${shortId(orderId)}.`);
  }
  const parcelId = row.parcel_id;
  const parcel = parcelId
    ? await trx.selectFrom('parcel').where('id', '=', parcelId).select('number').executeTakeFirstOrThrow()
    : undefined;
  return { order, row, target: await findTarget(trx, order, parcel?.number) };
}
