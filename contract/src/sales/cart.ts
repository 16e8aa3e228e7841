import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { lineSize, productId } from '../catalogue/product.ts';
import { MAX_QUANTITY_PER_LINE } from '../shop/shop-rules.ts';
import { MAX_SIZE_NAME } from '../values/size.ts';

/** Quantities by product: by size for sized products, `{ quantity }` for unsized ones. */
export const cartData = z.record(
  productId,
  z.union([z.object({ quantity: z.int().positive() }).strict(), z.record(z.string(), z.int().positive())]),
);
export type CartData = z.infer<typeof cartData>;

const storedQuantity = z.int().min(0).max(1_000_000);

/** Carts of older pages may hold an unsized quantity as a bare number or under `default` (`isNoSize`). */
export const storedCart = z
  .record(productId, z.union([storedQuantity, z.record(z.string().max(MAX_SIZE_NAME), storedQuantity)]))
  .refine((cart) => Object.keys(cart).length <= 200, 'Too many products');
export type StoredCart = z.infer<typeof storedCart>;

/** Of checkouts opened before signing in, and of held units: they count as available to the caller. */
const orderIds = z.array(z.string().min(1).max(100)).max(5).optional();

export const getCart = endpoint({
  method: 'POST',
  path: '/cart/get',
  summary: 'The shopper’s cart',
  shopper: 'required',
  query: nothing,
  body: nothing,
  reply: success({ cartData }),
});

export const addToCart = endpoint({
  method: 'POST',
  path: '/cart/add',
  summary: 'Adds one more unit to the cart, if one is available',
  shopper: 'required',
  query: nothing,
  body: z.object({ itemId: productId, size: lineSize, orderIds }),
  reply: success({ cartData }),
});

export const updateCart = endpoint({
  method: 'POST',
  path: '/cart/update',
  summary: 'Sets the quantity of a line; 0 removes it',
  shopper: 'required',
  query: nothing,
  body: z.object({
    itemId: productId,
    size: lineSize,
    quantity: z.int().min(0).max(MAX_QUANTITY_PER_LINE),
    orderIds,
  }),
  reply: success({ cartData }),
});

export const mergeCart = endpoint({
  method: 'POST',
  path: '/cart/merge',
  summary: 'Merges a browser’s cart on signing in: the larger quantity of each line, limited by stock',
  shopper: 'required',
  query: nothing,
  body: z.object({ cartData: storedCart, orderIds }),
  reply: success({ cartData }),
});
