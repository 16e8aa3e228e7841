import { ApiError } from '@gulmohar/contract/api/client.ts';
import { priceOf } from '@gulmohar/contract/catalogue/size-price.ts';
import type { Coupon, listAvailableCoupons, validateCoupon } from '@gulmohar/contract/sales/coupon.ts';
import { type Paise, paiseToRupees } from '@gulmohar/contract/values/money.ts';
import { addressOf } from '../api/address-of.ts';
import { browserApi, failureText } from '../api/browser-api.ts';
import type { PricedLine } from '../cart/price-lines.ts';
import { couponMessages as messages } from './coupon.messages.ts';

const check = addressOf<typeof validateCoupon>({
  method: 'POST',
  path: '/coupon/validate',
  shopper: 'optional',
});
const list = addressOf<typeof listAvailableCoupons>({
  method: 'POST',
  path: '/coupon/available',
  shopper: 'optional',
});

export type CouponCart = { lines: readonly PricedLine[]; subtotal: Paise };

/** The outcome of checking a code: the coupon for this cart, or why it was refused. */
export type Validation =
  | { outcome: 'valid'; coupon: Coupon }
  | { outcome: 'refused'; message: string }
  /** The server could not tell; the previous result stays. */
  | { outcome: 'unknown'; message: string };

/** Asks the server for the discount of a code on this cart. Never throws. */
export async function validate(code: string, cart: CouponCart): Promise<Validation> {
  try {
    const { coupon } = await browserApi(check, { body: { code, ...bodyOf(cart) } });
    return { outcome: 'valid', coupon };
  } catch (error) {
    if (!(error instanceof ApiError)) return { outcome: 'unknown', message: messages.failedToApply };
    const message = failureText(error, messages.failedToValidate);
    const isUnknown = error.status === 429 || error.status >= 500;
    return { outcome: isUnknown ? 'unknown' : 'refused', message };
  }
}

/** Returns the coupons to offer for this cart; none if the server does not respond. */
export async function listAvailable(cart: CouponCart): Promise<Coupon[]> {
  if (cart.subtotal === 0) return [];
  try {
    return (await browserApi(list, { body: bodyOf(cart) })).coupons;
  } catch {
    return [];
  }
}

function bodyOf({ lines, subtotal }: CouponCart) {
  return {
    orderAmount: paiseToRupees(subtotal),
    products: lines.flatMap(({ product, productId, size, quantity }) =>
      product ? [{ productId, size, name: product.name, price: priceOf(product, size), quantity }] : [],
    ),
  };
}
