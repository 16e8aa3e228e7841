import type { Insertable, Selectable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { StaffActor } from '../../platform/audit/actor.ts';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Orders, ReturnRequest } from '../../platform/database/tables.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { findExchangedReturn } from '../order/exchanged-return.ts';
import { findDeliveries, lockOrder, type OrderWithLines, withLines } from '../order/order.store.ts';
import { assertUnchanged } from '../order/order-version.ts';
import { findLineStates } from '../parcel/parcel.store.ts';
import { isReturning } from '../parcel/parcel-steps.ts';
import { paidForLine } from '../refund/refund-order.ts';
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
  reason: string;
  /** The size requested instead of a refund, for a single item. */
  exchangeSize?: string | undefined;
};

/**
 * All of the named items or none, and each item once.
 * @throws ShopError NOT_FOUND for an order or item that is not the caller's; STEP_NOT_POSSIBLE when it is too
 * early, too late or requested already; OUT_OF_STOCK for a size that is not available
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
    if (requested.some((line) => line.return_status)) {
      throw new ShopError('STEP_NOT_POSSIBLE', 'Return already requested');
    }
    await assertArriving(trx, requested);
    const dues = await findDues(trx, order);
    const { exchangeSize: size, reason } = input;
    const returnIds: string[] = [];
    for (const line of requested) {
      const id = uuid();
      returnIds.push(id);
      const exchange = size && {
        exchange_checkout_id: await reserveOtherSize(trx, { returnId: id, order, line, size }),
        exchange_size: size,
      };
      const due = dues.get(line.id) ?? { paid_line_id: line.id, refund_amount: 0 };
      await trx
        .insertInto('return_request')
        .values({ id, order_id: order.id, line_id: line.id, reason, ...due, ...exchange })
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

type Due = Pick<Insertable<ReturnRequest>, 'paid_line_id' | 'refund_amount'>;

/** For an exchanged item, those of the item that it replaced. */
async function findDues(trx: Transaction, order: OrderWithLines): Promise<Map<string, Due>> {
  const exchanged = await findExchangedReturn(trx, order);
  return new Map(
    order.lines.map((line) => {
      const { id } = line;
      const own = { paid_line_id: id, refund_amount: paidForLine(line) };
      const { paid_line_id, refund_amount } = exchanged ?? own;
      return [id, { paid_line_id, refund_amount }];
    }),
  );
}
