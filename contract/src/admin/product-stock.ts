import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { productId } from '../catalogue/product.ts';
import { optionalText } from '../values/text-field.ts';
import { MAX_WHOLE_NUMBER, wholeNumber } from '../values/whole-number.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** `count` sets the units on hand; the others add to them or subtract from them. */
export const stockReasons = ['delivery', 'count', 'loss', 'other'] as const;
export type StockReason = (typeof stockReasons)[number];

const change = z.object({
  variantId: wholeNumber,
  /** What is there (count), came (delivery) or was lost (loss); `other` may have either sign. */
  units: z.int('Please enter a whole number').min(-100_000).max(100_000),
});

export const changeStock = staffEndpoint({
  method: 'POST',
  path: '/admin/product/stock',
  summary: 'Records a delivery, a count or a loss in the stock ledger',
  permission: 'stock.write',
  query: nothing,
  body: z.object({
    productId,
    reason: z.enum(stockReasons),
    note: optionalText(200).default(''),
    changes: z.array(change).min(1, 'Please enter units for a size').max(100),
  }),
  reply: success({}),
});
export type StockChange = z.output<typeof changeStock.body>;

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
  query: z.object({ productId, before: z.coerce.number().int().positive().max(MAX_WHOLE_NUMBER).optional() }),
  body: nothing,
  reply: success({ movements: z.array(stockMovement), nextBefore: z.int().nullable() }),
});
