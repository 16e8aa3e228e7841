import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { productId } from '../catalogue/product.ts';
import { NOT_A_WHOLE_NUMBER } from '../values/amount.ts';
import { optionalText } from '../values/text-field.ts';
import { rowIdInQuery, wholeNumber } from '../values/whole-number.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** `count` sets the units on hand; the others add to them or subtract from them. */
export const stockReasons = ['delivery', 'count', 'loss', 'other'] as const;
export type StockReason = (typeof stockReasons)[number];

const change = z.object({
  variantId: wholeNumber,
  /** What is there (count), came (delivery) or was lost (loss); `other` may have either sign. */
  units: z.int(NOT_A_WHOLE_NUMBER).min(-100_000).max(100_000),
});

/** Drawn by the browser; the same stock sent again under it is recorded once. Absent from older pages. */
const requestId = z.uuid().optional();

export const changeStock = staffEndpoint({
  method: 'POST',
  path: '/admin/product/stock',
  summary: 'Records a delivery, a count or a loss in the stock ledger, once for each `requestId`',
  permission: 'stock.write',
  query: nothing,
  body: z.object({
    requestId,
    productId,
    reason: z.enum(stockReasons),
    note: optionalText(200).default(''),
    changes: z.array(change).min(1, 'Please enter units for a size').max(100),
  }),
  reply: success({}),
});
export type StockChange = z.output<typeof changeStock.body>;

const scannedVariant = z.object({
  variantId: z.int(),
  productId,
  name: z.string(),
  size: z.string().nullable(),
  sku: z.string(),
  picture: z.string().nullable(),
  onHand: z.int(),
});
export type ScannedVariant = z.infer<typeof scannedVariant>;

export const findScanned = staffEndpoint({
  method: 'GET',
  path: '/admin/stock/scanned',
  summary: 'The size with this barcode or SKU; null if there is none',
  permission: 'stock.write',
  query: z.object({ code: z.string().trim().min(1, 'Please scan or enter a code').max(60) }),
  body: nothing,
  reply: success({ variant: scannedVariant.nullable() }),
});

export const MAX_STOCK_LIST = 500;

export const recordStockList = staffEndpoint({
  method: 'POST',
  path: '/admin/stock/list',
  summary: 'Records a delivery or a count of many products, all or none of it, once for each `requestId`',
  permission: 'stock.write',
  query: nothing,
  body: z.object({
    requestId,
    reason: z.enum(['delivery', 'count']),
    note: optionalText(200).default(''),
    items: z
      .array(change.extend({ units: change.shape.units.min(0, 'At least 0') }))
      .min(1, 'Please scan a product')
      .max(MAX_STOCK_LIST, `At most ${MAX_STOCK_LIST} sizes at once`)
      .refine(
        (items) => new Set(items.map(({ variantId }) => variantId)).size === items.length,
        'A size is listed twice',
      ),
  }),
  reply: success({ products: z.int(), units: z.int() }),
});
export type StockList = z.output<typeof recordStockList.body>;

export const stockMovement = z.object({
  movementId: z.int(),
  at: z.iso.datetime(),
  size: z.string().nullable(),
  kind: z.string(),
  onHandChange: z.int(),
  reservedChange: z.int(),
  note: z.string().nullable(),
});
export type StockMovement = z.infer<typeof stockMovement>;

export const MOVEMENT_PAGE = 50;

export const listMovements = staffEndpoint({
  method: 'GET',
  path: '/admin/product/movements',
  summary: 'A product’s stock movements, the newest first',
  permission: 'products.read',
  query: z.object({ productId, before: rowIdInQuery.optional() }),
  body: nothing,
  reply: success({ movements: z.array(stockMovement), nextBefore: z.int().nullable() }),
});
