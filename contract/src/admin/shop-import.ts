import { z } from 'zod';
import { nothing, notJson, success } from '../api/envelope.ts';
import { fileBody } from '../api/file-body.ts';
import { productId } from '../catalogue/product.ts';
import { MAX_WHOLE_NUMBER, wholeNumber } from '../values/whole-number.ts';
import { productFields } from './product-fields.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const shopFileUpload = { types: ['text/csv'], maxBytes: 64 * 1024 * 1024 } as const;

export const importFileKinds = [
  'shopify-products',
  'shopify-inventory',
  'shopify-customers',
  'shopify-orders',
  'shopify-redirects',
  'shopify-discounts',
  'woocommerce-products',
  'woocommerce-customers',
] as const;
export type ImportFileKind = (typeof importFileKinds)[number];

export const importKinds = ['product', 'customer', 'coupon', 'past-order'] as const;
/** What an import has; its units are of these kinds. */
export type ImportKind = (typeof importKinds)[number];

export const optionUses = ['size', 'colour', 'part'] as const;
/** `colour`: a product of its own for each value. `part`: a part of the size's name, such as `M · Stitched`. */
export type OptionUse = (typeof optionUses)[number];

const { category, subCategory, taxRule, hsn } = productFields;

/** What a type of the other shop is here. */
export const typeChoice = z.object({
  from: z.string().max(500),
  category,
  subCategory,
  taxRule,
  hsn,
});
export type TypeChoice = z.output<typeof typeChoice>;

const shownType = z.object({
  from: z.string(),
  category: z.string(),
  subCategory: z.string(),
  taxRule,
  hsn: z.string(),
});

export const optionChoice = z.object({ name: z.string().max(255), use: z.enum(optionUses) });

const UNITS = 'Please enter a number of units';

/** How the products of the files become products of this shop. */
export const importMapping = z.object({
  types: z.array(typeChoice).max(1_000),
  options: z.array(optionChoice).max(300),
  /** What is added to every price, in percent: prices here include GST. */
  addedGst: z.number('Please enter a percentage').min(0, 'Not below zero').max(40, 'At most 40 %').default(0),
  /** Whether the struck price is the printed MRP; otherwise there is none. */
  compareAtIsMrp: z.boolean().default(false),
  /** The stock of what the other shop sold without counting. */
  uncountedUnits: z.int(UNITS).min(0, UNITS).max(10_000, 'At most 10,000').default(10),
  /** Orders that are older are left out; 0: none is. */
  orderYears: z
    .int('Please enter a number of years')
    .min(0, 'Not below zero')
    .max(50, 'At most 50')
    .default(2),
  /** Whether an import replaces what was changed here since the last one. */
  replacesChanges: z.boolean().default(false),
});
export type ImportMapping = z.output<typeof importMapping>;

export const importStates = [
  'choosing',
  'checking',
  'checked',
  'running',
  'done',
  'undoing',
  'undone',
] as const;
export type ShopImportState = (typeof importStates)[number];

export const importFile = z.object({
  position: z.int(),
  name: z.string(),
  kind: z.enum(importFileKinds),
  encoding: z.string(),
  rows: z.int(),
  /** Texts with accents of a file whose encoding was guessed, for a look. */
  accents: z.array(z.string()),
});

const counts = z.object({
  total: z.int(),
  done: z.int(),
  new: z.int(),
  changed: z.int(),
  same: z.int(),
  skipped: z.int(),
  noted: z.int(),
});

export const shopImport = z.object({
  importId: z.uuid(),
  startedAt: z.iso.datetime(),
  state: z.enum(importStates),
  files: z.array(importFile),
  mapping: importMapping.extend({ types: z.array(shownType) }).nullable(),
  products: counts,
  /** The same of every kind of unit that it has. */
  parts: z.array(
    counts.extend({
      kind: z.enum(importKinds),
      /** How many products here they became: one for each colour. */
      here: z.int(),
    }),
  ),
  pictures: z.object({ total: z.int(), fetched: z.int(), failed: z.int() }),
  /** To choose a password; `perDay` is null while nobody is invited. */
  invitations: z.object({ waiting: z.int(), sent: z.int(), perDay: z.int().nullable() }),
});
export type ShopImport = z.output<typeof shopImport>;

export const importSurvey = z.object({
  parts: z.array(z.object({ kind: z.enum(importKinds), total: z.int() })),
  products: z.int(),
  variants: z.int(),
  pictures: z.int(),
  types: z.array(z.object({ from: z.string(), products: z.int(), suggestion: shownType })),
  options: z.array(
    z.object({
      name: z.string(),
      products: z.int(),
      values: z.array(z.string()),
      suggestion: z.enum(optionUses),
    }),
  ),
  /** How many variants have a struck price, and how many are sold without a count. */
  struck: z.int(),
  uncounted: z.int(),
  /** Columns that mean nothing here: kept with the products, and left out. */
  keptColumns: z.array(z.string()),
  ignoredColumns: z.array(z.string()),
});
export type ImportSurvey = z.output<typeof importSurvey>;

export const importedOutcomes = ['new', 'changed', 'same', 'skipped'] as const;
export type ImportedOutcome = (typeof importedOutcomes)[number];

