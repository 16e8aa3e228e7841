import type { Settings } from '@gulmohar/contract/admin/settings.ts';
import type { Database } from '../../platform/database/connection.ts';
import { endOfSendingHours } from '../../platform/mail/sending-hours.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { takeFirst, takeSecond } from './reminder.store.ts';

/** Sends what is due of the reminders that the owner wants, once or twice for each checkout. */
export async function remindOfCheckouts(
  db: Database,
  { afterHours, isRepeated }: Settings['reminders'],
  now = new Date(),
): Promise<void> {
  const end = endOfSendingHours(now);
  if (afterHours === null || !end) return;
  const sendBefore = end.toISOString();
  await db.transaction().execute(async (trx) => {
    const first = await takeFirst(trx, afterHours);
    const second = isRepeated ? await takeSecond(trx) : [];
    for (const checkoutId of first)
      await enqueue(trx, 'send-checkout-reminder', { checkoutId, isSecond: false, sendBefore });
    for (const checkoutId of second)
      await enqueue(trx, 'send-checkout-reminder', { checkoutId, isSecond: true, sendBefore });
  });
}
