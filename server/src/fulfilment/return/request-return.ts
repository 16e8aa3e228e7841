import { reasonIn } from '@gulmohar/contract/fulfilment/return-reasons.ts';
import type { Insertable, Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { StaffActor } from '../../platform/audit/actor.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Orders, ReturnRequest } from '../../platform/database/tables.ts';
import { ShopError, wrongField } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { findExchangedReturn } from '../order/exchanged-return.ts';
import { findDeliveries, lockOrder, type OrderLine, withLines } from '../order/order.store.ts';
import { assertUnchanged } from '../order/order-version.ts';
import { findLineStates } from '../parcel/parcel.store.ts';
import { isReturning } from '../parcel/parcel-steps.ts';
import { paidForLine, paidForUnits } from '../refund/refund-order.ts';
import { recordReturnStep } from '../refund/refund-return.ts';
import { reserveOtherSize } from './exchange/reserve-other-size.ts';
import { type ReturnWindow, returnRejection, startRejection } from './return-window.ts';

/** A guest is known by receiving the mail for the order's address; staff act on the buyer's behalf. */
export type Asker = { userId: string } | { email: string } | { staff: StaffActor };

type Input = {
  asker: Asker;
  orderId: string;
  version?: number | undefined;
  itemIds: readonly string[];
  /** By item; absent for all units that can come back. */
  quantities?: Readonly<Record<string, number>> | undefined;
  reason: string;
  /** The size requested instead of a refund, for a single item. */
  exchangeSize?: string | undefined;
  /** Whether the money becomes store credit of the order's account. */
  toCredit?: boolean | undefined;
};

/**
 * All of the named items or none, and each unit once.
 * @throws ShopError NOT_FOUND for an order or item that is not the caller's; INVALID_INPUT for more units than
 * the order has, or store credit for a guest; STEP_NOT_POSSIBLE when it is too early, too late or requested already; OUT_OF_STOCK for a size
 * that is not available
 * @returns the ids of the returns, in the order of the items
 */
export async function requestReturn(db: Database, window: ReturnWindow, input: Input): Promise<string[]> {
  return inTransaction(db, async (trx) => {
    const locked = await lockOrder(trx, input.orderId);
    if (!locked || !isOf(locked, input.asker)) throw new ShopError('NOT_FOUND', 'Order not found');
    await assertUnchanged(trx, input.orderId, input.version);
    const [order] = await withLines(trx, [locked]);
    const requested = order?.lines.filter((line) => input.itemIds.includes(line.id)) ?? [];
    if (!order || requested.length !== new Set(input.itemIds).size) {
      throw new ShopError('NOT_FOUND', 'Item not found in this order');
    }
    const rejection = await findRejection(trx, { ...order, now: locked.now }, input.asker, window);
    if (rejection) throw new ShopError('STEP_NOT_POSSIBLE', rejection);
    await assertArriving(trx, requested);
    const exchanged = await findExchangedReturn(trx, order);
    const { exchangeSize: size, reason, toCredit = false } = input;
    if (toCredit && !order.user_id) throw wrongField('toCredit', 'Store credit needs an account');
    const returnIds: string[] = [];
    for (const line of requested) {
      const id = uuid();
      const quantity = quantityOf(line, input.quantities);
      returnIds.push(id);
      const exchange = size && {
        exchange_checkout_id: await reserveOtherSize(trx, { returnId: id, order, line, quantity, size }),
        exchange_size: size,
      };
      await trx
        .insertInto('return_request')
        .values({
          id,
          order_id: order.id,
          line_id: line.id,
          quantity,
          reason,
          to_credit: toCredit,
          reason_kind: reasonIn(reason),
          ...dueOf(line, quantity, exchanged),
          ...exchange,
        })
        .execute();
      await recordReturnStep(
        trx,
        { id, status: null },
        { to: 'Return Requested', actor: 'staff' in input.asker ? input.asker.staff : 'shopper' },
      );
    }
    if (!('staff' in input.asker)) await enqueue(trx, 'notify-return-requested', { returnIds });
    return returnIds;
  });
}

function isOf(order: Selectable<Orders>, asker: Asker): boolean {
  if ('staff' in asker) return true;
  return 'userId' in asker ? order.user_id === asker.userId : order.email === asker.email;
}

async function findRejection(
  trx: Transaction,
  order: Selectable<Orders> & { now: Date },
  asker: Asker,
  window: ReturnWindow,
): Promise<string | undefined> {
  if ('staff' in asker) return startRejection(order.status);
  const deliveredAt = (await findDeliveries(trx, [order.id])).get(order.id);
  return returnRejection({ ...order, deliveredAt }, order.now, window);
}

/**
 * Items that come back undelivered, or were lost, are refunded or sent again without any action by the buyer.
 */
async function assertArriving(
  trx: Transaction,
  lines: readonly { id: string; name: string }[],
): Promise<void> {
  const states = await findLineStates(
    trx,
    lines.map(({ id }) => id),
  );
  const missing = lines.find(({ id }) => {
    const state = states.get(id);
    return state !== undefined && isReturning(state);
  });
  if (missing) throw new ShopError('STEP_NOT_POSSIBLE', `‘${missing.name}’ was not delivered`);
}

function quantityOf(line: OrderLine, quantities: Input['quantities']): number {
  const quantity = quantities?.[line.id] ?? line.returnable_quantity;
  if (line.returnable_quantity === 0) throw new ShopError('STEP_NOT_POSSIBLE', 'Return already requested');
  if (quantity > line.returnable_quantity) {
    const text = `Only ${line.returnable_quantity} of ‘${line.name}’ can be returned`;
    throw wrongField('quantities', text);
  }
  return quantity;
}

/** For an exchanged item, those of the item that it replaced. */
function dueOf(
  line: OrderLine,
  units: number,
  exchanged: Selectable<ReturnRequest> | undefined,
): Pick<Insertable<ReturnRequest>, 'paid_line_id' | 'refund_amount'> {
  const after = line.quantity - line.returnable_quantity;
  const paid = exchanged ? exchanged.refund_amount : paidForLine(line);
  return {
    paid_line_id: exchanged?.paid_line_id ?? line.id,
    refund_amount: paidForUnits(paid, { units, of: line.quantity, after }),
  };
}