export const importedProduct = z.object({
  kind: z.enum(importKinds),
  key: z.string(),
  title: z.string(),
  outcome: z.enum(importedOutcomes),
  productIds: z.array(productId),
  notes: z.array(z.object({ line: z.int(), column: z.string(), message: z.string() })),
});

export const pictureStates = ['waiting', 'fetched', 'failed'] as const;

export const importedPicture = z.object({
  url: z.string(),
  state: z.enum(pictureStates),
  tries: z.int(),
  problem: z.string().nullable(),
  productId: productId.nullable(),
});

export const REPORT_PAGE = 100;

const importId = z.uuid();
const ofImport = z.object({ importId });
const page = z.object({ importId, after: z.coerce.number().int().min(0).max(MAX_WHOLE_NUMBER).default(0) });

export const listShopImports = staffEndpoint({
  method: 'GET',
  path: '/admin/shop-import/list',
  summary: 'The moves from another shop, the last first',
  permission: 'products.write',
  query: nothing,
  body: nothing,
  reply: success({ imports: z.array(shopImport) }),
});

export const uploadShopFile = staffEndpoint({
  method: 'POST',
  path: '/admin/shop-import/upload',
  summary:
    'Adds a file that Shopify or WooCommerce exported; it is recognised by its headings, nothing changes',
  permission: 'products.write',
  consumes: { as: 'file', ...shopFileUpload },
  query: z.object({ fileName: z.string().max(200).default('products.csv'), importId: importId.optional() }),
  body: fileBody,
  reply: success({ importId, kind: z.enum(importFileKinds), rows: z.int() }),
});

export const getShopImport = staffEndpoint({
  method: 'GET',
  path: '/admin/shop-import/get',
  summary: 'The files of an import, what was chosen for them, and its progress',
  permission: 'products.write',
  query: ofImport,
  body: nothing,
  reply: success({ import: shopImport }),
});

export const surveyShopImport = staffEndpoint({
  method: 'GET',
  path: '/admin/shop-import/survey',
  summary: 'The types, options and columns in the files, with what is proposed for them',
  permission: 'products.write',
  query: ofImport,
  body: nothing,
  reply: success({ survey: importSurvey }),
});

export const checkShopImport = staffEndpoint({
  method: 'POST',
  path: '/admin/shop-import/check',
  summary: 'Has a job check everything in the files with these choices; nothing of the shop changes',
  permission: 'products.write',
  query: nothing,
  body: z.object({ importId, mapping: importMapping }),
  reply: success({}),
});

export const runShopImport = staffEndpoint({
  method: 'POST',
  path: '/admin/shop-import/run',
  summary: 'Has a job import what was checked, then the pictures of products',
  permission: 'products.write',
  query: nothing,
  body: ofImport,
  reply: success({}),
});

export const undoShopImport = staffEndpoint({
  method: 'POST',
  path: '/admin/shop-import/undo',
  summary: 'Takes an import back: what is new goes, what was changed becomes what it was',
  permission: 'products.write',
  query: nothing,
  body: ofImport,
  reply: success({}),
});

export const MAX_INVITES_PER_DAY = 5_000;

export const inviteImportedCustomers = staffEndpoint({
  method: 'POST',
  path: '/admin/shop-import/invite',
  summary: 'Has an import’s customers invited to choose a password, so many a day, or nobody from now on',
  permission: 'customers.privacy',
  query: nothing,
  body: z.object({
    importId,
    perDay: z
      .int('Please enter a number')
      .min(1, 'At least 1')
      .max(MAX_INVITES_PER_DAY, `At most ${MAX_INVITES_PER_DAY} a day`)
      .nullable(),
  }),
  reply: success({}),
});

export const listImportedProducts = staffEndpoint({
  method: 'GET',
  path: '/admin/shop-import/products',
  summary:
    'What becomes, or became, of each product, customer or coupon of the files, with what to know about it',
  permission: 'products.write',
  query: page.extend({ outcome: z.enum([...importedOutcomes, 'noted']).optional() }),
  body: nothing,
  reply: success({ products: z.array(importedProduct), next: z.int().nullable() }),
});

export const exportImportReport = staffEndpoint({
  method: 'GET',
  path: '/admin/shop-import/report.csv',
  summary: 'Everything that an import leaves out, shortens or keeps unseen, as CSV',
  permission: 'products.write',
  produces: ['text/csv'],
  query: ofImport,
  body: nothing,
  reply: notJson,
});

export const listImportPictures = staffEndpoint({
  method: 'GET',
  path: '/admin/shop-import/pictures',
  summary: 'The pictures of an import, those that could not be fetched first',
  permission: 'products.write',
  query: page,
  body: nothing,
  reply: success({ pictures: z.array(importedPicture), next: z.int().nullable() }),
});

export const retryImportPictures = staffEndpoint({
  method: 'POST',
  path: '/admin/shop-import/pictures/retry',
  summary: 'Fetches the pictures that could not be fetched once more',
  permission: 'products.write',
  query: nothing,
  body: z.object({ importId, /** One of them; absent: all. */ url: z.string().optional() }),
  reply: success({ pictures: wholeNumber }),
});

export const exportForShopify = staffEndpoint({
  method: 'GET',
  path: '/admin/shop-import/shopify.csv',
  summary: 'Every product in Shopify’s format; what came in it and was not changed goes out as it came',
  permission: 'products.read',
  produces: ['text/csv'],
  query: nothing,
  body: nothing,
  reply: notJson,
});
