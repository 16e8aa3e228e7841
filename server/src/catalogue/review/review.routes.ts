import { listReviews, markHelpful } from '@gulmohar/contract/catalogue/review.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Reads } from '../../platform/database/reads.ts';
import { deviceOf } from '../../platform/http/call-place.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { reviewLimits } from '../../platform/limits/rate-limits.ts';
import type { ResponseCache } from '../../platform/response-cache/response-cache.ts';
import { countHelpful } from './mark-helpful.ts';
import { summarise } from './rating.ts';
import { findRating, findReviewedSizes, findReviews } from './review.store.ts';

type Needs = { db: Database; reads: Reads; responseCache: ResponseCache };

export function reviewRoutes({ db, reads, responseCache: cache }: Needs): Route[] {
  return [
    route(listReviews, { cache }, async ({ query }) => {
      const [rating, sizes, found] = await Promise.all([
        reads((from) => findRating(from, query.productId)),
        reads((from) => findReviewedSizes(from, query.productId)),
        reads((from) => findReviews(from, query)),
      ]);
      return { summary: summarise(rating), sizes, ...found };
    }),

    route(markHelpful, { limits: reviewLimits }, async ({ body: { reviewId }, headers }) => {
      const voter = deviceOf({ headers });
      if (!voter) throw new ShopError('INVALID_INPUT', 'Your browser could not be recognised.');
      return { helpful: await countHelpful(db, reviewId, voter) };
    }),
  ];
}
