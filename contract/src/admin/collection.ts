import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { collectionHandle } from '../catalogue/collection.ts';
import { discountSteps } from '../values/listing.ts';
import { ownPicture } from '../values/own-picture.ts';
import { richText } from '../values/rich-text.ts';
import { wholeNumber } from '../values/whole-number.ts';
import { pickedProduct, pickedProductIds } from './picked-product.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const MAX_COLLECTION_PRODUCTS = 1_000;
const MAX_RULES = 20;

export const collectionSorts = ['manual', 'newest', 'bestseller', 'low-high', 'high-low'] as const;
export type CollectionSort = (typeof collectionSorts)[number];

/** What a rule compares with a list of values. */
export const valueFields = ['category', 'subCategory', 'filterTags', 'brand', 'productType'] as const;
export type ValueField = (typeof valueFields)[number];

const values = z
  .array(z.string().trim().min(1).max(60))
  .min(1, 'Enter at least one value')
  .max(50, 'At most 50 values');

export const collectionRule = z.discriminatedUnion('field', [
  z.object({ field: z.enum(valueFields), is: z.enum(['any', 'none']), values }),
  z
    .object({ field: z.literal('price'), from: wholeNumber.nullable(), to: wholeNumber.nullable() })
    .refine(({ from, to }) => from === null || to === null || from <= to, {
      path: ['to'],
      error: 'Must not be below the lowest price',
    }),
  /** Reduced by at least this percentage. */
  z.object({ field: z.literal('discount'), percent: z.literal([...discountSteps]) }),
  z.object({ field: z.literal('reduced') }),
  z.object({ field: z.literal('stock') }),
]);
export type CollectionRule = z.infer<typeof collectionRule>;

/** Which products are in a collection. */
export const collectionContent = z.object({
  /** null: the products are picked by hand. */
  rules: z.array(collectionRule).min(1, 'Add a rule').max(MAX_RULES, `At most ${MAX_RULES} rules`).nullable(),
  /** Whether a product has to satisfy all rules, or any. */
  matches: z.enum(['all', 'any']),
  productIds: pickedProductIds(MAX_COLLECTION_PRODUCTS, `At most ${MAX_COLLECTION_PRODUCTS} products`),
  sort: z.enum(collectionSorts),
});
export type CollectionContent = z.infer<typeof collectionContent>;

export const collectionForm = collectionContent.extend({
  handle: collectionHandle,
  title: z.string().trim().min(1, 'Enter a title').max(120, 'At most 120 characters'),
  story: richText,
  picture: ownPicture,
  pictureAlt: z.string().trim().max(250, 'At most 250 characters'),
  seoTitle: z.string().trim().max(120, 'At most 120 characters'),
  seoDescription: z.string().trim().max(320, 'At most 320 characters'),
  isPublished: z.boolean(),
});
export type CollectionForm = z.output<typeof collectionForm>;
/** Before it is checked. */
export type CollectionInput = z.input<typeof collectionForm>;

export const listAdminCollections = staffEndpoint({
  method: 'GET',
  path: '/admin/collection/list',
  summary: 'All collections in the owner’s order, with how many products on sale they have',
  permission: 'catalogue.write',
  query: nothing,
  body: nothing,
  reply: success({
    collections: z.array(
      z.object({
        handle: z.string(),
        title: z.string(),
        isByRules: z.boolean(),
        isPublished: z.boolean(),
        products: z.int().nonnegative(),
      }),
    ),
  }),
});

export const getAdminCollection = staffEndpoint({
  method: 'GET',
  path: '/admin/collection/one',
  summary: 'One collection as it is edited',
  permission: 'catalogue.write',
  query: z.object({ handle: z.string().min(1).max(80) }),
  body: nothing,
  reply: success({
    collection: collectionForm.omit({ productIds: true }).extend({ products: z.array(pickedProduct) }),
    version: z.int(),
  }),
});

export const previewCollection = staffEndpoint({
  method: 'POST',
  path: '/admin/collection/preview',
  summary: 'The first products that a collection would show, which does not have to be saved',
  permission: 'catalogue.write',
  query: nothing,
  body: collectionContent,
  reply: success({ total: z.int().nonnegative(), products: z.array(pickedProduct) }),
});

export const saveCollection = staffEndpoint({
  method: 'POST',
  path: '/admin/collection/save',
  summary: 'Creates a collection, or changes one; a changed address leads to the new one',
  permission: 'catalogue.write',
  query: nothing,
  body: collectionForm.extend({
    /** The handle of the collection that is changed, and the version that was edited; null for a new one. */
    changes: z.object({ handle: z.string().min(1).max(80), version: wholeNumber }).nullable(),
  }),
  reply: success({}),
});

export const deleteCollection = staffEndpoint({
  method: 'POST',
  path: '/admin/collection/delete',
  summary: 'Deletes a collection; its products stay',
  permission: 'catalogue.write',
  query: nothing,
  body: z.object({ handle: z.string().min(1).max(80) }),
  reply: success({}),
});

export const orderCollections = staffEndpoint({
  method: 'POST',
  path: '/admin/collection/order',
  summary: 'Sets the order in which collections are listed',
  permission: 'catalogue.write',
  query: nothing,
  body: z.object({ handles: z.array(z.string().max(80)).max(1_000) }),
  reply: success({}),
});
