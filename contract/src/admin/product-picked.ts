import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { codSettings } from './cod-settings.ts';
import { pickedProduct } from './picked-product.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const readPickedProducts = staffEndpoint({
  method: 'POST',
  path: '/admin/product/picked',
  summary: 'Name and picture of products that a setting names, without deleted ones',
  permission: 'products.read',
  query: nothing,
  body: z.object({ productIds: codSettings.shape.exceptProducts }),
  reply: success({ products: z.array(pickedProduct) }),
});
