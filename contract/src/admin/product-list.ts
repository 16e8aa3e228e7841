import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { productId } from '../catalogue/product.ts';
import { paise } from '../values/amount.ts';
import { productKind } from './kind-settings.ts';
import { priceGap } from './price-gap.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const productStates = ['published', 'scheduled', 'draft', 'archived'] as const;
export type ProductState = (typeof productStates)[number];

export const productSorts = ['changed', 'name', 'price-low', 'price-high'] as const;

export const PRODUCT_PAGE = 50;

export const adminProductRow = z.object({
  productId,
  name: z.string(),
  picture: z.string().nullable(),
  category: z.string(),
  subCategory: z.string(),
  price: paise,
  mrp: z.int().nullable(),
  state: z.enum(productStates),
  publishedAt: z.iso.datetime().nullable(),
  available: z.int(),
  lowSizes: z.array(z.string()),
  /** In order; a single null for a product without sizes. */
  sizes: z.array(z.string().nullable()),
});
export type AdminProductRow = z.infer<typeof adminProductRow>;

export const adminProductQuery = z.object({
  /** Part of the name, or a complete SKU or product id. */
  q: z.string().trim().max(100).optional(),
  /** `all` excludes archived products, except for a complete SKU or id. */
  state: z.enum(['all', ...productStates]).default('all'),
  category: z.string().max(60).optional(),
  /** `low`: at least one size is low. `out`: nothing can be sold. */
  stock: z.enum(['any', 'low', 'out']).default('any'),
  sort: z.enum(productSorts).default('changed'),
  /** The previous page's `next`. */
  after: z.string().max(400).optional(),
});
export type AdminProductQuery = z.output<typeof adminProductQuery>;

export const listAdminProducts = staffEndpoint({
  method: 'GET',
  path: '/admin/product/list',
  summary: 'Products, including drafts; the next page starts after the given row',
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
    /** What new products of a sub-category begin with. */
    kinds: z.array(productKind),
    tagGroups: z.array(tagGroup),
    priceGaps: z.record(z.string(), priceGap.nullable()),
  }),
});
