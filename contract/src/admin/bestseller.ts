import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { productId } from '../catalogue/product.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const MAX_BESTSELLERS = 100;

const bestseller = z.object({
  productId,
  name: z.string(),
  picture: z.string().nullable(),
  /** Paise. */
  price: z.int(),
  isPublished: z.boolean(),
});
export type Bestseller = z.infer<typeof bestseller>;

export const listAdminBestsellers = staffEndpoint({
  method: 'GET',
  path: '/admin/bestseller/list',
  summary: 'The best sellers in the owner’s order',
  permission: 'catalogue.write',
  query: nothing,
  body: nothing,
  reply: success({ bestsellers: z.array(bestseller) }),
});

export const saveBestsellers = staffEndpoint({
  method: 'POST',
  path: '/admin/bestseller/save',
  summary: 'Which products are best sellers, in which order',
  permission: 'catalogue.write',
  query: nothing,
  body: z.object({
    productIds: z
      .array(productId)
      .max(MAX_BESTSELLERS, `At most ${MAX_BESTSELLERS} best sellers`)
      .refine((ids) => new Set(ids).size === ids.length, 'A product is there twice'),
  }),
  reply: success({}),
});
