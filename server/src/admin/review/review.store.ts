import { type AdminReview, MAX_SHOWN_REVIEWS } from '@gulmohar/contract/admin/review.ts';
import type { ReviewStatus } from '@gulmohar/contract/fulfilment/review.ts';
import { picturesOfReview } from '../../catalogue/review/review-pictures.ts';
import type { Database } from '../../platform/database/connection.ts';
import { doubtsAbout } from './review.rules.ts';

/** Those to decide in the order in which they came, whatever stars they give; others the latest first. */
export async function listReviews(db: Database, status: ReviewStatus): Promise<AdminReview[]> {
  const rows = await db
    .selectFrom('review')
    .innerJoin('product', 'product.id', 'review.product_id')
    .leftJoin('order_line', 'order_line.id', 'line_id')
    .where('review.status', '=', status)
    .orderBy('submitted_at', status === 'pending' ? 'asc' : 'desc')
    .orderBy('review.id')
    .limit(MAX_SHOWN_REVIEWS)
    .selectAll('review')
    .$narrowType<{ former: AdminReview['former'] }>()
    .select(['product.name as product_name', 'order_line.order_id'])
    .select(picturesOfReview)
    .execute();
  return rows.map((row) => ({
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
}
