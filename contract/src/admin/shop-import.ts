import { z } from 'zod';
import { productId } from '../catalogue/product.ts';
import { allWooHeadings, wooFileKinds } from './import-headings.ts';
import { productFields } from './product-fields.ts';

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
  'judgeme-reviews',
  'loox-reviews',
  'okendo-reviews',
  'yotpo-reviews',
  /** Until staff say what its columns are. */
  'unknown',
] as const;
export type ImportFileKind = (typeof importFileKinds)[number];

export const importKinds = ['product', 'customer', 'coupon', 'past-order', 'review'] as const;
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
  addedGst: z.number('Please enter a percentage').min(0, 'Not below zero').max(40, 'At most 40%').default(0),
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
  /** Columns whose values shoppers see on the product's page, as custom fields. */
  shownColumns: z.array(z.string().max(500)).max(60, 'At most 60 columns').default([]),
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
  pictures: z.object({
    total: z.int(),
    fetched: z.int(),
    failed: z.int(),
    /** Those that could not be fetched and are tried again later by themselves. */
    delayed: z.int(),
  }),
  /** What it made besides its products and could not be taken back with it, and why. */
  stayed: z.array(
    z.object({ kind: z.enum(['collection', 'custom-field']), title: z.string(), why: z.string() }),
  ),
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
  /** Files with headings that are not known, for which staff can say what they are. */
  files: z.array(
    z.object({
      position: z.int(),
      name: z.string(),
      isKnown: z.boolean(),
      /** For each kind that the file may be. */
      kinds: z.array(
        z.object({
          kind: z.enum(wooFileKinds),
          /** Those of WooCommerce that none of its columns has. */
          headings: z.array(z.enum(allWooHeadings)),
          /** `is`: which of WooCommerce's it is, as staff have named it. */
          unknown: z.array(z.object({ at: z.int(), heading: z.string(), is: z.string().nullable() })),
        }),
      ),
    }),
  ),
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
  /** Null unless it could not be fetched and is tried again by itself. */
  nextTryAt: z.iso.datetime().nullable(),
  productId: productId.nullable(),
});
