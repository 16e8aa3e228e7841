import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { productId } from '../catalogue/product.ts';
import { MAX_CART_LINES } from '../shop/shop-rules.ts';
import { ADDRESS_INCOMPLETE, mobile, pinCode } from '../values/address.ts';
import { orderData, purchase } from './checkout.ts';

export const checkCashOnDelivery = endpoint({
  method: 'POST',
  path: '/order/cod/check',
  summary:
    'Whether an order, as far as it is known, can be paid by cash on delivery; checked again when it is placed',
  shopper: 'optional',
  query: nothing,
  body: z.object({
    /** Rupees: the total that the browser shows for cash on delivery. It only affects what is shown. */
    amount: z.number().nonnegative().max(10_000_000),
    /** How much of it store credit would pay, in rupees: the shop's limits count what is left. */
    credit: z.number().nonnegative().max(10_000_000).default(0),
    zipcode: pinCode,
    phone: mobile,
    /** The products in the cart; if absent, all are assumed payable in cash. */
    productIds: z.array(productId).max(MAX_CART_LINES).default([]),
  }),
  reply: success({
    isOffered: z.boolean(),
    reason: z.string(),
  }),
});

export const placeCashOrder = endpoint({
  method: 'POST',
  path: '/order/cod/place',
  summary: 'Places an order paid by cash on delivery; repeating a `requestId` returns the same response',
  shopper: 'optional',
  refusals: [{ fields: /^orderData\.(address|guestInfo)\b/, message: ADDRESS_INCOMPLETE }],
  query: nothing,
  body: purchase.extend({
    requestId: z.uuid(),
    orderData,
  }),
  reply: success({ orderId: z.string() }),
});
