import { addToCart, getCart, mergeCart, updateCart } from '@gulmohar/contract/sales/cart.ts';
import { shopperRoute } from '../../accounts/session/shopper-route.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { Route } from '../../platform/http/route.ts';
import { addUnit, mergeStored, readCart, setQuantity } from './change-cart.ts';

type Needs = { db: Database };

export function cartRoutes({ db }: Needs): Route[] {
  return [
    shopperRoute(getCart, {}, async ({ shopper }) => ({ cartData: await readCart(db, shopper.userId) })),

    shopperRoute(addToCart, {}, async ({ body, shopper }) => ({
      cartData: await addUnit(db, shopper.userId, body),
    })),

    shopperRoute(updateCart, {}, async ({ body, shopper }) => ({
      cartData: await setQuantity(db, shopper.userId, body, body.quantity),
    })),

    shopperRoute(mergeCart, {}, async ({ body, shopper }) => ({
      cartData: await mergeStored(db, shopper.userId, body.cartData, body.orderIds),
    })),
  ];
}
