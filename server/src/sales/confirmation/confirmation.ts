import { COD_CONFIRM_HOURS } from '@gulmohar/contract/sales/cash.ts';
import { type Selectable, sql } from 'kysely';
import type { Transaction } from '../../platform/database/connection.ts';
import type { Orders } from '../../platform/database/tables.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';

/** An unanswered order gets a reminder after a day and is cancelled after two. */
const REMIND_HOURS = 24;

type Confirmable = Pick<Selectable<Orders>, 'status' | 'to_confirm_by' | 'confirmed_at'>;

/** Whether an order waits for the buyer's confirmation; it is not packed before. */
export function awaitsConfirmation({ status, to_confirm_by, confirmed_at }: Confirmable): boolean {
  return status === 'Order Placed' && to_confirm_by !== null && confirmed_at === null;
}

/** The same rule for a row of `orders`, for lists. Must match the index `orders_to_confirm`. */
export const isToBeConfirmed = sql<boolean>`(orders.status = 'Order Placed' and orders.to_confirm_by is not null
  and orders.confirmed_at is null)`;

/** null when there is nothing to confirm */
export function confirmableUntil(order: Confirmable): string | null {
  return (awaitsConfirmation(order) && order.to_confirm_by?.toISOString()) || null;
}

export async function askToConfirm(trx: Transaction, orderId: string): Promise<void> {
  const until = inHours(COD_CONFIRM_HOURS);
  await trx.updateTable('orders').set({ to_confirm_by: until }).where('id', '=', orderId).execute();
  await enqueue(trx, 'send-confirmation-reminder', { orderId }, inHours(REMIND_HOURS));
  await enqueue(trx, 'cancel-unconfirmed', { orderId }, until);
}

function inHours(hours: number): Date {
  return new Date(Date.now() + hours * 3_600_000);
}
