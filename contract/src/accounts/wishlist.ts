import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { product, productId } from '../catalogue/product.ts';

export const getWishlist = endpoint({
  method: 'GET',
  path: '/wishlist',
  summary: 'The shopper’s wishlist, what was added last first; withdrawn products are left out',
  shopper: 'required',
  query: nothing,
  body: nothing,
  reply: success({
    wishlist: z.object({ products: z.array(z.object({ productId: product, addedAt: z.iso.datetime() })) }),
  }),
});

export const addToWishlist = endpoint({
  method: 'POST',
  path: '/wishlist/add',
  summary: 'Adds a product; 409 when it is there already',
  shopper: 'required',
  query: nothing,
  body: z.object({ productId }),
  reply: success({ message: z.string() }),
});

export const removeFromWishlist = endpoint({
  method: 'DELETE',
  path: '/wishlist/remove',
  summary: 'Removes a product; the same when it was not there',
  shopper: 'required',
  query: nothing,
  body: z.object({ productId }),
  reply: success({ message: z.string() }),
});

export const clearWishlist = endpoint({
  method: 'DELETE',
  path: '/wishlist/clear',
  summary: 'Removes every product',
  shopper: 'required',
  query: nothing,
  body: nothing,
  reply: success({}),
});
