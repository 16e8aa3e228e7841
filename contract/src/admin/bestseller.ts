import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { pickedProduct, pickedProductIds } from './picked-product.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const MAX_BESTSELLERS = 100;

export const listAdminBestsellers = staffEndpoint({
  method: 'GET',
  path: '/admin/bestseller/list',
  summary: 'The best sellers in the owner’s order',
  permission: 'catalogue.write',
  query: nothing,
  body: nothing,
  reply: success({ bestsellers: z.array(pickedProduct) }),
});

export const saveBestsellers = staffEndpoint({
  method: 'POST',
  path: '/admin/bestseller/save',
  summary: 'Sets the best sellers and their order',
  permission: 'catalogue.write',
  query: nothing,
  body: z.object({
    productIds: pickedProductIds(MAX_BESTSELLERS, `At most ${MAX_BESTSELLERS} best sellers`),
  }),
  reply: success({}),
});
