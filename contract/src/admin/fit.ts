import { z } from 'zod';
import { nothing, notJson, success } from '../api/envelope.ts';
import { returnReasonNames } from '../fulfilment/return-reasons.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** The purchases that are looked at, in days up to now. */
export const FIT_DAYS = 365;
export const MAX_FIT_PRODUCTS = 100;
/** Of fewer purchases nothing is concluded. */
export const MIN_JUDGED = 20;
/** How many times the shop's mean the share of returns for the size has to be. */
export const FAR_ABOVE_MEAN = 1.5;

/** Each bought line counts once, by the reason of its latest return; rejected ones do not count. */
const fitCounts = z.object({
  bought: z.int(),
  returned: z.record(z.enum(returnReasonNames), z.int()),
});
export type FitCounts = z.infer<typeof fitCounts>;

const productFit = fitCounts.extend({
  productId: z.string(),
  name: z.string(),
  /** Whether it comes back far more often for its size than the shop's mean, of enough purchases. */
  isFarAbove: z.boolean(),
  /** null where a product has no sizes. */
  sizes: z.array(fitCounts.extend({ size: z.string().nullable() })),
});
export type ProductFit = z.infer<typeof productFit>;

export const listFit = staffEndpoint({
  method: 'GET',
  path: '/admin/fit/list',
  summary: `Why products came back, of the delivered purchases of ${FIT_DAYS} days; those far above the mean first, ${MAX_FIT_PRODUCTS} at most`,
  permission: 'returns.answer',
  query: nothing,
  body: nothing,
  reply: success({
    /** The first and the last day, in Indian time. */
    from: z.iso.date(),
    to: z.iso.date(),
    shop: fitCounts,
    products: z.array(productFit),
  }),
});

export const exportFit = staffEndpoint({
  method: 'POST',
  path: '/admin/fit/list.csv',
  produces: ['text/csv'],
  summary: 'The same of every product and size as CSV',
  permission: 'returns.answer',
  query: nothing,
  body: nothing,
  reply: notJson,
});

/** How many came back because they were too small or too large. */
export function sizeReturns({ returned }: FitCounts): number {
  return returned.small + returned.large;
}

/** Returns whether a product's size is worth mending: too many returns for it, of enough purchases. */
export function isFarAboveMean(product: FitCounts, shop: FitCounts): boolean {
  if (product.bought < MIN_JUDGED || shop.bought === 0) return false;
  return sizeReturns(product) * shop.bought > FAR_ABOVE_MEAN * sizeReturns(shop) * product.bought;
}
