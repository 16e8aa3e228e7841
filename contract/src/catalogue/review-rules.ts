export const REVIEWS_PAGE = 10;
/** Of the first page, in the product's page as it comes from the server; the others on request. */
export const FIRST_REVIEWS = 2;
/** By when a review is published or refused. */
export const REVIEW_DECISION_HOURS = 72;
/** Of the shop's average, that a product gets where products are sorted: one of five stars is not the best. */
export const ADDED_RATINGS = 10;
export const MAX_REVIEW_PICTURES = 5;

export const reviewPictureUpload = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  maxBytes: 10 * 1024 * 1024,
} as const;

/** Squares for lists, and whole pictures. */
export const reviewPictureSizes = ['small', 'large'] as const;
export type ReviewPictureSize = (typeof reviewPictureSizes)[number];

/** How an article turned out for its buyer. */
export const fits = ['small', 'true', 'large'] as const;
export type Fit = (typeof fits)[number];

/** Where a review may come from, besides the buyers of this shop. */
export const reviewSourceLabels = {
  judgeme: 'Judge.me',
  loox: 'Loox',
  okendo: 'Okendo',
  yotpo: 'Yotpo',
  demo: 'the demo',
} as const;
export type ReviewSource = keyof typeof reviewSourceLabels;
export const reviewSources = Object.keys(reviewSourceLabels) as [ReviewSource, ...ReviewSource[]];

/** Why a review may be refused; also on the public page about reviews. */
export const refusalLabels = {
  'off-topic': 'It is not about the product',
  abuse: 'It is abusive',
  'personal-data': 'It contains personal data, such as a phone number',
  advertising: 'It advertises something else',
  illegal: 'It is illegal',
  'staff-or-supplier': 'It was written by our staff or a supplier',
} as const;
export type Refusal = keyof typeof refusalLabels;
export const refusals = Object.keys(refusalLabels) as [Refusal, ...Refusal[]];
