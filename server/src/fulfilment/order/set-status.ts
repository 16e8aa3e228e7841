import { CASH_ON_DELIVERY } from '@gulmohar/contract/sales/cash.ts';
import { type Selectable, sql } from 'kysely';
import { type Actor, actorText } from '../../platform/audit/actor.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import type { OrderStatus, Orders } from '../../platform/database/tables.ts';

/** Does nothing when the order has that status already. */
export async function setStatus(
  trx: Transaction,
  order: Pick<Selectable<Orders>, 'id' | 'status'>,
  status: OrderStatus,
  actor: Actor,
): Promise<void> {
  if (order.status === status) return;
  // Cash on delivery is paid upon delivery; all other orders were paid before.
  const isPaid = sql<boolean>`payment_method <> ${CASH_ON_DELIVERY} or ${status === 'Delivered'}`;
  await trx.updateTable('orders').set({ status, is_paid: isPaid }).where('id', '=', order.id).execute();
  await trx
    .insertInto('order_event')
    .values({ order_id: order.id, status, actor: actorText(actor) })
    .execute();
}
