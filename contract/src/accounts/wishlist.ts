import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { product, productId } from '../catalogue/product.ts';

const WISHLIST_CODE = /^[\w-]{24}$/;

export const getWishlist = endpoint({
  method: 'GET',
  path: '/wishlist',
  summary: 'The shopper’s wishlist, the most recently added first, without withdrawn products',
  shopper: 'required',
  query: nothing,
  body: nothing,
  reply: success({
    wishlist: z.object({
      products: z.array(z.object({ productId: product, addedAt: z.iso.datetime() })),
      /** The code of the link by which others see it; null while it is not shared. */
      shareCode: z.string().nullable(),
    }),
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

export const shareWishlist = endpoint({
  method: 'POST',
  path: '/wishlist/share',
  summary: 'Lets everybody who has the code see the wishlist; the code stays the same until sharing ends',
  shopper: 'required',
  query: nothing,
  body: nothing,
  reply: success({ shareCode: z.string() }),
});

export const stopSharingWishlist = endpoint({
  method: 'DELETE',
  path: '/wishlist/share',
  summary: 'Makes the code of a shared wishlist void; succeeds even if it was not shared',
  shopper: 'required',
  query: nothing,
  body: nothing,
  reply: success({}),
});

export const getSharedWishlist = endpoint({
  method: 'GET',
  path: '/wishlist/shared',
  summary:
    'The products of a wishlist that its owner shares, without who they are; 404 once sharing has ended',
  query: z.object({
    code: z
      .string()
      .regex(WISHLIST_CODE, 'Please check the link')
      .meta({ examples: ['q3Zt0vK8sYw2mB5nJx7Rc1dF'] }),
  }),
  body: nothing,
  reply: success({ products: z.array(product) }),
});
