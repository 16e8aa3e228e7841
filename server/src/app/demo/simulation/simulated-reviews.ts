import { sql } from 'kysely';
import { saveReview } from '../../../fulfilment/review/own-review.ts';
import type { Database } from '../../../platform/database/connection.ts';
import { recordInvalidation } from '../../../platform/invalidation/record-invalidation.ts';
import { SIMULATED } from '../simulated-email.ts';
import type { Chance } from './chance.ts';

const DAY_MS = 86_400_000;
const REVIEWED = 0.35;

const texts = [
  { rating: 5, title: 'Lovely cloth', text: 'Soft from the first wash.', fit: 'true' },
  { rating: 4, title: 'Runs small', text: 'Beautiful, but take a size up.', fit: 'small' },
  { rating: 5, title: 'As pictured', text: 'The print is as it was shown.', fit: 'true' },
  { rating: 2, title: 'Too wide', text: 'It hangs on me.', fit: 'large' },
] as const;

/** Some days after the delivery; the newest are still to be decided about. @returns how many */
export async function writeReviews(db: Database, chance: Chance): Promise<number> {
  const items = await db
    .selectFrom('order_line')
    .innerJoin('orders', 'orders.id', 'order_id')
    .where('orders.status', '=', 'Delivered')
    .where('email', 'like', SIMULATED)
    .where(sql<boolean>`not exists (select from review where line_id = order_line.id)`)
    .orderBy('placed_at')
    .orderBy('order_id')
    .orderBy('position')
    .select(['order_line.id', 'order_id', 'buyer_name'])
    .select(
      sql<Date>`(select max(at) from order_event
        where order_event.order_id = order_line.order_id and order_event.status = 'Delivered')`.as(
        'deliveredAt',
      ),
    )
    .execute();
  const reviewed = items.filter(() => chance.happens(REVIEWED));
  for (const { id, order_id: orderId, buyer_name: author, deliveredAt } of reviewed) {
    const form = { ...chance.pick(texts), author, heightCm: null, usualSize: '' };
    await saveReview(db, { orderId }, id, form);
    const at = new Date(Math.min(Date.now(), deliveredAt.getTime() + chance.between(1, 5) * DAY_MS));
    const isDecided = Date.now() - at.getTime() > DAY_MS;
    await db
      .updateTable('review')
      .set({
        source: 'demo',
        submitted_at: at,
        ...(isDecided && { status: 'published', published_at: new Date(at.getTime() + DAY_MS / 2) }),
      })
      .where('line_id', '=', id)
      .execute();
  }
  // Ratings by the demo's reviews are not counted in a table.
  await recordInvalidation(db, { table_name: 'product_rating', change: 'all', product_id: '' });
  return reviewed.length;
}
