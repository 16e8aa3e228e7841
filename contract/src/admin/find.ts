import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { productId } from '../catalogue/product.ts';
import { orderStatus } from '../fulfilment/order.ts';
import { paise } from '../values/amount.ts';
import { productStates } from './product-list.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** Shorter texts would match everything. */
export const FIND_MIN_LENGTH = 2;
export const MAX_FIND_RESULTS = 6;

export const orderMatches = [
  'order number',
  'tracking number',
  'invoice number',
  'payment id',
  'refund id',
  'UTR',
  'contact',
  'SKU',
  'PIN code',
  'buyer',
  'city',
  'product',
] as const;
export type OrderMatch = (typeof orderMatches)[number];

export const foundOrder = z.object({
  orderId: z.uuid(),
  shortId: z.string(),
  match: z.enum(orderMatches),
  matched: z.string().nullable(),
  placedAt: z.iso.datetime(),
  status: orderStatus,
  buyerName: z.string(),
  city: z.string(),
  amount: paise,
  picture: z.string().nullable(),
});
export type FoundOrder = z.infer<typeof foundOrder>;

export const foundProduct = z.object({
  productId,
  name: z.string(),
  picture: z.string().nullable(),
  state: z.enum(productStates),
  price: paise,
  sku: z.string().nullable(),
});
export type FoundProduct = z.infer<typeof foundProduct>;

export const foundCustomer = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type FoundCustomer = z.infer<typeof foundCustomer>;

/** A POST, because staff often search for a name, which must not appear in a URL. */
export const findAnything = staffEndpoint({
  method: 'POST',
  path: '/admin/find',
  summary: `Orders, products and customers that match a text, at most ${MAX_FIND_RESULTS} of each; customers only for staff who may see them`,
  permission: 'admin',
  query: nothing,
  body: z.object({ q: z.string().trim().max(100) }),
  reply: success({
    orders: z.array(foundOrder),
    products: z.array(foundProduct),
    customers: z.array(foundCustomer),
  }),
});
