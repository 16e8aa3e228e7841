import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { filterGroups } from '../values/listing.ts';
import { optionalText, text } from '../values/text-field.ts';
import { staffEndpoint } from './staff-endpoint.ts';

const filterValue = z.object({
  /** The value stored with products, which stays when the name changes. */
  value: text(60, 'Please enter a value').regex(/^[^,:]+$/, 'Commas and colons are not allowed'),
  displayName: text(60, 'Please enter a name'),
  colorCode: z
    .string()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'Please enter a colour such as #1f2f5c')
    .nullable(),
  isActive: z.boolean(),
});

export const filterForm = z.object({
  name: z.enum(filterGroups),
  displayName: text(60, 'Please enter a name'),
  description: optionalText(200),
  type: z.enum(['global', 'category-specific']),
  filterType: z.enum(['single-select', 'multi-select']),
  isActive: z.boolean(),
  values: z
    .array(filterValue)
    .max(200, 'At most 200 values')
    .refine(
      (values) => new Set(values.map(({ value }) => value)).size === values.length,
      'The same value appears twice',
    ),
});
export type FilterForm = z.output<typeof filterForm>;

export const listAdminFilters = staffEndpoint({
  method: 'GET',
  path: '/admin/filter/list',
  summary: 'All filters with all their values, in the order shoppers see them',
  permission: 'catalogue.write',
  query: nothing,
  body: nothing,
  reply: success({
    filters: z.array(filterForm),
    carried: z.record(z.string(), z.record(z.string(), z.int())),
  }),
});

export const saveFilter = staffEndpoint({
  method: 'POST',
  path: '/admin/filter/save',
  summary:
    'Creates or changes a filter with its values and their order; a value that products use cannot be removed',
  permission: 'catalogue.write',
  query: nothing,
  body: filterForm,
  reply: success({}),
});

export const orderFilters = staffEndpoint({
  method: 'POST',
  path: '/admin/filter/order',
  summary: 'Sets the order of the filters',
  permission: 'catalogue.write',
  query: nothing,
  body: z.object({ names: z.array(z.enum(filterGroups)).max(filterGroups.length) }),
  reply: success({}),
});
