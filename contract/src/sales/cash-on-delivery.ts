import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { productId } from '../catalogue/product.ts';
import { MAX_CART_LINES } from '../shop/shop-rules.ts';
import { ADDRESS_INCOMPLETE, mobile, pinCode } from '../values/address.ts';
import type { Paise } from '../values/money.ts';
import { orderData, purchase } from './checkout.ts';

/** What a way to pay is called where orders and payments name theirs. */
export const CASH_ON_DELIVERY = 'cod';

/** What the charge for it is called wherever a buyer reads of it. */
export const COD_FEE = 'Cash on delivery charge';

/** What an order in cash is asked about by, as others are by the provider's order. @param requestId of `placeCashOrder` */
export function cashReference(requestId: string): string {
  return `${CASH_ON_DELIVERY}:${requestId}`;
}

/** What is collected of a total: couriers take whole rupees, and the buyer has the benefit. */
export function cashOf(total: Paise): Paise {
  return total - (total % 100);
}

export const checkCashOnDelivery = endpoint({
  method: 'POST',
  path: '/order/cod/check',
  summary:
    'Whether an order can be paid in cash on delivery, as far as it is known; decided again when it is placed',
  shopper: 'optional',
  query: nothing,
  body: z.object({
    /** Rupees: what the browser shows as the total of paying in cash. It decides nothing but what is shown. */
    amount: z.number().nonnegative().max(10_000_000),
    zipcode: pinCode,
    phone: mobile,
    /** What is in the cart; absent: as though everything could be paid in cash. */
    productIds: z.array(productId).max(MAX_CART_LINES).default([]),
  }),
  reply: success({
    isOffered: z.boolean(),
    /** Why not, in the shop's words; empty when it is. */
    reason: z.string(),
  }),
});

export const placeCashOrder = endpoint({
  method: 'POST',
  path: '/order/cod/place',
  summary: 'Places an order that is paid in cash on delivery; the same `requestId` again is the same answer',
  shopper: 'optional',
  refusals: [{ fields: /^orderData\.(address|guestInfo)\b/, message: ADDRESS_INCOMPLETE }],
  query: nothing,
  body: purchase.extend({
    /** Made by the browser for each purchase. */
    requestId: z.uuid(),
    orderData,
  }),
  reply: success({ orderId: z.string() }),
});
