import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { COLLECTION_PAGE_SIZE } from '../shop/shop-rules.ts';
import { discountSteps, sortOptions } from '../values/listing.ts';
import { richText } from '../values/rich-text.ts';
import { MAX_SIZE_NAME } from '../values/size.ts';
import { searchExplanation } from './search.ts';

export const MAX_PRODUCT_NAME = 255;

export const productId = z.string().min(1).max(120);

/** For products without sizes, any value that satisfies `isNoSize`; absent and empty become null. */
export const lineSize = z
  .string()
  .max(MAX_SIZE_NAME)
  .nullish()
  .transform((value) => value || null);

const measurement = z.object({
  name: z.string(),
  bodyCm: z.number().min(0).max(1_000).optional(),
  garmentCm: z.number().min(0).max(1_000).optional(),
});

/** The label and the size chart, only in `POST /product/single`; texts are empty where nothing is stated. */
export const productDetails = z.object({
  fabric: z.string(),
  work: z.string(),
  fit: z.string(),
  length: z.string(),
  care: z.string(),
  origin: z.string(),
  measurements: z.record(z.string(), z.array(measurement)),
});
export type ProductDetails = z.infer<typeof productDetails>;

/** A colour of a design; each colour is a product of its own. */
const swatch = z.object({
  productId,
  /** What the colour is called. */
  name: z.string(),
  colorCode: z.string().optional(),
  /** The first picture of the product. */
  image: z.string().optional(),
  inStock: z.boolean(),
});
export type Swatch = z.infer<typeof swatch>;

export const product = z.object({
  _id: productId,
  name: z.string(),
  /** Rupees, with at most two decimals. */
  price: z.number().nonnegative(),
  mrp: z.number().nonnegative().optional(),
  /** By size, only if they differ; `price` and `mrp` are then those of the cheapest size. */
  prices: z.record(z.string(), z.number().nonnegative()).optional(),
  /** By size, only if they differ; without the sizes that have none. */
  mrps: z.record(z.string(), z.number().nonnegative()).optional(),
  /** Addresses of the 800 px WebP pictures; `pictureSource` in the storefront derives the other widths. */
  image: z.array(z.string()),
  description: z.string(),
  category: z.string(),
  subCategory: z.string(),
  /** The displayed names of the category and sub-category; absent if they are the values themselves. */
  categoryName: z.string().optional(),
  subCategoryName: z.string().optional(),
  filterTags: z.array(z.string()),
  hasSize: z.boolean(),
  sizes: z.array(z.string()),
  /** Units available now: by size if `hasSize`, otherwise one number. */
  stock: z.union([z.record(z.string(), z.int().nonnegative()), z.int().nonnegative()]),
  /** The shipping weight per unit, in the form of `stock`; absent if no size has one. */
  grams: z.union([z.record(z.string(), z.int().nonnegative()), z.int().nonnegative()]).optional(),
  /** All colours of its design in order, itself among them; absent for a product in one colour. */
  swatches: z.array(swatch).optional(),
  /** The same for all colours of a design. */
  groupId: z.string().optional(),
  /** Working days until a unit is ready; absent for what is not made to order. */
  daysToMake: z.int().optional(),
  bestseller: z.boolean(),
  /** Of its reviews, as they are shown; absent without any. */
  rating: z.object({ average: z.number(), count: z.int() }).optional(),
  /** The title of a promotion for products like it, which applies by itself. */
  offer: z.string().optional(),
  date: z.iso.datetime(),
  details: productDetails.optional(),
  /** The maker's; absent for the shop's own. */
  brand: z.string().optional(),
  /** The formatted description; only in replies of `POST /product/single`, like the next ones. */
  story: richText.optional(),
  /** What search engines are to show instead of the name and description. */
  seo: z.object({ title: z.string(), description: z.string() }).optional(),
  /** The promotions that run for it, and what they give. */
  promotions: z.array(z.object({ title: z.string(), summary: z.string() })).optional(),
  /** Further facts, as the owner defined them. */
  custom: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
  /** Only those with its link find it. */
  isUnlisted: z.literal(true).optional(),
  /** The seller's codes, in the form of `stock`; only in replies of `POST /product/single`. */
  skus: z.union([z.record(z.string(), z.string()), z.string()]).optional(),
  /** In the order of the pictures, empty where there is none; sent wherever `details` is. */
  imageAlt: z.array(z.string()).optional(),
  /** The point of each picture that stays in view in a smaller frame; null for the middle. */
  imageFocus: z
    .array(z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).nullable())
    .optional(),
});
export type Product = z.infer<typeof product>;

