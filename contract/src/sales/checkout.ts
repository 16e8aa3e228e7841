import { z } from 'zod';
import { line } from '../accounts/profile.ts';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { productId } from '../catalogue/product.ts';
import { MAX_CART_LINES, MAX_QUANTITY_PER_LINE } from '../shop/shop-rules.ts';
import { ADDRESS_INCOMPLETE, address } from '../values/address.ts';
import { buyerGstin } from '../values/tax-numbers.ts';
import { storable } from '../values/texts.ts';
import { lineSize } from './cart.ts';
import { deliveryService } from './delivery-service.ts';

export const orderItem = z.object({
  _id: productId,
  name: z.string().max(200),
  size: lineSize,
  quantity: z.int().min(1).max(MAX_QUANTITY_PER_LINE),
});
export type OrderItem = z.infer<typeof orderItem>;

/** A business that wants to take its tax off: it buys under a GSTIN of the state that the parcel goes to. */
export const business = z.object({
  gstin: buyerGstin,
  /** As registered; GST returns take 99 characters. */
  name: line(99).min(1, 'Please enter the name of the business'),
});
export type Business = z.output<typeof business>;

/** What the browser says about the order; prices and totals are the server's own. */
export const orderData = z.object({
  items: z.array(orderItem).min(1, 'Your cart is empty').max(MAX_CART_LINES),
  address: address.pick({ street: true, city: true, state: true, zipcode: true, country: true }),
  couponCode: z.string().trim().toUpperCase().max(40).nullish(),
  isGuest: z.boolean().optional(),
  /** A signed-in shopper who leaves it out is asked for nothing: the profile has it. */
  guestInfo: address.extend({ name: z.string().trim().min(1).max(121) }).nullish(),
  /** Whom the invoice is for; absent: the buyer. */
  business: business.nullish(),
  /** The buyer wants updates by WhatsApp or SMS, at the phone number above. */
  messageUpdates: z.boolean().nullish(),
  /** How fast it is to arrive; absent: standard. */
  delivery: deliveryService.nullish(),
});
export type OrderData = z.infer<typeof orderData>;

/** Totals in rupees, as they are shown to the shopper. */
export const totalsInRupees = z.object({
  subtotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  total: z.number(),
  /** The part of `discount` that is for paying online; absent: none. */
  prepaidDiscount: z.number().optional(),
  /** What cash on delivery costs besides; absent: nothing. */
  codFee: z.number().optional(),
});

/** A cart line that cannot be bought as requested; carried by the failure OUT_OF_STOCK. */
export const shortLine = z.object({
  _id: productId,
  name: z.string(),
  size: z.string().nullable(),
  requested: z.int(),
  available: z.int(),
});
export type ShortLine = z.infer<typeof shortLine>;

export const purchase = z.object({
  /** Rupees: what the browser believes the total to be; a claim that is checked, never the price. */
  amount: z.number().nonnegative().max(10_000_000),
  isGuest: z.boolean(),
  /**
   * Absent at Razorpay's create-order: verify-payment will say what is ordered, and what it says has to come to exactly
   * `amount`. Until then the server's cart of a signed-in shopper is reserved, if it comes to that. Absent elsewhere: what
   * a signed-in shopper has in the server's cart, to the address of their profile.
   */
  orderData: orderData.optional(),
});

const refusals = [{ fields: /^orderData\.(address|guestInfo)\b/, message: ADDRESS_INCOMPLETE }];

export const createRazorpayOrder = endpoint({
  method: 'POST',
  path: '/order/razorpay/create-order',
  summary: 'Reserves the cart for 15 minutes and opens an order at the payment provider for its price',
  shopper: 'optional',
  refusals,
  query: nothing,
  body: purchase,
  reply: success({
    key: z.string(),
    /** Paise, as the provider's checkout wants it. */
    amount: z.int(),
    currency: z.string(),
    /** The provider's order to pay; the shop's own order when `isPlaced`. */
    orderId: z.string(),
    /** There was nothing to pay: the order is placed already. */
    isPlaced: z.boolean(),
    /** Of what is placed: what `getPlacedOrder` is asked by. */
    checkoutId: z.uuid().optional(),
  }),
});

