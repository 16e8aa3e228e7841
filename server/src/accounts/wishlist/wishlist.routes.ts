import { randomBytes } from 'node:crypto';
import {
  addToWishlist,
  clearWishlist,
  getSharedWishlist,
  getWishlist,
  removeFromWishlist,
  shareWishlist,
  stopSharingWishlist,
} from '@gulmohar/contract/accounts/wishlist.ts';
import { findProductsOnSale, isOnSale } from '../../catalogue/product/on-sale.ts';
import type { Database } from '../../platform/database/connection.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { ResponseCache } from '../../platform/response-cache/response-cache.ts';
import { shopperRoute } from '../session/shopper-route.ts';
import {
  deleteAllItems,
  deleteItem,
  findItems,
  findOwner,
  insertItem,
  readCode,
  removeCode,
  writeCode,
} from './wishlist.store.ts';

type Needs = { db: Database; responseCache: ResponseCache };

/** 24 characters. */
const CODE_BYTES = 18;

export function wishlistRoutes({ db, responseCache: cache }: Needs): Route[] {
  return [
    shopperRoute(getWishlist, {}, async ({ shopper }) => {
      const [products, shareCode] = await Promise.all([
        readWishlist(db, shopper.userId),
        readCode(db, shopper.userId),
      ]);
      return { wishlist: { products, shareCode } };
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

    shopperRoute(shareWishlist, {}, async ({ shopper }) => ({
      shareCode: await writeCode(db, shopper.userId, randomBytes(CODE_BYTES).toString('base64url')),
    })),

    shopperRoute(stopSharingWishlist, {}, async ({ shopper }) => {
      await removeCode(db, shopper.userId);
      return {};
    }),

    route(getSharedWishlist, { cache }, async ({ query }) => {
      const userId = await findOwner(db, query.code);
      if (!userId) throw new ShopError('NOT_FOUND', 'This wishlist is not shared any more');
      return { products: (await readWishlist(db, userId)).map(({ productId }) => productId) };
    }),
  ];
}

/** Without withdrawn products. */
async function readWishlist(db: Database, userId: string) {
  const items = await findItems(db, userId);
  const ids = items.map((item) => item.product_id);
  const products = new Map((await findProductsOnSale(db, ids)).map((product) => [product._id, product]));
  return items.flatMap(({ product_id, added_at }) => {
    const productId = products.get(product_id);
    return productId ? [{ productId, addedAt: added_at.toISOString() }] : [];
  });
}
