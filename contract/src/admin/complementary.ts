import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { productId } from '../catalogue/product.ts';
import { pickedProduct, pickedProductIds } from './picked-product.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const MAX_COMPLEMENTARY = 4;

export const listComplementary = staffEndpoint({
  method: 'GET',
  path: '/admin/product/complementary',
  summary: 'The products that the owner shows first beside a product',
  permission: 'products.read',
  query: z.object({ productId }),
  body: nothing,
  reply: success({ products: z.array(pickedProduct) }),
});

export const saveComplementary = staffEndpoint({
  method: 'POST',
  path: '/admin/product/complementary/save',
  summary: 'Sets the products shown first beside a product, in order',
  permission: 'products.write',
  query: nothing,
  body: z.object({
    productId,
    productIds: pickedProductIds(MAX_COMPLEMENTARY, `At most ${MAX_COMPLEMENTARY} products`),
  }),
  reply: success({}),
});
