import type { CourierName } from '@gulmohar/contract/admin/shipment.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { CourierRequest, Shipment } from '../../platform/database/tables.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { shortId } from '../order/short-id.ts';

export type ShipmentRow = Selectable<Shipment>;
export type RequestRow = Selectable<CourierRequest>;

export async function findShipment(db: Database, id: string): Promise<ShipmentRow | undefined> {
  return db.selectFrom('shipment').where('id', '=', id).selectAll().executeTakeFirst();
}

export async function findShipmentOf(db: Database, parcelId: string): Promise<ShipmentRow | undefined> {
  return db
    .selectFrom('shipment')
    .where('parcel_id', '=', parcelId)
    .where('state', 'in', ['asked', 'booked'])
    .selectAll()
    .executeTakeFirst();
}

export async function findByTrackingNumber(
  db: Database,
  courier: CourierName,
  trackingNumber: string,
): Promise<ShipmentRow | undefined> {
  return db
    .selectFrom('shipment')
    .where('courier', '=', courier)
    .where('tracking_number', '=', trackingNumber)
    .selectAll()
    .executeTakeFirst();
}

export async function lockShipment(trx: Transaction, id: string): Promise<ShipmentRow> {
  return trx.selectFrom('shipment').where('id', '=', id).selectAll().forUpdate().executeTakeFirstOrThrow();
}

/** In the transaction that decides it. @returns false when the same request is already open */
export async function askFor(
  trx: Transaction,
  request: Pick<Insertable<CourierRequest>, 'shipment_id' | 'kind' | 'staff_name' | 'note'>,
): Promise<boolean> {
  const created = await trx
    .insertInto('courier_request')
    .values(request)
    .onConflict((conflict) =>
      conflict.columns(['shipment_id', 'kind']).where('state', '=', sql.lit('asked')).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (created) await enqueue(trx, 'ask-courier', { requestId: created.id });
  return created !== undefined;
}

export async function finishRequest(db: Database, requestId: number): Promise<void> {
  await db
    .updateTable('courier_request')
    .set({ state: 'done', fault: null, answer: null, claimed_until: null, done_at: sql<Date>`now()` })
    .where('id', '=', requestId)
    .execute();
}

/**
 * `7F3K2M9Q-1`, then `7F3K2M9Q-1b`, because couriers still know a cancelled one. The order's row must be
 * locked.
 * @throws ShopError STEP_NOT_POSSIBLE after 26 of them
 */
export async function nextReference(
  trx: Transaction,
  orderId: string,
  part: string,
  used?: string,
): Promise<string> {
  const base = `${shortId(orderId)}-${part}`;
  const others = await trx
    .selectFrom('shipment')
    .where('reference', 'like', `${base}%`)
    .select('reference')
    .execute();
  const names = new Set([used, ...others.map(({ reference }) => reference)]);
  for (const letter of ['', ...'bcdefghijklmnopqrstuvwxyz']) {
    if (!names.has(`${base}${letter}`)) return `${base}${letter}`;
  }
  throw new ShopError('STEP_NOT_POSSIBLE', 'It was booked too many times.');
}
