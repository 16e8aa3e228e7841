import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { searchExplanation } from '../catalogue/search.ts';
import { pickedProduct, pickedProductIds } from './picked-product.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const MAX_PINS = 12;

const searched = z
  .string()
  .trim()
  .min(2, 'A search needs at least two letters')
  .max(100, 'At most 100 letters')
  .regex(/[\p{L}\p{N}]/u, 'A search must contain letters or digits');

const countedSearch = z.object({
  search: z.string(),
  /** How often in the last 30 days. */
  times: z.int().positive(),
  /** The last day it was searched for, as YYYY-MM-DD in Indian time. */
  lastDay: z.string(),
});
export type CountedSearch = z.infer<typeof countedSearch>;

export const listSearches = staffEndpoint({
  method: 'GET',
  path: '/admin/search/list',
  summary: 'Searches of the last 30 days: the most frequent without a result, and without a product opened',
  permission: 'catalogue.write',
  query: nothing,
  body: nothing,
  reply: success({
    withoutResult: z.array(countedSearch),
    withoutClick: z.array(countedSearch),
    mostFrequent: z.array(countedSearch),
  }),
});

export const previewSearch = staffEndpoint({
  method: 'GET',
  path: '/admin/search/preview',
  summary: 'What shoppers find with a search, and how it is understood',
  permission: 'catalogue.write',
  query: z.object({ search: searched }),
  body: nothing,
  reply: success({
    products: z.array(pickedProduct),
    totalProducts: z.int(),
    /** The products that the owner pinned, published or not. */
    pinned: z.array(pickedProduct),
    ...searchExplanation.shape,
  }),
});

const searchPins = z.object({ search: z.string(), products: z.array(pickedProduct) });
export type SearchPins = z.infer<typeof searchPins>;

export const listSearchPins = staffEndpoint({
  method: 'GET',
  path: '/admin/search/pins',
  summary: 'The products that the owner has pinned to searches',
  permission: 'catalogue.write',
  query: nothing,
  body: nothing,
  reply: success({ pins: z.array(searchPins) }),
});

export const saveSearchPins = staffEndpoint({
  method: 'POST',
  path: '/admin/search/pins/save',
  summary: 'Sets the products that come first in a search, in order; an empty list removes the pins',
  permission: 'catalogue.write',
  query: nothing,
  body: z.object({
    search: searched,
    productIds: pickedProductIds(MAX_PINS, `At most ${MAX_PINS} products`),
  }),
  reply: success({}),
});
