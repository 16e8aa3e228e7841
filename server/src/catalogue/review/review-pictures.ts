import type { ReviewPictureSize } from '@gulmohar/contract/catalogue/review-rules.ts';
import { sql } from 'kysely';
import type { ReadDatabase } from '../../platform/database/reads.ts';
import { file } from '../../platform/http/replies.ts';
import { ShopError } from '../../platform/http/shop-error.ts';

/** The ids of a review's photographs, in their order. */
export const picturesOfReview = sql<string[]>`array(
  select picture.id::text from review_picture as picture
   where picture.review_id = review.id order by picture.position)`.as('pictures');

/** Who asks: anybody, the staff, or the buyer of a line. */
type Viewer = 'public' | 'staff' | { lineId: string };

/** @throws ShopError NOT_FOUND, also for a photograph that this viewer may not see */
export async function showReviewPicture(
  db: ReadDatabase,
  { pictureId, size }: { pictureId: string; size: ReviewPictureSize },
  viewer: Viewer,
) {
  let pictures = db
    .selectFrom('review_picture')
    .leftJoin('review', 'review.id', 'review_id')
    .where('review_picture.id', '=', pictureId);
  if (viewer === 'public') pictures = pictures.where('review.status', '=', 'published');
  else if (viewer !== 'staff') pictures = pictures.where('review_picture.line_id', '=', viewer.lineId);
  const picture = await pictures.select(`review_picture.${size} as bytes`).executeTakeFirst();
  if (!picture) throw new ShopError('NOT_FOUND', 'There is no such photograph.');
  return file('image/webp', picture.bytes, {
    'content-security-policy': "default-src 'none'",
    // Not for long: its author may withdraw it.
    ...(viewer === 'public' && { 'cache-control': 'public, max-age=3600' }),
  });
}
