import {
  ADDED_RATINGS,
  MAX_REVIEW_PICTURES,
  REVIEW_DECISION_HOURS,
  refusalLabels,
} from '@gulmohar/contract/catalogue/review-rules.ts';
import type { PointsText } from '../page/points-page.tsx';

/** How reviews are made, as IS 19000:2022 asks shops to publish it. */
export const aboutReviewsMessages = {
  title: 'How reviews are made',
  description: (shop: string) =>
    `Who writes the reviews at ${shop}, how they are checked, and how ratings are counted.`,
  lead: (shop: string) =>
    `Reviews at ${shop} are written by people who bought the product here and received it, unless they say otherwise. Nobody is paid or rewarded for them.`,
  sections: [
    {
      title: 'Who can write',
      points: [
        'Whoever bought an item and received it: signed in, from My Orders, or by the link in an e-mail that we send after the delivery, with one reminder a week later.',
        'Reviews that say ‘Imported from’ were written in an earlier shop of ours, and brought from the review service that they name with their dates, stars and words. Whether their authors bought the product, only that service can say. They count as all others do.',
        'One review for each item of an order. Our staff and suppliers may not write reviews.',
        `Up to ${MAX_REVIEW_PICTURES} photos of yours can be part of it. We remove what they contain about the place and the camera, and delete them when you withdraw the review or delete your account.`,
        'The review is shown with the name that you choose. Your e-mail address and order are never shown.',
      ],
    },
    {
      title: 'How they are checked',
      points: [
        `A person reads every review, and looks at its photos, before it is published, within ${REVIEW_DECISION_HOURS} hours, in the order in which they came. Few stars are published by the same rules as many.`,
        'We never change what you write. If a review cannot be published, you are told why and can change it.',
        'You can edit or withdraw your review at any time. An edited review is checked again and marked as edited.',
      ],
    },
    {
      title: 'How ratings are counted',
      points: [
        'The rating of a product is the plain average of the stars of all its published reviews, from any time. No review counts more than another.',
        `In lists sorted by customer rating, each product is given ${ADDED_RATINGS} ratings of the shop’s average in addition, so that a single rating of five stars does not come before a hundred of 4.8. Products without ratings come last.`,
        'Reviews are shown with the newest first, unless you sort them in another way.',
        'We may reply in public. A reply does not change the review or its stars.',
      ],
    },
    { title: 'Why a review may be refused', points: Object.values(refusalLabels) },
  ],
  contactTitle: 'Questions about a review',
  contactText:
    'Write to us if you think that a review breaks these rules, or that yours was treated wrongly.',
} satisfies PointsText;