const NOT_VERIFIED = 'Payment verification failed';

function ofRazorpay(maxLength: number) {
  return z.string(NOT_VERIFIED).min(1, NOT_VERIFIED).max(maxLength, NOT_VERIFIED);
}

export const verifyRazorpayPayment = endpoint({
  method: 'POST',
  path: '/order/razorpay/verify-payment',
  summary: 'Turns a paid checkout into an order; the same again is the same answer',
  query: nothing,
  body: z.object({
    razorpay_order_id: ofRazorpay(100),
    razorpay_payment_id: ofRazorpay(100),
    razorpay_signature: ofRazorpay(200),
    /** Whose order it is was decided by create-order's token. */
    isGuest: z.unknown().optional(),
    /**
     * What is ordered, as `orderData`, whatever create-order received: if it comes to exactly what was paid; else the
     * money goes back. The money has been captured, so nothing but that fails: what is missing is taken from what
     * create-order received or from the profile, what makes no sense counts as missing, and what is too long is cut.
     */
    orderData: z.unknown().transform(storable).optional(),
  }),
  reply: success({ orderId: z.string(), message: z.string() }),
});

export const createStripeSession = endpoint({
  method: 'POST',
  path: '/order/stripe/create-session',
  summary: 'Reserves the cart for 15 minutes and opens a payment page at Stripe; where the shop takes Stripe',
  shopper: 'optional',
  refusals,
  query: nothing,
  /** A guest's must have its `orderData`. */
  body: purchase,
  reply: success({
    /** Where the browser goes to pay; straight to `/verify` when there was nothing to pay. */
    url: z.url(),
    /** What `/verify` asks about. */
    orderId: z.string(),
  }),
});

export const createSabPaisaPayment = endpoint({
  method: 'POST',
  path: '/order/sabpaisa/create-payment',
  summary: 'Reserves the cart for 15 minutes and opens a payment at SabPaisa; where the shop takes SabPaisa',
  shopper: 'optional',
  query: nothing,
  /** A guest's must have its `orderData`. */
  body: purchase,
  reply: success({
    /** What the browser posts, urlencoded, to go to the payment page; null when there was nothing to pay. */
    form: z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }).nullable(),
    /** What `/verify` asks about. */
    orderId: z.string(),
  }),
});

export const verifyStripePayment = endpoint({
  method: 'POST',
  path: '/order/verify-stripe',
  summary: 'Tells by the provider’s own record whether an order is paid; the same again is the same answer',
  shopper: 'optional',
  query: nothing,
  body: z.object({
    /** What the address says that the browser came back to: `false` ends an order that is unpaid, and no more. */
    success: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]),
    orderId: z.string().min(1).max(100),
  }),
  reply: z.object({
    success: z.boolean(),
    /** The shop's own order, once there is one. */
    orderId: z.string().optional(),
  }),
});

export const getCheckoutStatus = endpoint({
  method: 'POST',
  path: '/order/checkout-status',
  summary: 'Tells what became of a checkout, by the provider’s own record; what was paid becomes an order',
  shopper: 'optional',
  query: nothing,
  body: z.object({
    /** The id that create-order or create-session returned. */
    orderId: z.string().min(1).max(100),
    /**
     * The shopper has left the payment: unless something is or may still be paid, the checkout ends (`expired`) and its
     * units can be bought again at once.
     */
    giveUp: z.boolean().optional(),
  }),
  reply: success({
    /**
     * `open`: nothing is paid, and it can be. `checking`: a payment is under way, or the provider did not answer; ask
     * again before anything is paid a second time. `paid`: there is an order. `refunded`: it was paid and could not
     * become an order. `expired`: nothing was paid, and a new checkout is needed.
     */
    state: z.enum(['open', 'checking', 'paid', 'refunded', 'expired']),
    /** The shop's own order, when `paid`. */
    orderId: z.string().optional(),
  }),
});
export type CheckoutState = z.output<typeof getCheckoutStatus.reply>['state'];
