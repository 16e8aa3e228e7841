import type { Insertable, Selectable } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { lockRequest } from '../../platform/database/lock-request.ts';
import type { LineChange, OrderLine, Orders } from '../../platform/database/tables.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { findExchangedReturn } from '../order/exchanged-return.ts';
import { lockOrder } from '../order/order.store.ts';
import { assertUnchanged } from '../order/order-version.ts';
import { usedElsewhere } from '../order/used-elsewhere.ts';
import { findLineStates } from '../parcel/parcel.store.ts';
import { hasDispatchDocument } from '../tax/read-documents.ts';

/** `open`: in no parcel and not invoiced yet; `under way`: neither open nor with the buyer. */
export type LinePlace = 'open' | 'delivered' | 'under way';

export async function findPlaces(
  db: Database,
  order: Pick<Selectable<Orders>, 'id' | 'status'>,
  lineIds: readonly string[],
): Promise<Map<string, LinePlace>> {
  const states = await findLineStates(db, lineIds);
  const isBeforeDispatch =
    (order.status === 'Order Placed' || order.status === 'Packing') &&
    !(await hasDispatchDocument(db, order.id));
  return new Map(
    lineIds.map((id) => {
      const state = states.get(id);
      if (state === 'delivered') return [id, 'delivered'];
      return [id, isBeforeDispatch && state === undefined ? 'open' : 'under way'];
    }),
  );
}

export type ChangedLine = {
  order: Selectable<Orders>;
  line: Selectable<OrderLine>;
  place: LinePlace;
};

type LineDecision = {
  orderId: string;
  lineId: string;
  requestId: string;
  version?: number | undefined;
};

/**
 * Locks an order and finds the line that is to be changed.
 * @returns undefined when this change was made already
 * @throws ShopError NOT_FOUND; STEP_NOT_POSSIBLE once a return of it was requested, or when it came by
 * exchange; CHANGED_MEANWHILE
 */
export async function lockLine(
  trx: Transaction,
  { orderId, lineId, requestId, version }: LineDecision,
): Promise<ChangedLine | undefined> {
  await lockRequest(trx, requestId);
  const order = await lockOrder(trx, orderId);
  if (!order) throw new ShopError('NOT_FOUND', 'Order not found');
  const applied = await trx
    .selectFrom('line_change')
    .where('id', '=', requestId)
    .select('line_id')
    .executeTakeFirst();
  if (applied && applied.line_id !== lineId) throw usedElsewhere();
  if (applied) return undefined;
  await assertUnchanged(trx, orderId, version);
  const line = await trx
    .selectFrom('order_line')
    .where('id', '=', lineId)
    .where('order_id', '=', orderId)
    .selectAll()
    .executeTakeFirst();
  if (!line || line.quantity === 0) throw new ShopError('NOT_FOUND', 'Item not found in this order');
  const returned = await trx
    .selectFrom('return_request')
    .where('line_id', '=', lineId)
    .select('id')
    .executeTakeFirst();
  if (returned) throw new ShopError('STEP_NOT_POSSIBLE', 'A return has already been started for this item.');
  if (await findExchangedReturn(trx, order)) {
    throw new ShopError(
      'STEP_NOT_POSSIBLE',
      'This item was sent as an exchange. Please cancel the order instead.',
    );
  }
  const place = (await findPlaces(trx, order, [lineId])).get(lineId) ?? 'under way';
  return { order, line, place };
}

export async function insertChange(
  trx: Transaction,
  change: Omit<Insertable<LineChange>, 'order_id' | 'line_id' | 'name' | 'size' | 'variant_id'>,
  { order, line }: ChangedLine,
): Promise<void> {
  const { id: line_id, name, size, variant_id } = line;
  await trx
    .insertInto('line_change')
    .values({ ...change, order_id: order.id, line_id, name, size, variant_id })
    .execute();
}

/** Discards the scan count of a line that is being packed, so that it is counted again. */
export async function recount(trx: Transaction, lineId: string): Promise<void> {
  await trx.deleteFrom('packing_line').where('line_id', '=', lineId).execute();
}
