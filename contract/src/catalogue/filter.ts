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
    'The filter values that have products, with how many: within the category and the search, answering the filters chosen in the other groups',
  query: productFilters,
  body: nothing,
  reply: success({ filters: z.array(filterDefinition) }),
});
