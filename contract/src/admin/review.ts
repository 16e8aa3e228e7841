import { z } from 'zod';
import { nothing, notJson, success } from '../api/envelope.ts';
import { refusals, reviewPictureSizes, reviewSources } from '../catalogue/review-rules.ts';
import { MAX_REPLY, reviewForm, reviewStatus } from '../fulfilment/review.ts';
import { optionalText } from '../values/text-field.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const ADMIN_REVIEWS_PAGE = 50;

const adminReview = reviewForm.extend({
  reviewId: z.uuid(),
  productId: z.string(),
  productName: z.string(),
  size: z.string().nullable(),
  orderId: z.uuid().nullable(),
  /** null: written here by a buyer. */
  source: z.enum(reviewSources).nullable(),
  status: reviewStatus,
  refusal: z.enum(refusals).nullable(),
  submittedAt: z.iso.datetime(),
  /** What the text may contain that the rules forbid: links, phone numbers, e-mail addresses. */
  doubts: z.array(z.string()),
  /** What it said before its author edited it. */
  former: z.object({ rating: z.int(), title: z.string(), text: z.string() }).nullable(),
  reply: z.string(),
  /** Ids of its photographs, for `getAdminReviewPicture`. */
  pictures: z.array(z.uuid()),
});
export type AdminReview = z.infer<typeof adminReview>;

export const listAdminReviews = staffEndpoint({
  method: 'GET',
  path: '/admin/review/list',
  summary: `Reviews in one state: those to decide with the oldest first, others with the newest first; ${ADMIN_REVIEWS_PAGE} a page`,
  permission: 'reviews.answer',
  query: z.object({ status: reviewStatus.default('pending'), after: z.uuid().optional() }),
  body: nothing,
  reply: success({ reviews: z.array(adminReview), nextAfter: z.uuid().nullable() }),
});

export const decideReview = staffEndpoint({
  method: 'POST',
  path: '/admin/review/decide',
  summary:
    'Publishes a review, or refuses it for one of the published reasons; its author is told of a refusal',
  permission: 'reviews.answer',
  query: nothing,
  body: z.object({
    reviewId: z.uuid(),
    /** null publishes it. */
    refusal: z.enum(refusals).nullable(),
    /** When the review was submitted that was read, so that an edited one is read again. */
    submittedAt: z.iso.datetime(),
  }),
  reply: success({}),
});

export const replyToReview = staffEndpoint({
  method: 'POST',
  path: '/admin/review/reply',
  summary: 'Sets the shop’s public reply to a review; empty removes it',
  permission: 'reviews.answer',
  query: nothing,
  body: z.object({ reviewId: z.uuid(), reply: optionalText(MAX_REPLY) }),
  reply: success({}),
});

export const getAdminReviewPicture = staffEndpoint({
  method: 'GET',
  path: '/admin/review/picture',
  summary: 'A photograph of a review, published or not',
  permission: 'reviews.answer',
  produces: ['image/webp'],
  query: z.object({ pictureId: z.uuid(), size: z.enum(reviewPictureSizes).default('large') }),
  body: nothing,
  reply: notJson,
});
