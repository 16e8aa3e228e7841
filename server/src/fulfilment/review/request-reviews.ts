import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { enqueue } from '../../platform/queue/enqueue.ts';
import { selectOpenReturns } from '../return/open-returns.ts';

/** An order that was not asked about by then, such as one from before a change of the setting, is left alone. */
const LATEST_DAYS = 14;
const BATCH = 500;

/**
 * Asks the buyers of delivered orders for reviews, once each; not those with a return, and not those who opted out of
 * e-mails about their orders.
 * @param afterDays null asks nobody
 */
export async function requestReviews(db: Database, afterDays: number | null): Promise<void> {
  if (afterDays === null) return;
  await db.transaction().execute(async (trx) => {
    const due = await trx
      .insertInto('review_request')
      .columns(['order_id'])
      .expression(
        trx
          .selectFrom('orders')
          .leftJoin('users', 'users.id', 'orders.user_id')
          .where('orders.status', '=', 'Delivered')
          .where('orders.email', '<>', '')
          .where('orders.buyer_left_at', 'is', null)
          .where(sql<boolean>`coalesce((users.preferences ->> 'emailNotifications')::boolean, true)`)
          .where(
            sql<boolean>`(select max(at) from order_event where order_id = orders.id and order_event.status = 'Delivered')
              between now() - ${afterDays + LATEST_DAYS} * interval '1 day' and now() - ${afterDays} * interval '1 day'`,
          )
          .where('orders.id', 'not in', selectOpenReturns(db).select('return_request.order_id'))
          .where('orders.id', 'not in', trx.selectFrom('review_request').select('order_id'))
          .orderBy('orders.id')
          .limit(BATCH)
          .select('orders.id'),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('order_id')
      .execute();
    for (const { order_id: orderId } of due) await enqueue(trx, 'send-review-request', { orderId });
  });
}
