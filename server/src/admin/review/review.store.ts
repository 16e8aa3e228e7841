import { ADMIN_REVIEWS_PAGE, type AdminReview } from '@gulmohar/contract/admin/review.ts';
import type { ReviewStatus } from '@gulmohar/contract/fulfilment/review.ts';
import { sql } from 'kysely';
import { picturesOfReview } from '../../catalogue/review/review-pictures.ts';
import type { Database } from '../../platform/database/connection.ts';
import { pageOf } from '../page-of.ts';
import { doubtsAbout } from './review.rules.ts';

/** Those to decide in the order in which they came, whatever stars they give; others the latest first. */
export async function listReviews(
  db: Database,
  status: ReviewStatus,
  after: string | undefined,
): Promise<{ reviews: AdminReview[]; nextAfter: string | null }> {
  const isOldestFirst = status === 'pending';
  const direction = isOldestFirst ? 'asc' : 'desc';
  let page = db
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .leftJoin('order_line', 'order_line.id', 'line_id')
    .where('review.status', '=', status)
    .orderBy('submitted_at', direction)
    .orderBy('review.id', direction)
    .limit(ADMIN_REVIEWS_PAGE + 1)
    .selectAll('review')
    .$narrowType<{ former: AdminReview['former'] }>()
    .select(['product.name as product_name', 'order_line.order_id'])
    .select(picturesOfReview);
  if (after) {
    const than = sql.raw(isOldestFirst ? '>' : '<');
    page = page.where(
      sql<boolean>`(submitted_at, review.id) ${than} (select one.submitted_at, one.id from review as one where one.id = ${after})`,
    );
  }
  const { shown, nextAfter } = pageOf(await page.execute(), ADMIN_REVIEWS_PAGE);
  const reviews = shown.map((row) => ({
    reviewId: row.id,
    productId: row.product_id,
    productName: row.product_name,
    size: row.size,
    orderId: row.order_id,
    source: row.source,
    status: row.status,
    refusal: row.refusal,
    submittedAt: row.submitted_at.toISOString(),
    doubts: doubtsAbout(`${row.title} ${row.body} ${row.author_name}`),
    former: row.former,
    reply: row.reply ?? '',
    pictures: row.pictures,
    rating: row.rating,
    title: row.title,
    text: row.body,
    author: row.author_name,
    fit: row.fit,
    heightCm: row.height_cm,
    usualSize: row.usual_size,
  }));
  return { reviews, nextAfter };
}
