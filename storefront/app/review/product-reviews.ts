import type { listReviews } from '@gulmohar/contract/catalogue/review.ts';
import type { z } from 'zod';

/** The first reviews of a product, and what all of them say. */
export type ProductReviews = Omit<z.output<typeof listReviews.reply>, 'success'>;
