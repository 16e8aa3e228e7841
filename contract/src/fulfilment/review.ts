import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { fileBody } from '../api/file-body.ts';
import { fits, MAX_REVIEW_PICTURES, refusals, reviewPictureUpload } from '../catalogue/review-rules.ts';
import { optionalText, text } from '../values/text-field.ts';

export const reviewStatus = z.enum(['pending', 'published', 'refused', 'withdrawn']);
export type ReviewStatus = z.infer<typeof reviewStatus>;

/** Of the shop's public reply. */
export const MAX_REPLY = 2_000;

const RATING_MISSING = 'Please choose one to five stars';

export const reviewForm = z.object({
  rating: z.int(RATING_MISSING).min(1, RATING_MISSING).max(5, RATING_MISSING),
  title: optionalText(100),
  text: optionalText(4_000),
  author: text(60, 'Please enter the name to be shown'),
  fit: z.enum(fits).nullable(),
  heightCm: z
    .int('Please enter whole centimetres')
    .min(50, 'At least 50 cm')
    .max(250, 'At most 250 cm')
    .nullable(),
  usualSize: optionalText(20),
});
export type ReviewForm = z.output<typeof reviewForm>;

/** The buyer is signed in with the item's order, or has the token of the e-mail that asked for a review. */
const item = z.object({ itemId: z.uuid(), token: z.string().max(1_000).optional() });

const ownReview = success({
  item: z.object({
    productId: z.string(),
    name: z.string(),
    size: z.string().nullable(),
    picture: z.string().nullable(),
  }),
  /** null if none was written; `author` is then a proposal. */
  review: reviewForm
    .extend({
      status: reviewStatus,
      refusal: z.enum(refusals).nullable(),
      /** Ids of its photographs. */
      pictures: z.array(z.uuid()),
    })
    .nullable(),
  author: z.string(),
  /** The token that `sendReviewPicture` requires, and that shows one's own photographs; valid for a day. */
  pictureProof: z.string(),
});
export type OwnReview = z.infer<typeof ownReview>;

export const getOwnReview = endpoint({
  method: 'POST',
  path: '/review/own',
  summary: 'The buyer’s own review of a delivered item',
  shopper: 'optional',
  query: nothing,
  body: item,
  reply: ownReview,
});

export const saveReview = endpoint({
  method: 'POST',
  path: '/review/save',
  summary: 'Writes or edits the review of a delivered item; it is published once it was checked',
  shopper: 'optional',
  query: nothing,
  body: item.extend({
    ...reviewForm.shape,
    /** Ids of uploaded photographs, in the order in which they are shown; absent: they stay as they are. */
    pictures: z.array(z.uuid()).max(MAX_REVIEW_PICTURES).optional(),
  }),
  reply: ownReview,
});

export const withdrawReview = endpoint({
  method: 'POST',
  path: '/review/withdraw',
  summary: 'Withdraws the buyer’s own review',
  shopper: 'optional',
  query: nothing,
  body: item,
  reply: ownReview,
});

export const sendReviewPicture = endpoint({
  method: 'PUT',
  path: '/review/picture',
  summary: `Uploads a photograph for a review, which \`saveReview\` then names; ${MAX_REVIEW_PICTURES} at most`,
  consumes: { as: 'file', ...reviewPictureUpload },
  query: z.object({ proof: z.string().max(1_000) }),
  body: fileBody,
  reply: success({ pictureId: z.uuid() }),
});
