import {
  addToWishlist,
  clearWishlist,
  getWishlist,
  removeFromWishlist,
} from '@gulmohar/contract/accounts/wishlist.ts';
import { findProductsOnSale, isOnSale } from '../../catalogue/product/on-sale.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import { shopperRoute } from '../session/shopper-route.ts';
import { deleteAllItems, deleteItem, findItems, insertItem } from './wishlist.store.ts';

type Needs = { db: Database };

export function wishlistRoutes({ db }: Needs): Route[] {
  return [
    shopperRoute(getWishlist, {}, async ({ shopper }) => {
      const items = await findItems(db, shopper.userId);
      const ids = items.map((item) => item.product_id);
      const products = new Map((await findProductsOnSale(db, ids)).map((product) => [product._id, product]));
      const entries = items.flatMap(({ product_id, added_at }) => {
        const productId = products.get(product_id);
        return productId ? [{ productId, addedAt: added_at.toISOString() }] : [];
      });
      return { wishlist: { products: entries } };
    }),

    shopperRoute(addToWishlist, {}, async ({ body, shopper }) => {
      if (!(await isOnSale(db, body.productId))) throw new ShopError('NOT_FOUND', 'Product not found');
      if (await insertItem(db, shopper.userId, body.productId)) return { message: 'Added to wishlist' };
      throw new ShopError('ALREADY_IN_WISHLIST', 'Item already in wishlist');
    }),

    shopperRoute(removeFromWishlist, {}, async ({ body, shopper }) => {
      await deleteItem(db, shopper.userId, body.productId);
      return { message: 'Removed from wishlist' };
    }),

    shopperRoute(clearWishlist, {}, async ({ shopper }) => {
      await deleteAllItems(db, shopper.userId);
      return {};
    }),
  ];
}
