import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { product, productId } from '../catalogue/product.ts';

export const getWishlist = endpoint({
  method: 'GET',
  path: '/wishlist',
  summary: 'The shopper’s wishlist, the most recently added first, without withdrawn products',
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
  summary: 'Adds a product; 409 if it is already in the wishlist',
  shopper: 'required',
  query: nothing,
  body: z.object({ productId }),
  reply: success({ message: z.string() }),
});

export const removeFromWishlist = endpoint({
  method: 'DELETE',
  path: '/wishlist/remove',
  summary: 'Removes a product; succeeds even if it was not in the wishlist',
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
