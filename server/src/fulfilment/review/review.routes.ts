import * as api from '@gulmohar/contract/fulfilment/review.ts';
import type { Shopper } from '../../accounts/session/shopper.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { reviewLimits } from '../../platform/limits/rate-limits.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';
import { readOwnReview, saveReview, type Writer, withdrawReview } from './own-review.ts';

type Needs = { db: Database; links: SignedLinks };

const options = { limits: reviewLimits };

/** `/api/review/own`, `save` and `withdraw`: what buyers write. */
export function ownReviewRoutes({ db, links }: Needs): Route[] {
  async function writerOf(shopper: Shopper | undefined, token: string | undefined): Promise<Writer> {
    if (token) {
      const orderId = await links.verify('write-review', token);
      if (!orderId) throw new ShopError('INVALID_LINK', 'Invalid or expired link');
      return { orderId };
    }
    if (!shopper) throw new ShopError('UNAUTHENTICATED', 'Please login to write a review');
    return { userId: shopper.userId };
  }

  return [
    shopperRoute(api.getOwnReview, options, async ({ body: { itemId, token }, shopper }) =>
      readOwnReview(db, await writerOf(shopper, token), itemId),
    ),

    shopperRoute(api.saveReview, options, async ({ body: { itemId, token, ...form }, shopper }) => {
      const writer = await writerOf(shopper, token);
      await saveReview(db, writer, itemId, form);
      return readOwnReview(db, writer, itemId);
    }),

    shopperRoute(api.withdrawReview, options, async ({ body: { itemId, token }, shopper }) => {
      const writer = await writerOf(shopper, token);
      await withdrawReview(db, writer, itemId);
      return readOwnReview(db, writer, itemId);
    }),
  ];
}
