import type { Transaction } from '../../platform/database/connection.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';

/** An unanswered order gets a reminder after a day and is cancelled after two. */
const REMIND_HOURS = 24;
const CONFIRM_HOURS = 48;

/** Makes a new order wait for its buyer's confirmation. */
export async function askToConfirm(trx: Transaction, orderId: string): Promise<void> {
  const until = inHours(CONFIRM_HOURS);
  await trx.updateTable('orders').set({ to_confirm_by: until }).where('id', '=', orderId).execute();
  await enqueue(trx, 'send-confirmation-reminder', { orderId }, inHours(REMIND_HOURS));
  await enqueue(trx, 'cancel-unconfirmed', { orderId }, until);
}

function inHours(hours: number): Date {
  return new Date(Date.now() + hours * 3_600_000);
}
