import * as api from '@gulmohar/contract/fulfilment/review.ts';
import type { Shopper } from '../../accounts/session/shopper.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import type { Database } from '../../platform/database/connection.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { reviewLimits, reviewPictureLimits } from '../../platform/limits/rate-limits.ts';
import type { SignedLinks } from '../../platform/mail/signed-links.ts';
import { addPicture } from './own-pictures.ts';
import { readOwnReview, saveReview, type Writer, withdrawReview } from './own-review.ts';

type Needs = { db: Database; links: SignedLinks };

const options = { limits: reviewLimits };

const PROOF_LIFETIME = '1 days';

/** `/api/review/own`, `save`, `withdraw` and `picture`: what buyers write and show. */
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

  async function read(writer: Writer, itemId: string) {
    const own = await readOwnReview(db, writer, itemId);
    return { ...own, pictureProof: await links.sign('review-picture', itemId, PROOF_LIFETIME) };
  }

  async function itemOf(proof: string): Promise<string> {
    const itemId = await links.verify('review-picture', proof);
    if (!itemId) throw new ShopError('INVALID_LINK', 'Please reload the page to add photos.');
    return itemId;
  }

  const pictureOptions = {
    limits: reviewPictureLimits,
    beforeBody: async (_: object, { proof }: { proof: string }) => {
      await itemOf(proof);
    },
  };
  return [
    shopperRoute(api.getOwnReview, options, async ({ body: { itemId, token }, shopper }) =>
      read(await writerOf(shopper, token), itemId),
    ),

    shopperRoute(api.saveReview, options, async ({ body: { itemId, token, pictures, ...form }, shopper }) => {
      const writer = await writerOf(shopper, token);
      await saveReview(db, writer, itemId, form, pictures);
      return read(writer, itemId);
    }),

    route(api.sendReviewPicture, pictureOptions, async ({ query, body }) => {
      const itemId = await itemOf(query.proof);
      if (!(body instanceof Uint8Array)) throw new ShopError('INVALID_INPUT', 'Please choose a picture');
      return { pictureId: await addPicture(db, itemId, body) };
    }),

    shopperRoute(api.withdrawReview, options, async ({ body: { itemId, token }, shopper }) => {
      const writer = await writerOf(shopper, token);
      await withdrawReview(db, writer, itemId);
      return read(writer, itemId);
    }),
  ];
}
