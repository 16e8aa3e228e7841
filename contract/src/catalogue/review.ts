import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, notJson, success } from '../api/envelope.ts';
import { MAX_SIZE_NAME } from '../values/size.ts';
import { productId } from './product.ts';
import { fits, REVIEWS_PAGE, reviewPictureSizes, reviewSources } from './review-rules.ts';

export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const;

export const ratingSummary = z.object({
  /** With one decimal, rounded half up; 5 only if all gave five stars. 0 without reviews. */
  average: z.number().min(0).max(5),
  count: z.int(),
  /** How many gave one star, two, … five. */
  stars: z.array(z.int()).length(5),
  /** How many say that it runs small, true to size or large. */
  fit: z.object({ small: z.int(), true: z.int(), large: z.int() }),
});
export type RatingSummary = z.infer<typeof ratingSummary>;

export const review = z.object({
  reviewId: z.uuid(),
  rating: z.int().min(1).max(5),
  title: z.string(),
  text: z.string(),
  author: z.string(),
  /** null: written here, by who bought the product and received it. */
  source: z.enum(reviewSources).nullable(),
  /** Whether its source says that its author bought the product. */
  isVerifiedBySource: z.boolean(),
  size: z.string().nullable(),
  fit: z.enum(fits).nullable(),
  heightCm: z.int().nullable(),
  usualSize: z.string(),
  publishedAt: z.iso.datetime(),
  isEdited: z.boolean(),
  helpful: z.int(),
  /** Ids of its photographs, for `getReviewPicture`. */
  pictures: z.array(z.uuid()),
  /** The shop's public reply. */
  reply: z.object({ text: z.string(), at: z.iso.datetime() }).nullable(),
});
export type Review = z.infer<typeof review>;

export const listReviews = endpoint({
  method: 'GET',
  path: '/review/list',
  summary: `A product’s published reviews by buyers, ${REVIEWS_PAGE} a page, and how many stars all of them gave`,
  query: z.object({
    productId,
    stars: z.enum(['1', '2', '3', '4', '5']).optional(),
    fit: z.enum(fits).optional(),
    size: z.string().max(MAX_SIZE_NAME).optional(),
    /** Only those with photographs. */
    pictures: z.enum(['true']).optional(),
    sort: z.enum(reviewSorts).default('newest'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  body: nothing,
  reply: success({
    /** Of all that are shown. */
    summary: ratingSummary.extend({
      /** How many of them were written here by buyers. */
      byBuyers: z.int(),
    }),
    /** The sizes that reviews are about. */
    sizes: z.array(z.string()),
    /** Whether any review has photographs. */
    hasPictures: z.boolean(),
    reviews: z.array(review),
    /** How many match the filters. */
    total: z.int(),
  }),
});
export type ReviewQuery = z.output<typeof listReviews.query>;

export const getReviewPicture = endpoint({
  method: 'GET',
  path: '/review/picture',
  summary: 'A photograph of a published review, or of one’s own by the proof that `getOwnReview` gives',
  produces: ['image/webp'],
  query: z.object({
    pictureId: z.uuid(),
    size: z.enum(reviewPictureSizes).default('large'),
    proof: z.string().max(1_000).optional(),
  }),
  body: nothing,
  reply: notJson,
});

export const markHelpful = endpoint({
  method: 'POST',
  path: '/review/helpful',
  summary: 'Marks a review as helpful, once for each device (the header `device`)',
  query: nothing,
  body: z.object({ reviewId: z.uuid() }),
  reply: success({ helpful: z.int() }),
});
