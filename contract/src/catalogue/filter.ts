import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { filterGroups } from '../values/listing.ts';
import { productFilters } from './product.ts';

export const filterDefinition = z.object({
  _id: z.string(),
  name: z.enum(filterGroups),
  type: z.enum(['global', 'category-specific']),
  displayName: z.string(),
  filterType: z.enum(['single-select', 'multi-select']),
  description: z.string(),
  values: z.array(
    z.object({
      value: z.string(),
      displayName: z.string(),
      isActive: z.boolean(),
      colorCode: z
        .string()
        .regex(/^#[0-9a-f]{6}$/)
        .optional(),
      count: z.int().nonnegative().optional(),
    }),
  ),
});
export type FilterDefinition = z.infer<typeof filterDefinition>;

/** How many products are reduced by at least this percentage; steps without products are omitted. */
const discountCount = z.object({ percent: z.int().positive(), count: z.int().positive() });

/** Rupees: `counts[0]` products cost from `from` to below `from + step`, and so on. */
const priceSpread = z.object({
  from: z.int().nonnegative(),
  step: z.int().positive(),
  counts: z.array(z.int().nonnegative()),
});
export type PriceSpread = z.infer<typeof priceSpread>;

export const listFilters = endpoint({
  method: 'GET',
  path: '/filter',
  summary: 'All active filter definitions',
  query: nothing,
  body: nothing,
  reply: success({ filters: z.array(filterDefinition) }),
});

export const listDynamicFilters = endpoint({
  method: 'GET',
  path: '/filter/dynamic',
  summary:
    'The filter values that have products, with counts: within the category and the search, under the filters chosen in the other groups; and the spread of prices and discounts',
  query: productFilters,
  body: nothing,
  reply: success({
    filters: z.array(filterDefinition),
    /** Each ignores its own filter, so that a chosen price range or discount can still be widened. */
    prices: priceSpread,
    discounts: z.array(discountCount),
  }),
});
