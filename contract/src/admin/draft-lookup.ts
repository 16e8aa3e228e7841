import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { productId } from '../catalogue/product.ts';
import { mobile } from '../values/address.ts';
import { paise } from '../values/amount.ts';
import { draftLine } from './draft.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const MAX_PRODUCT_RESULTS = 8;
export const MAX_BUYER_RESULTS = 5;

export const findDraftProducts = staffEndpoint({
  method: 'GET',
  path: '/admin/draft/products',
  summary: 'Products on sale, found by words of the name or a SKU, with sizes and available stock',
  permission: 'drafts.write',
  query: z.object({ q: z.string().trim().min(2).max(100) }),
  body: nothing,
  reply: success({
    products: z.array(
      z.object({
        productId,
        name: z.string(),
        picture: z.string().nullable(),
        price: paise,
        sizes: z.array(
          z.object({ size: z.string().nullable(), sku: z.string(), price: paise, available: z.int() }),
        ),
      }),
    ),
  }),
});
export type DraftProduct = z.infer<typeof findDraftProducts.reply>['products'][number];

export const existingBuyer = z.object({
  userId: z.uuid().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  orders: z.int(),
});
export type ExistingBuyer = z.infer<typeof existingBuyer>;

export const findExistingBuyers = staffEndpoint({
  method: 'GET',
  path: '/admin/draft/buyers',
  summary: 'Buyers who ordered with a phone number before, and their addresses',
  permission: 'customers.read',
  query: z.object({ phone: mobile }),
  body: nothing,
  reply: success({ buyers: z.array(existingBuyer) }),
});

export const copyOrderToDraft = staffEndpoint({
  method: 'GET',
  path: '/admin/draft/copy',
  summary: 'A new draft’s contents copied from an earlier order; nothing is stored',
  permission: 'drafts.write',
  query: z.object({ orderId: z.uuid() }),
  body: nothing,
  reply: success({
    lines: z.array(draftLine),
    buyer: z.record(z.string(), z.string()),
    userId: z.uuid().nullable(),
  }),
});
