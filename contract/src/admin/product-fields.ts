import { z } from 'zod';
import { MAX_PRODUCT_NAME, productDetails } from '../catalogue/product.ts';
import { MIN_CHARGE } from '../sales/pricing.ts';
import { MAX_DAYS_TO_MAKE } from '../shop/shop-rules.ts';
import { MAX_MONEY, NOT_A_WHOLE_NUMBER } from '../values/amount.ts';
import { formatRupees } from '../values/money.ts';
import { richText } from '../values/rich-text.ts';
import { MAX_SIZE_NAME } from '../values/size.ts';
import { optionalText, text } from '../values/text-field.ts';
import { wholeNumber } from '../values/whole-number.ts';
import { sizePriceComplaints } from './size-prices.ts';
import type { TaxSettings } from './tax-settings.ts';

export const taxRules = ['garment', 'fabric', 'accessory', 'jewellery'] as const;

export type TaxRule = (typeof taxRules)[number];

export const MAX_SIZES = 40;
export const MAX_TAGS = 60;

/** Line breaks are allowed, other control characters are not. */
function plainText(most: number) {
  return z
    .string()
    .transform((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim(),
    )
    .pipe(z.string().max(most, `At most ${most} characters`));
}

function named(what: string, most: number) {
  return plainText(most).pipe(z.string().min(1, `Please enter ${what}`));
}

/** Addresses join several categories with commas, as those of any filter. */
function categoryName(what: string) {
  return named(what, 60).refine((name) => !/[,:]/.test(name), 'Commas and colons are not allowed');
}

const paise = z.int('Please enter an amount in rupees').max(MAX_MONEY, `At most ${formatRupees(MAX_MONEY)}`);

/** `color:indigo`: the filter group and its value. */
export const productTag = z
  .string()
  .trim()
  .regex(/^[a-zA-Z]{2,30}:[^:|,]{1,60}$/, 'Write a tag as group:value, for example color:indigo');

const UNITS = 'Please enter a number of units';
const DAYS = 'Please enter a number of days';

export const lowStockLimit = z.int(UNITS).min(0, UNITS).max(10_000, 'At most 10,000');

const fact = plainText(200);

export const MAX_DESCRIPTION = 20_000;
export const MAX_SEO_TITLE = 255;
export const MAX_SEO_DESCRIPTION = 500;

/** What the editor, an import and an undo may set; amounts in paise. */
export const productFields = {
  name: named('a name', MAX_PRODUCT_NAME),
  description: plainText(MAX_DESCRIPTION),
  category: categoryName('a category'),
  subCategory: categoryName('a sub-category'),
  price: paise.min(MIN_CHARGE, `Please enter a price of at least ${formatRupees(MIN_CHARGE)}`),
  mrp: paise.min(0).nullable(),
  hsn: z
    .string()
    .trim()
    .regex(/^(\d{4}|\d{6}|\d{8})?$/, 'An HSN code has 4, 6 or 8 digits'),
  taxRule: z.enum(taxRules),
  /** At how many units a size is low in stock; null for the shop's limit. */
  lowStockAt: lowStockLimit.nullable().default(null),
  /** Working days until a unit is ready; counts only while a size is made to order. */
  daysToMake: z
    .int(DAYS)
    .min(1, DAYS)
    .max(MAX_DAYS_TO_MAKE, `At most ${MAX_DAYS_TO_MAKE}`)
    .nullable()
    .default(null),
  tags: z
    .array(productTag)
    .max(MAX_TAGS, `At most ${MAX_TAGS} tags`)
    .transform((tags) => [...new Set(tags)]),
  /** Empty for the shop's own. */
  brand: plainText(100).default(''),
  /** In the owner's words; for exports and the owner's own order. */
  productType: plainText(255).default(''),
  /** The formatted description, shown instead of `description`. */
  story: richText.default([]),
  seoTitle: plainText(MAX_SEO_TITLE).default(''),
  seoDescription: plainText(MAX_SEO_DESCRIPTION).default(''),
  /** Its link works, but no list, search, feed or sitemap has it. */
  isUnlisted: z.boolean().default(false),
  /** By the key of a custom field; those of others are kept. */
  custom: z.record(z.string().max(120), plainText(5_000)).default({}),
  details: z.object({
    fabric: fact,
    work: fact,
    fit: fact,
    length: fact,
    care: fact,
    origin: fact,
    measurements: productDetails.shape.measurements,
  }),
  publishedAt: z
    .union([z.literal('now'), z.iso.datetime({ error: 'Please enter a date and a time' })])
    .nullable(),
};

const productFieldsObject = z.object(productFields);
export type ProductFields = z.output<typeof productFieldsObject>;

/** @returns the complaint, if there is one */
export function priceComplaint({ price, mrp }: { price: number; mrp: number | null }): string | undefined {
  return mrp !== null && mrp < price ? 'The MRP cannot be below the price' : undefined;
}

/**
 * An invoice or bill of supply must state it: six digits above a turnover of Rs. 5 crore, otherwise four (CGST Rules,
 * rules 46(g) and 49(e); Notification 78/2020-CT).
 */
export function hsnComplaint(
  { hsn, publishedAt }: Pick<ProductFields, 'hsn' | 'publishedAt'>,
  { registration, isAbove5Crore }: Pick<TaxSettings, 'registration' | 'isAbove5Crore'>,
): string | undefined {
  if (publishedAt === null || registration === 'none') return undefined;
  if (hsn === '') return 'Please enter an HSN code: products on sale need one';
  return isAbove5Crore && hsn.length < 6 ? 'At your turnover an HSN code needs 6 digits' : undefined;
}

type Priced = {
  value: { price: number; mrp: number | null; variants?: readonly PricedSize[] };
  issues: z.core.$ZodRawIssue[];
};
type PricedSize = { size: string | null; price?: number | null | undefined; mrp?: number | null | undefined };

export function checkPrices({ value, issues }: Priced): void {
  const message = priceComplaint(value);
  if (message) issues.push({ code: 'custom', message, path: ['mrp'], input: value.mrp });
  const sizes = (value.variants ?? []).map(({ size, price = null, mrp = null }) => ({ size, price, mrp }));
  for (const complaint of sizePriceComplaints(value, sizes))
    issues.push({
      code: 'custom',
      message: complaint.message,
      path: ['variants', complaint.at, 'mrp'],
      input: null,
    });
}

export const sizeName = text(MAX_SIZE_NAME, 'Please enter a size').regex(
  /^[^|:,]+$/,
  'A size cannot contain a colon, comma or vertical bar',
);

/** If empty, a SKU is made from the product's id and the size. */
const sku = optionalText(60).regex(
  /^[\w.\-/ ]*$/,
  'A SKU can only contain letters, digits, dots, dashes and slashes',
);

const barcode = optionalText(60).regex(
  /^[!-9;-{}~]*$/,
  'A barcode can only contain letters, digits and symbols, without spaces, colons or vertical bars',
);

const units = z.int(NOT_A_WHOLE_NUMBER).min(0, 'Must not be below zero').max(100_000, 'At most 1,00,000');

const GRAMS = 'Please enter whole grams';
const MILLIMETRES = 'Please enter whole millimetres';
const millimetres = z.int(MILLIMETRES).min(0, MILLIMETRES).max(3_000, 'At most 3,000 mm').default(0);

/** The weight of one unit and the box it is sent in; 0 if unknown. */
const parcel = {
  weightGrams: z.int(GRAMS).min(0, GRAMS).max(100_000, 'At most 100 kg').default(0),
  lengthMm: millimetres,
  widthMm: millimetres,
  heightMm: millimetres,
};

const moreBarcodes = z
  .array(barcode.min(1))
  .max(20, 'At most 20 codes')
  .transform((codes) => [...new Set(codes)]);

/** What the editor may set of a size besides; what is absent stays as it is. */
const optionalFacts = {
  /** Other codes on it that scanners read. */
  moreBarcodes: moreBarcodes.optional(),
  /** Paise, what the shop paid for a unit; never shown to shoppers. */
  cost: paise.min(0).nullable().optional(),
  /** For what is made to order: what the units on hand are topped up to after each sale; null where stock is counted. */
  toppedUpTo: z.int(UNITS).min(1, UNITS).max(1_000, 'At most 1,000').nullable().optional(),
};

/** What differs from the product's price and MRP; null for what does not, an MRP of 0 for none. */
export const ownPrices = { price: productFields.price.nullable(), mrp: productFields.mrp };

const optionalPrices = { price: ownPrices.price.optional(), mrp: ownPrices.mrp.optional() };

export const newVariant = z.object({
  size: sizeName.nullable(),
  sku,
  barcode: barcode.default(''),
  stock: units,
  ...optionalPrices,
  ...optionalFacts,
  ...parcel,
});

/** A variant without `variantId` is new; an absent barcode, price or MRP stays as it is. */
export const variantUpdate = z.object({
  variantId: wholeNumber.optional(),
  size: sizeName.nullable(),
  sku,
  barcode: barcode.optional(),
  ...optionalPrices,
  ...optionalFacts,
  ...parcel,
});
