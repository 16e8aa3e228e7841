import { getReviewPicture, listReviews, markHelpful } from '@gulmohar/contract/catalogue/review.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Reads } from '../../platform/database/reads.ts';
import { deviceOf } from '../../platform/http/call-place.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { reviewLimits } from '../../platform/limits/rate-limits.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';
import type { ResponseCache } from '../../platform/response-cache/response-cache.ts';
import { countHelpful } from './mark-helpful.ts';
import { summarise } from './rating.ts';
import {
  countByBuyers,
  countReviews,
  findReviewedSizes,
  findReviews,
  hasReviewPictures,
} from './review.store.ts';
import { showReviewPicture } from './review-pictures.ts';

type Needs = { db: Database; reads: Reads; responseCache: ResponseCache; links: SignedLinks };

export function reviewRoutes({ db, reads, responseCache: cache, links }: Needs): Route[] {
  return [
    route(listReviews, { cache }, async ({ query }) => {
      const [counts, byBuyers, sizes, hasPictures, found] = await Promise.all([
        reads((from) => countReviews(from, query.productId)),
        reads((from) => countByBuyers(from, query.productId)),
        reads((from) => findReviewedSizes(from, query.productId)),
        reads((from) => hasReviewPictures(from, query.productId)),
        reads((from) => findReviews(from, query)),
      ]);
      return { summary: { ...summarise(counts ?? null), byBuyers }, sizes, hasPictures, ...found };
    }),

    route(getReviewPicture, {}, async ({ query: { proof, ...picture } }) => {
      if (proof === undefined) return reads((from) => showReviewPicture(from, picture, 'public'));
      const lineId = await links.verify('review-picture', proof);
      if (!lineId) throw new ShopError('INVALID_LINK', 'Invalid or expired link');
      return showReviewPicture(db, picture, { lineId });
    }),

    route(markHelpful, { limits: reviewLimits }, async ({ body: { reviewId }, headers }) => {
      const voter = deviceOf({ headers });
      if (!voter) throw new ShopError('INVALID_INPUT', 'Your browser could not be recognised.');
      return { helpful: await countHelpful(db, reviewId, voter) };
    }),
  ];
}
