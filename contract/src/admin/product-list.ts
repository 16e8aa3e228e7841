import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { productId } from '../catalogue/product.ts';
import { priceGap } from './price-gap.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const productStates = ['published', 'scheduled', 'draft'] as const;
export type ProductState = (typeof productStates)[number];

export const productSorts = ['changed', 'name', 'price-low', 'price-high'] as const;

export const PRODUCT_PAGE = 50;

export const adminProductRow = z.object({
  productId,
  name: z.string(),
  picture: z.string().nullable(),
  category: z.string(),
  subCategory: z.string(),
  /** Paise. */
  price: z.int(),
  mrp: z.int().nullable(),
  state: z.enum(productStates),
  publishedAt: z.iso.datetime().nullable(),
  /** Units that can be sold now, all sizes together. */
  available: z.int(),
  /** Sizes, or 'one size', that are low or sold out. */
  lowSizes: z.array(z.string()),
});
export type AdminProductRow = z.infer<typeof adminProductRow>;

export const adminProductQuery = z.object({
  /** Part of the name; or a whole SKU, or product id. */
  q: z.string().trim().max(100).optional(),
  state: z.enum(['all', ...productStates]).default('all'),
  category: z.string().max(60).optional(),
  /** `low`: some size has few left; `out`: nothing can be sold. */
  stock: z.enum(['any', 'low', 'out']).default('any'),
  sort: z.enum(productSorts).default('changed'),
  /** The former page's `next`. */
  after: z.string().max(400).optional(),
});
export type AdminProductQuery = z.output<typeof adminProductQuery>;

export const listAdminProducts = staffEndpoint({
  method: 'GET',
  path: '/admin/product/list',
  summary: 'Products, drafts included; the next page begins after the last row, however long the list is',
  permission: 'products.read',
  query: adminProductQuery,
  body: nothing,
  reply: success({ products: z.array(adminProductRow), next: z.string().nullable() }),
});

const tagGroup = z.object({
  group: z.string(),
  label: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type TagGroup = z.infer<typeof tagGroup>;

export const getProductChoices = staffEndpoint({
  method: 'GET',
  path: '/admin/product/choices',
  summary: 'What the editor offers: categories, sub-categories, and the filters’ values for tags',
  permission: 'products.read',
  query: nothing,
  body: nothing,
  reply: success({
    categories: z.array(z.string()),
    subCategories: z.array(z.string()),
    sizes: z.array(z.string()),
    tagGroups: z.array(tagGroup),
    /** By tax rule, today's; null where the rule has no slabs. */
    priceGaps: z.record(z.string(), priceGap.nullable()),
  }),
});

export const MAX_AT_ONCE = 200;

export const bulkAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('publish') }),
  z.object({ kind: z.literal('withdraw') }),
  z.object({
    kind: z.literal('price'),
    /** Of the price, -90 to 200; the outcome is rounded to whole rupees. */
    percent: z.number('Please enter a number').min(-90, 'At least -90').max(200, 'At most 200'),
  }),
  z.object({ kind: z.literal('add-tag'), tag: z.string().trim().max(100) }),
  z.object({ kind: z.literal('remove-tag'), tag: z.string().trim().max(100) }),
]);
export type BulkAction = z.infer<typeof bulkAction>;

export const refusedProduct = z.object({
  productId,
  name: z.string(),
  /** Why this change is not possible. */
  message: z.string(),
});
export type RefusedProduct = z.infer<typeof refusedProduct>;

export const changeManyProducts = staffEndpoint({
  method: 'POST',
  path: '/admin/product/bulk',
  summary:
    'One change to many products: all of them or none, where a refusal carries `refused`; or all that can be changed so',
  permission: 'products.write',
  query: nothing,
  body: z.object({
    productIds: z.array(productId).min(1).max(MAX_AT_ONCE),
    action: bulkAction,
    /** Change those that can be, and leave the others as they are. */
    skipRefused: z.boolean().default(false),
  }),
  reply: success({ changed: z.int(), refused: z.array(refusedProduct) }),
});
