import { PACKING_LOCK_MINUTES } from '@gulmohar/contract/admin/packing.ts';
import { type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/connection.ts';
import type { Packing } from '../../../platform/database/tables.ts';

export type PackingRow = Selectable<Packing> & {
  /** Whether somebody worked on it within the last minutes. */
  isReserved: boolean;
};

export async function findPacking(db: Database, orderId: string): Promise<PackingRow | undefined> {
  return db
    .selectFrom('packing')
    .where('order_id', '=', orderId)
    .selectAll()
    .select(
      sql<boolean>`touched_at > now() - make_interval(mins => ${PACKING_LOCK_MINUTES})`.as('isReserved'),
    )
    .executeTakeFirst();
}

type Reservation = { orderId: string; parcelId: string | null; station: string; staffName: string };

/** Counts for another parcel of the order are discarded. */
export async function reservePacking(
  trx: Transaction,
  { orderId, parcelId, station, staffName }: Reservation,
): Promise<void> {
  const former = await findPacking(trx, orderId);
  if (former && former.parcel_id !== parcelId) await deletePacking(trx, orderId);
  const row = { parcel_id: parcelId, station, staff_name: staffName, touched_at: sql<Date>`now()` };
  await trx
    .insertInto('packing')
    .values({ order_id: orderId, ...row })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(row))
    .execute();
}

export async function deletePacking(trx: Transaction, orderId: string): Promise<void> {
  await trx.deleteFrom('packing').where('order_id', '=', orderId).execute();
}

/** Ends a station's reservation, so that any other one can take the order at once. */
export async function endReservation(db: Database, orderId: string, station: string): Promise<void> {
  await db
    .updateTable('packing')
    .set({ touched_at: sql<Date>`now() - make_interval(mins => ${PACKING_LOCK_MINUTES})` })
    .where('order_id', '=', orderId)
    .where('station', '=', station)
    .execute();
}

export async function findCounts(db: Database, orderId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('packing_line')
    .where('order_id', '=', orderId)
    .select(['line_id', 'counted'])
    .execute();
  return new Map(rows.map(({ line_id, counted }) => [line_id, counted]));
}

/** @param scanId the id of the scan; absent when counted by hand */
export async function setCounted(
  trx: Transaction,
  { orderId, lineId, counted, scanId }: { orderId: string; lineId: string; counted: number; scanId?: string },
): Promise<void> {
  const line = { order_id: orderId, line_id: lineId };
  if (counted > 0) {
    await trx
      .insertInto('packing_line')
      .values({ ...line, counted })
      .onConflict((conflict) => conflict.columns(['order_id', 'line_id']).doUpdateSet({ counted }))
      .execute();
  } else {
    await trx
      .deleteFrom('packing_line')
      .where('order_id', '=', orderId)
      .where('line_id', '=', lineId)
      .execute();
  }
  await trx
    .updateTable('packing')
    .set({ touched_at: sql<Date>`now()`, ...(scanId && { last_scan: scanId }) })
    .where('order_id', '=', orderId)
    .execute();
}

export async function findPackings(db: Database) {
  return db
    .selectFrom('packing')
    .orderBy('touched_at', 'desc')
    .limit(20)
    .select(['order_id', 'staff_name', 'touched_at'])
    .select(
      sql<number>`(select coalesce(sum(counted), 0)::integer from packing_line
        where packing_line.order_id = packing.order_id)`.as('counted'),
    )
    .execute();
}

/**
 * In Packing, without any parcel, and not being scanned yet; Express first, then the one that has waited
 * longest.
 */
export async function findNextToPack(db: Database): Promise<string | undefined> {
  const next = await db
    .selectFrom('orders')
    .where('status', '=', 'Packing')
    .where(
      sql<boolean>`not exists (select from packing where packing.order_id = orders.id)
        and not exists (select from parcel where parcel.order_id = orders.id and state <> 'cancelled')`,
    )
    .orderBy('is_express', 'desc')
    .orderBy('placed_at')
    .orderBy('id')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return next?.id;
}
