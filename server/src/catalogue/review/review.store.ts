import type { Review, ReviewQuery } from '@gulmohar/contract/catalogue/review.ts';
import { REVIEWS_PAGE } from '@gulmohar/contract/catalogue/review-rules.ts';
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import type { DB, Review as ReviewTable } from '../../platform/database/tables.ts';
import { type RatingCounts, ratingColumns } from './rating.ts';
import { picturesOfReview } from './review-pictures.ts';
import { isShown, shownRatings } from './shown-reviews.ts';

function publishedOf(db: ReadDatabase, productId: string) {
  return db.selectFrom('review').where('product_id', '=', productId).where(isShown);
}

/** undefined: none is shown. */
export async function countReviews(db: ReadDatabase, productId: string): Promise<RatingCounts | undefined> {
  return db
    .selectFrom(shownRatings.as('shown'))
    .where('product_id', '=', productId)
    .select(ratingColumns)
    .executeTakeFirst();
}

/** How many of those shown were written here. */
export async function countByBuyers(db: ReadDatabase, productId: string): Promise<number> {
  const { count } = await publishedOf(db, productId)
    .where('source', 'is', null)
    .select((from) => from.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findReviewedSizes(db: ReadDatabase, productId: string): Promise<string[]> {
  const rows = await publishedOf(db, productId)
    .where('size', 'is not', null)
    .distinct()
    .select('size')
    .execute();
  return rows.flatMap(({ size }) => (size === null ? [] : [size]));
}

export async function hasReviewPictures(db: ReadDatabase, productId: string): Promise<boolean> {
  const found = await publishedOf(db, productId).where(hasPictures).limit(1).select('id').executeTakeFirst();
  return found !== undefined;
}

function hasPictures({ exists, selectFrom }: ExpressionBuilder<DB, 'review'>) {
  return exists(
    selectFrom('review_picture').whereRef('review_id', '=', 'review.id').select('review_picture.id'),
  );
}

/** One page of the published reviews that match, and how many there are in all. */
export async function findReviews(
  db: ReadDatabase,
  { productId, stars, fit, size, pictures, sort, page }: ReviewQuery,
): Promise<{ reviews: Review[]; total: number }> {
  let matching = publishedOf(db, productId);
  if (stars) matching = matching.where('rating', '=', Number(stars));
  if (fit) matching = matching.where('fit', '=', fit);
  if (size) matching = matching.where('size', '=', size);
  if (pictures) matching = matching.where(hasPictures);
  const { total } = await matching
    .select((from) => from.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  let sorted = matching;
  if (sort === 'helpful') sorted = sorted.orderBy('helpful', 'desc');
  if (sort === 'highest') sorted = sorted.orderBy('rating', 'desc');
  if (sort === 'lowest') sorted = sorted.orderBy('rating');
  const rows = await sorted
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(REVIEWS_PAGE)
    .offset((page - 1) * REVIEWS_PAGE)
    .selectAll()
    .select(picturesOfReview)
    .execute();
  return { reviews: rows.map(present), total };
}

function present(row: Selectable<ReviewTable> & { pictures: string[] }): Review {
  return {
    reviewId: row.id,
    rating: row.rating,
    title: row.title,
    text: row.body,
    author: row.author_name,
    source: row.source,
    isVerifiedBySource: row.is_verified_by_source,
    size: row.size,
    fit: row.fit,
    heightCm: row.height_cm,
    usualSize: row.usual_size,
    publishedAt: (row.published_at ?? row.submitted_at).toISOString(),
    isEdited: row.edited_at !== null,
    helpful: row.helpful,
    pictures: row.pictures,
    reply: row.reply && row.replied_at ? { text: row.reply, at: row.replied_at.toISOString() } : null,
  };
}