const valueList = z
  .string()
  .max(2000)
  .transform((joined) => [...new Set(joined.split(',').map((value) => value.trim()))].filter(Boolean).sort())
  .pipe(z.array(z.string().max(60)).max(50, 'Too many values'))
  .optional();

function numberInQuery(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, 'Must be a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max));
}

const discountValues = discountSteps.map(String);

/** Minimum discount on the MRP in per cent. */
const discount = z
  .enum(discountValues, `Must be one of ${discountValues.join(', ')}`)
  .transform(Number)
  .optional();

const rupees = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'Must be an amount in rupees')
  .transform(Number)
  .optional();

/** The filters of the catalogue: a product must match one value of every given group, and the search. */
export const productFilters = z.object({
  search: z
    .string()
    .max(100)
    .transform((text) => text.trim().replace(/\s+/g, ' '))
    .optional(),
  /** Whether to search for the words as typed: nothing is corrected, completed or understood. */
  literal: z.enum(['true', 'false']).optional(),
  category: valueList,
  subCategory: valueList,
  gender: valueList,
  color: valueList,
  material: valueList,
  occasion: valueList,
  type: valueList,
  size: valueList,
  craft: valueList,
  filterTags: valueList,
  /** The handle of a collection; without a `sort`, the products come in its order. */
  collection: z.string().min(1).max(80).optional(),
  bestseller: z.enum(['true', 'false']).optional(),
  minPrice: rupees,
  maxPrice: rupees,
  discount,
});
export type ProductFilters = z.output<typeof productFilters>;

export const productListQuery = z.object({
  page: numberInQuery(1, 1_000_000).default(1),
  limit: numberInQuery(1, 48).default(COLLECTION_PAGE_SIZE),
  sort: z
    .enum([...sortOptions, 'relevant'])
    .transform((sort) => (sort === 'relevant' ? 'relavent' : sort))
    .default('relavent'),
  ...productFilters.shape,
});
export type ProductListQuery = z.output<typeof productListQuery>;

export const listProducts = endpoint({
  method: 'GET',
  path: '/product/list',
  summary:
    'One page of the products that match the filters and the search, sold-out ones last, and how the search was understood',
  query: productListQuery,
  body: nothing,
  reply: success({
    products: z.array(product),
    currentPage: z.int(),
    totalPages: z.int(),
    totalProducts: z.int(),
    ...searchExplanation.shape,
  }),
});

export const listBestsellers = endpoint({
  method: 'GET',
  path: '/product/bestsellers',
  summary: 'The best sellers in the owner’s order, sold-out ones last',
  query: nothing,
  body: nothing,
  reply: success({ bestsellers: z.array(product.extend({ productName: z.string() })) }),
});

export const listLatest = endpoint({
  method: 'GET',
  path: '/product/latest',
  summary: 'The ten newest products, sold-out ones last',
  query: nothing,
  body: nothing,
  reply: success({ products: z.array(product) }),
});

export const getProduct = endpoint({
  method: 'POST',
  path: '/product/single',
  summary: 'One product with its details; a 404 says `isNoLongerSold` if it was permanently withdrawn',
  query: nothing,
  body: z.object({ productId }),
  reply: success({ product }),
});

export const listRelated = endpoint({
  method: 'POST',
  path: '/product/related',
  summary:
    'At most five products like a product, the most similar ones of its category and sub-category, and those that the owner shows to complete the look',
  query: nothing,
  body: z.object({ productId }),
  reply: success({ products: z.array(product), complementary: z.array(product) }),
});

export const getStockLevels = endpoint({
  method: 'POST',
  path: '/product/stock-levels',
  summary: 'The available stock; none for an unknown or withdrawn product',
  query: nothing,
  body: z.object({
    productIds: z.array(productId).max(200),
    /**
     * The `orderId`s of the caller's unfinished checkouts, and the ids of units that are held for the caller; their units
     * count as available to the caller.
     */
    orderIds: z.array(z.string().min(1).max(100)).max(5).optional(),
  }),
  reply: success({ stockLevels: z.record(z.string(), z.object({ stock: product.shape.stock })) }),
});

export const getPreview = endpoint({
  method: 'POST',
  path: '/product/preview',
  summary: 'A product as shoppers will see it, by the key of a link created in the admin',
  query: nothing,
  body: z.object({ key: z.string().max(1_000) }),
  reply: success({ product }),
});
