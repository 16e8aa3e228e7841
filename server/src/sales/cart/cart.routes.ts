import { addToCart, getCart, mergeCart, updateCart } from '@gulmohar/contract/sales/cart.ts';
import type { Database } from '../../platform/database/connection.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { addUnit, mergeStored, readCart, setQuantity } from './change-cart.ts';

type Needs = { db: Database };

/** `/api/cart/*` */
export function cartRoutes({ db }: Needs): Route[] {
  return [
    route(getCart, {}, async ({ shopper }) => ({ cartData: await readCart(db, shopper.userId) })),

    route(addToCart, {}, async ({ body, shopper }) => ({
      cartData: await addUnit(db, shopper.userId, body),
    })),

    route(updateCart, {}, async ({ body, shopper }) => ({
      cartData: await setQuantity(db, shopper.userId, body, body.quantity),
    })),

    route(mergeCart, {}, async ({ body, shopper }) => ({
      cartData: await mergeStored(db, shopper.userId, body.cartData),
    })),
  ];
}
