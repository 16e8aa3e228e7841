import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { productId } from '../catalogue/product.ts';
import { MAX_MONEY, NOT_A_WHOLE_NUMBER } from '../values/amount.ts';
import { MAX_SIZE_NAME } from '../values/size.ts';
import { optionalText } from '../values/text-field.ts';
import { wholeNumber } from '../values/whole-number.ts';
import { productFields, taxRules } from './product-fields.ts';
import { stockReasons } from './product-stock.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const MAX_BULK_PRODUCTS = 200;

/** What a changed price is rounded to: whole rupees, tens, hundreds, or one rupee below a hundred (1,299). */
export const priceRoundings = ['1', '10', '100', '99'] as const;
export type PriceRounding = (typeof priceRoundings)[number];

const roundTo = z.enum(priceRoundings).default('1');

const sizeUnits = z.object({
  size: z.string().trim().min(1).max(MAX_SIZE_NAME).nullable(),
  /** Units; a delivery or a loss changes the stock by them, a count sets it. */
  units: z.int(NOT_A_WHOLE_NUMBER).min(-100_000, 'At least -1,00,000').max(100_000, 'At most 1,00,000'),
});

export const bulkAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('publish') }),
  z.object({ kind: z.literal('withdraw') }),
  z.object({ kind: z.literal('archive') }),
  z.object({ kind: z.literal('unarchive') }),
  z.object({
    kind: z.literal('category'),
    category: productFields.category,
    subCategory: productFields.subCategory.optional(),
  }),
  z.object({
    kind: z.literal('tax'),
    hsn: productFields.hsn.optional(),
    taxRule: z.enum(taxRules).optional(),
  }),
  z.object({
    kind: z.literal('price'),
    /** Per cent of the price, -90 to 200. */
    percent: z.number('Please enter a number').min(-90, 'At least -90').max(200, 'At most 200'),
    roundTo,
  }),
  z.object({ kind: z.literal('set-price'), price: productFields.price }),
  z.object({
    kind: z.literal('add-price'),
    /** Paise; negative to reduce the price. */
    amount: z.int('Please enter an amount in rupees').min(-MAX_MONEY).max(MAX_MONEY),
    roundTo,
  }),
  z.object({
    kind: z.literal('stock'),
    reason: z.enum(stockReasons),
    note: optionalText(200).default(''),
    /** Sizes that a product lacks are skipped for it. */
    sizes: z.array(sizeUnits).min(1, 'Please enter units for a size').max(100),
  }),
  z.object({ kind: z.literal('add-tag'), tag: z.string().trim().max(100) }),
  z.object({ kind: z.literal('remove-tag'), tag: z.string().trim().max(100) }),
]);
export type BulkAction = z.output<typeof bulkAction>;

export const refusedProduct = z.object({
  productId,
  name: z.string(),
  message: z.string(),
});
export type RefusedProduct = z.infer<typeof refusedProduct>;

const productIds = z.array(productId).min(1).max(MAX_BULK_PRODUCTS);

const changedValue = z.union([z.string(), z.number(), z.array(z.string()), z.null()]);

export const plannedChange = z.object({
  /** `price`, `category`, …; `stock` for the units of a size. */
  field: z.string(),
  size: z.string().nullish(),
  /** Paise, units or text. */
  before: changedValue,
  after: changedValue,
});
export type PlannedChange = z.infer<typeof plannedChange>;

export const plannedProduct = z.object({
  productId,
  name: z.string(),
  picture: z.string().nullable(),
  changes: z.array(plannedChange),
  refused: z.string().nullable(),
});
export type PlannedProduct = z.infer<typeof plannedProduct>;

export const previewManyProducts = staffEndpoint({
  method: 'POST',
  path: '/admin/product/bulk-preview',
  summary: 'Previews a change to many products; nothing is changed yet',
  permission: 'products.write',
  query: nothing,
  body: z.object({ productIds, action: bulkAction }),
  reply: success({
    products: z.array(plannedProduct),
    /** Identifies the preview; to be passed to `changeManyProducts`. */
    plan: z.string(),
  }),
});

const undoableChange = z.object({ productId, entryId: wholeNumber });
export type UndoableChange = z.infer<typeof undoableChange>;

export const changeManyProducts = staffEndpoint({
  method: 'POST',
  path: '/admin/product/bulk',
  summary:
    'Applies one change to many products: to all or none (a refusal lists `refused`), or to all for which it is possible',
  permission: 'products.write',
  query: nothing,
  body: z.object({
    productIds,
    action: bulkAction,
    /** Whether to change those that can be changed and skip the others. */
    skipRefused: z.boolean().default(false),
    /** From a preview; the call is refused if the change would differ from what was shown. */
    plan: z.string().max(100).optional(),
  }),
  reply: success({
    changed: z.int(),
    refused: z.array(refusedProduct),
    /** Empty for stock: the ledger keeps every entry, and only another entry corrects it. */
    undo: z.array(undoableChange),
  }),
});

export const undoManyProducts = staffEndpoint({
  method: 'POST',
  path: '/admin/product/bulk-undo',
  summary: 'Undoes a change to many products; refused as a whole if one of them has been changed since',
  permission: 'products.write',
  query: nothing,
  body: z.object({ changes: z.array(undoableChange).min(1).max(MAX_BULK_PRODUCTS) }),
  reply: success({}),
});
