import type { ReturnConditions } from '@gulmohar/contract/admin/return.ts';
import type { Selectable } from 'kysely';
import type { Actor } from '../../platform/audit/actor.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import type { OrderStatus, Orders, ReturnRequest, ReturnStatus } from '../../platform/database/tables.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import type { AfterSale } from '../order/after-sale.ts';
import { findExchangeOrder } from '../order/exchanged-return.ts';
import { lockOrder } from '../order/order.store.ts';
import { assertUnchanged } from '../order/order-version.ts';
import { shortId } from '../order/short-id.ts';
import { findLineStates } from '../parcel/parcel.store.ts';
import { hasLeft, isReturning } from '../parcel/parcel-steps.ts';
import { recordReturnStep, refundReturn } from '../refund/refund-return.ts';
import { returnsDue } from '../refund/returns-due.ts';
import { releaseExchange } from './exchange/exchange.ts';
import { receiveUnits } from './receive-units.ts';
import { nextReturnStatuses } from './return-steps.ts';
import { DISPATCHED } from './return-window.ts';

type ReturnMove = AfterSale & {
  actor: Actor;
  /** A message to the buyer, for example the reason for a rejection. */
  note?: string | undefined;
  /** The version of the order that the step was decided on. */
  version?: number | undefined;
  /** Absent when all units are sold again. */
  conditions?: ReturnConditions | undefined;
};

/**
 * Refunds at most what was paid after discounts, less by the condition in which the units came back. If
 * another size was requested, an order of Rs. 0 for it is placed as soon as the item is back; if that size is
 * sold out by then, the return ends with a refund like any other.
 * @throws ShopError NOT_FOUND; INVALID_INPUT for conditions of more units than are returned; STEP_NOT_POSSIBLE
 * when the return's status does not allow the step; CHANGED_MEANWHILE
 */
export async function moveReturn(
  db: Database,
  returnId: string,
  to: ReturnStatus,
  { actor, seller, returns, note, version, conditions }: ReturnMove,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { request, order } = await lockReturn(trx, returnId);
    await assertUnchanged(trx, order.id, version);
    assertPossible(request.status, to, order.status);
    if (conditions && to !== 'Returned')
      throw wrongField('conditions', 'The condition is stated when the items are received');
    if (to !== 'Return Rejected') await assertWithBuyer(trx, request, to);
    if (to === 'Refunded') {
      await assertNotExchanged(trx, request);
      return refundReturn(trx, request, { actor, seller });
    }
    if (to === 'Return Rejected' && request.exchange_checkout_id) {
      await releaseExchange(trx, request.exchange_checkout_id);
    }
    if (to !== 'Returned') return recordReturnStep(trx, request, { to, actor, note });
    const refund_amount = await receiveUnits(trx, { order, request }, returns, conditions);
    const due = (await returnsDue(trx, [{ ...request, refund_amount }])).get(returnId);
    await recordReturnStep(trx, request, { to, actor, note, due, conditions });
  });
}

/** The order first, as requesting a return and cancelling do. */
async function lockReturn(
  trx: Transaction,
  returnId: string,
): Promise<{ request: Selectable<ReturnRequest>; order: Selectable<Orders> }> {
  const row = await trx
    .selectFrom('return_request')
    .where('id', '=', returnId)
    .select('order_id')
    .executeTakeFirst();
  const order = row && (await lockOrder(trx, row.order_id));
  if (!order) throw new ShopError('NOT_FOUND', 'Return not found');
  const request = await trx
    .selectFrom('return_request')
    .where('id', '=', returnId)
    .selectAll()
    .executeTakeFirstOrThrow();
  return { request, order };
}

function assertPossible(from: ReturnStatus, to: ReturnStatus, orderStatus: OrderStatus): void {
  const possible = nextReturnStatuses[from];
  if (!possible.includes(to)) {
    const rest = possible.length > 0 ? `; the next step is ${possible.join(' or ')}` : '';
    throw new ShopError('STEP_NOT_POSSIBLE', `A return that is ${from} cannot become ${to}${rest}.`);
  }
  if (orderStatus === 'Cancelled' && to !== 'Return Rejected') {
    throw new ShopError('STEP_NOT_POSSIBLE', 'The order was cancelled and is refunded in full.');
  }
  if (to === 'Returned' && !DISPATCHED.includes(orderStatus)) {
    throw new ShopError('STEP_NOT_POSSIBLE', `The order is ${orderStatus}: no items can have been returned.`);
  }
}

/**
 * Items that did not reach the buyer are settled with their parcel, and items that have not left cannot be
 * back.
 */
async function assertWithBuyer(
  trx: Transaction,
  { line_id, status }: Selectable<ReturnRequest>,
  to: ReturnStatus,
): Promise<void> {
  if (status === 'Returned') return;
  const state = (await findLineStates(trx, [line_id])).get(line_id);
  if (state && isReturning(state)) {
    throw new ShopError(
      'STEP_NOT_POSSIBLE',
      'Its parcel did not reach the buyer. Please reject this return.',
    );
  }
  if (to === 'Returned' && !(state && hasLeft(state))) {
    throw new ShopError(
      'STEP_NOT_POSSIBLE',
      'This item has not been sent yet, so it cannot have been returned.',
    );
  }
}

async function assertNotExchanged(trx: Transaction, request: Selectable<ReturnRequest>): Promise<void> {
  const exchange = await findExchangeOrder(trx, request);
  if (!exchange) return;
  throw new ShopError(
    'STEP_NOT_POSSIBLE',
    `Order ${shortId(exchange.id)} delivers size ${request.exchange_size} in exchange; cancel that order to refund this item instead.`,
  );
}
