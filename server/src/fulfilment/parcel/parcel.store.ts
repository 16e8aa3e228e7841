import { CASH_ON_DELIVERY, cashOf } from '@gulmohar/contract/sales/cash.ts';
import type { Paise } from '@gulmohar/contract/values/money.ts';
import { shareOut } from '@gulmohar/contract/values/share-out.ts';
import { type Selectable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { type Actor, actorText } from '../../platform/audit/actor.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { Parcel, ParcelEvent, ParcelState } from '../../platform/database/tables.ts';
import { returnedQuantity } from '../order/line-returns.ts';
import { paidForLine, paidForUnits } from '../refund/refund-order.ts';
import { sumMissing } from './missing-units.ts';
import { hasLeft, isCurrent } from './parcel-steps.ts';

export type ParcelWithLines = Selectable<Parcel> & { lineIds: string[] };

/** By order id, sorted by number. */
export async function findParcelsOf(
  db: Database,
  orderIds: readonly string[],
): Promise<Map<string, ParcelWithLines[]>> {
  if (orderIds.length === 0) return new Map();
  const parcels = await db
    .selectFrom('parcel')
    .where('order_id', 'in', orderIds)
    .orderBy('number')
    .selectAll()
    .select(
      sql<string[]>`array(select line_id from parcel_line join order_line on order_line.id = line_id
        where parcel_id = parcel.id order by position)`.as('lineIds'),
    )
    .execute();
  return Map.groupBy(parcels, (parcel) => parcel.order_id);
}

export async function findParcels(db: Database, orderId: string): Promise<ParcelWithLines[]> {
  return (await findParcelsOf(db, [orderId])).get(orderId) ?? [];
}

export async function findOrderOf(db: Database, parcelId: string): Promise<string | undefined> {
  const row = await db.selectFrom('parcel').where('id', '=', parcelId).select('order_id').executeTakeFirst();
  return row?.order_id;
}

/** Those that were returned are not sent again. */
export async function findUnpacked(
  db: Database,
  orderId: string,
  parcels: readonly ParcelWithLines[],
): Promise<string[]> {
  const packed = new Set(parcels.filter(isCurrent).flatMap(({ lineIds }) => lineIds));
  const lines = await findLines(db, orderId);
  return lines.filter(({ id, isBack }) => !isBack && !packed.has(id)).map(({ id }) => id);
}

/** With the units that the buyer has not returned, and what was paid for them. */
export async function findLines(db: Database, orderId: string) {
  const lines = await db
    .selectFrom('order_line')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .select(['id', 'variant_id', 'quantity', 'unit_price', 'discount', returnedQuantity.as('returned')])
    .execute();
  return lines.map(({ id, variant_id, returned, ...line }) => {
    const quantity = line.quantity - returned;
    const paid = paidForUnits(paidForLine(line), { units: quantity, of: line.quantity, after: returned });
    return { id, variant_id, quantity, paid, isBack: returned > 0 && quantity === 0 };
  });
}

/** Lines without a parcel are left out. */
export async function findLineStates(
  db: Database,
  lineIds: readonly string[],
): Promise<Map<string, ParcelState>> {
  if (lineIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('parcel_line')
    .innerJoin('parcel', 'parcel.id', 'parcel_id')
    .where('line_id', 'in', lineIds)
    .select(['line_id', 'state', 'outcome'])
    .execute();
  return new Map(rows.filter(isCurrent).map(({ line_id, state }) => [line_id, state]));
}

type NewParcel = {
  orderId: string;
  lineIds: readonly string[];
  courier?: string | undefined;
  trackingNumber?: string | undefined;
};

/** The lines must be in no current parcel, and the order's row locked. */
export async function insertParcel(
  trx: Transaction,
  { orderId, lineIds, courier, trackingNumber }: NewParcel,
  actor: Actor,
): Promise<ParcelWithLines> {
  const parcel = await trx
    .insertInto('parcel')
    .values({
      id: uuid(),
      order_id: orderId,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from parcel where order_id = ${orderId})`,
      courier: courier || null,
      tracking_number: trackingNumber || null,
      cod_due: await readCodDue(trx, orderId, lineIds),
      is_express: sql<boolean>`(select is_express from orders where id = ${orderId})`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('parcel_line')
    .values(lineIds.map((line_id) => ({ parcel_id: parcel.id, line_id })))
    .execute();
  await recordParcelEvent(trx, parcel, { actor });
  return { ...parcel, lineIds: [...lineIds] };
}

/**
 * Its share of what is to be collected, in whole rupees; for the last parcel the remaining amount, which includes
 * delivery. null when not paid in cash.
 */
async function readCodDue(
  trx: Transaction,
  orderId: string,
  lineIds: readonly string[],
): Promise<Paise | null> {
  const order = await trx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select(['payment_method', 'amount', 'credit'])
    .executeTakeFirstOrThrow();
  if (order.payment_method !== CASH_ON_DELIVERY) return null;
  const others = (await findParcels(trx, orderId)).filter(isCurrent);
  const packed = new Set([...lineIds, ...others.flatMap((parcel) => parcel.lineIds)]);
  const lines = await findLines(trx, orderId);
  const whole = order.amount + (await sumMissing(trx, orderId));
  const left = cashOf(whole, order.credit) - others.reduce((sum, { cod_due }) => sum + (cod_due ?? 0), 0);
  if (lines.every(({ id }) => packed.has(id))) return left;
  const own = lines.filter(({ id }) => lineIds.includes(id));
  const paid = own.reduce((sum, line) => sum + line.paid, 0);
  return Math.min(left, cashOf(paid, shareOut(order.credit, [paid, whole - paid])[0] ?? 0));
}

type EventDetails = Partial<Pick<Selectable<ParcelEvent>, 'decision' | 'reason' | 'note'>> & { actor: Actor };

export async function recordParcelEvent(
  trx: Transaction,
  { id, state }: Pick<Selectable<Parcel>, 'id' | 'state'>,
  { actor, ...details }: EventDetails,
): Promise<number> {
  const { id: eventId } = await trx
    .insertInto('parcel_event')
    .values({ parcel_id: id, state, actor: actorText(actor), ...details })
    .returning('id')
    .executeTakeFirstOrThrow();
  return eventId;
}

/** Of the parcel that left last, for lists and mails. */
export async function copyTracking(trx: Transaction, orderId: string): Promise<void> {
  const last = (await findParcels(trx, orderId)).findLast(
    (parcel) => isCurrent(parcel) && hasLeft(parcel.state),
  );
  if (!last) return;
  await trx
    .updateTable('orders')
    .set({ courier: last.courier, tracking_number: last.tracking_number })
    .where('id', '=', orderId)
    .execute();
}
