import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/connection.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { selectOpenReturns } from '../return/open-returns.ts';

/** An order that was not asked about by then, such as one from before a change of the setting, is left alone. */
const LATEST_DAYS = 14;
const BATCH = 500;

/** After the request; of those that were due during two weeks, so that none comes late. */
const REMINDER_DAYS = 7;

/**
 * Asks the buyers of delivered orders for reviews, once each, and reminds once those who have written none; not those
 * with a return, and not those who opted out of e-mails about their orders.
 * @param afterDays null asks nobody
 */
export async function requestReviews(db: Database, afterDays: number | null): Promise<void> {
  if (afterDays === null) return;
  await db.transaction().execute(async (trx) => {
    const due = await trx
      .insertInto('review_request')
      .columns(['order_id'])
      .expression(
        selectWilling(trx)
          .where(
            sql<boolean>`(select max(at) from order_event where order_id = orders.id and order_event.status = 'Delivered')
              between now() - ${afterDays + LATEST_DAYS} * interval '1 day' and now() - ${afterDays} * interval '1 day'`,
          )
          .where('orders.id', 'not in', trx.selectFrom('review_request').select('order_id'))
          .orderBy('orders.id')
          .limit(BATCH),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('order_id')
      .execute();
    for (const { order_id: orderId } of due)
      await enqueue(trx, 'send-review-request', { orderId, isReminder: false });
    const late = await trx
      .updateTable('review_request')
      .set({ reminded_at: sql<Date>`now()` })
      .where('reminded_at', 'is', null)
      .where(
        sql<boolean>`requested_at between now() - ${REMINDER_DAYS + LATEST_DAYS} * interval '1 day'
          and now() - ${REMINDER_DAYS} * interval '1 day'`,
      )
      .where('order_id', 'in', selectWilling(trx))
      .where(
        'order_id',
        'not in',
        trx
          .selectFrom('review')
          .innerJoin('order_line', 'order_line.id', 'review.line_id')
          .select('order_line.order_id'),
      )
      .returning('order_id')
      .execute();
    for (const { order_id: orderId } of late)
      await enqueue(trx, 'send-review-request', { orderId, isReminder: true });
  });
}

/** The delivered orders whose buyers may be written to about them. */
function selectWilling(trx: Transaction) {
  return trx
    .selectFrom('orders')
    .leftJoin('users', 'users.id', 'orders.user_id')
    .where('orders.status', '=', 'Delivered')
    .where('orders.email', '<>', '')
    .where('orders.buyer_left_at', 'is', null)
    .where(sql<boolean>`coalesce((users.preferences ->> 'emailNotifications')::boolean, true)`)
    .where('orders.id', 'not in', selectOpenReturns(trx).select('return_request.order_id'))
    .select('orders.id');
}
