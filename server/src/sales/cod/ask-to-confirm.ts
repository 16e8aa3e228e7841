import { COD_CONFIRM_HOURS } from '@gulmohar/contract/sales/cash.ts';
import type { Transaction } from '../../platform/database/connection.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';

const REMIND_HOURS = 24;

/** Makes a new order wait for its buyer's confirmation. */
export async function askToConfirm(trx: Transaction, orderId: string): Promise<void> {
  const until = inHours(COD_CONFIRM_HOURS);
  await trx.updateTable('orders').set({ to_confirm_by: until }).where('id', '=', orderId).execute();
  await enqueue(trx, 'send-confirmation-reminder', { orderId }, inHours(REMIND_HOURS));
  await enqueue(trx, 'cancel-unconfirmed', { orderId }, until);
}

function inHours(hours: number): Date {
  return new Date(Date.now() + hours * 3_600_000);
}
