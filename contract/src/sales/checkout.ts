import { z } from 'zod';
import { line } from '../accounts/profile.ts';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { lineSize, MAX_PRODUCT_NAME, productId } from '../catalogue/product.ts';
import { MAX_CART_LINES, MAX_QUANTITY_PER_LINE, RESERVATION_MINUTES } from '../shop/shop-rules.ts';
import { ADDRESS_INCOMPLETE, address } from '../values/address.ts';
import { MAX_SIZE_NAME } from '../values/size.ts';
import { buyerGstin } from '../values/tax-numbers.ts';
import { optionalText } from '../values/text-field.ts';
import { storable } from '../values/texts.ts';
import { visitSource } from '../visit/visit.ts';
import { deliveryService } from './delivery-service.ts';

export const MAX_GIFT_FROM = 60;
export const MAX_GIFT_NOTE = 300;

export const orderItem = z.object({
  _id: productId,
  name: z.string().max(MAX_PRODUCT_NAME),
  size: lineSize,
  quantity: z.int().min(1).max(MAX_QUANTITY_PER_LINE),
  /** The size that the product's page advised, whichever was chosen. */
  advisedSize: z.string().max(MAX_SIZE_NAME).nullish(),
});
export type OrderItem = z.infer<typeof orderItem>;

/** A business that claims its input tax credit, so its GSTIN must be of the state that the parcel goes to. */
export const business = z.object({
  gstin: buyerGstin,
  /** The registered name; GST returns accept 99 characters. */
  name: line(99).min(1, 'Please enter the name of the business'),
});
export type Business = z.output<typeof business>;

/** The order as stated by the browser; prices and totals are computed by the server. */
export const orderData = z.object({
  items: z.array(orderItem).min(1, 'Your cart is empty').max(MAX_CART_LINES),
  address: address.pick({ street: true, city: true, state: true, zipcode: true, country: true }),
  couponCode: z.string().trim().toUpperCase().max(40).nullish(),
  isGuest: z.boolean().optional(),
  /** Not required from a signed-in shopper, whose profile is used instead. */
  guestInfo: address.extend({ name: z.string().trim().min(1).max(121) }).nullish(),
  business: business.nullish(),
  messageUpdates: z.boolean().nullish(),
  /** Whether an e-mail may remind the buyer if this is not finished. */
  remindMe: z.boolean().nullish(),
  delivery: deliveryService.nullish(),
  /** For a present, whose address is the receiver's: who it is from, which makes it one. */
  giftFrom: line(MAX_GIFT_FROM).nullish(),
  /** The sender's words to the receiver, printed on the packing slip. */
  giftNote: optionalText(MAX_GIFT_NOTE).nullish(),
  /** Whether the items are to be wrapped, at the shop's price; without effect while the shop offers none. */
  giftWrap: z.boolean().nullish(),
  /** Where the buyer came from. */
  source: visitSource.nullish(),
});
export type OrderData = z.infer<typeof orderData>;

/** What a placed order says about its delivery: the same for the buyer, the staff and the parcel's papers. */
export const deliveryDetails = z.object({
  address,
  /** Both empty if the order is no present. */
  giftFrom: z.string(),
  giftNote: z.string(),
  isGiftWrapped: z.boolean(),
});
export type DeliveryDetails = z.output<typeof deliveryDetails>;

export const totalsInRupees = z.object({
  subtotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  total: z.number(),
  prepaidDiscount: z.number().optional(),
  promotionDiscount: z.number().optional(),
  codFee: z.number().optional(),
  giftWrap: z.number().optional(),
});

/** A cart line that cannot be bought as requested; part of the failure OUT_OF_STOCK. */
export const shortLine = z.object({
  _id: productId,
  name: z.string(),
  size: z.string().nullable(),
  requested: z.int(),
  available: z.int(),
});
export type ShortLine = z.infer<typeof shortLine>;

/** The `orderId` of an unfinished checkout, as returned when it was opened. Whoever has it is its buyer. */
export const openOrderId = z.string().min(1).max(100);

export const purchase = z.object({
  /** Only checked; it never sets the price. Rupees. */
  amount: z.number().nonnegative().max(10_000_000),
  isGuest: z.boolean(),
  /**
   * Absent at Razorpay's create-order: verify-payment then states what is ordered. Absent elsewhere: a signed-in
   * shopper's server cart.
   */
  orderData: orderData.optional(),
  /** How much of the amount a signed-in shopper's store credit pays; the rest is paid at the provider, or to the courier. Rupees. */
  credit: z.number().nonnegative().max(10_000_000).optional(),
  /** Of an unfinished checkout of the same browser, whose place this one takes even if contact or account changed. */
  replaces: openOrderId.optional(),
  /** Of units that are held for the buyer because of a stock alert. */
  holdIds: z.array(z.uuid()).max(5).optional(),
});

const refusals = [{ fields: /^orderData\.(address|guestInfo)\b/, message: ADDRESS_INCOMPLETE }];

export const createRazorpayOrder = endpoint({
  method: 'POST',
  path: '/order/razorpay/create-order',
  summary: `Reserves the cart for ${RESERVATION_MINUTES} minutes and creates an order at the payment provider for its price`,
  shopper: 'optional',
  refusals,
  query: nothing,
  body: purchase,
  reply: success({
    key: z.string(),
    /** Paise, as the provider's checkout expects. */
    amount: z.int(),
    currency: z.string(),
    /** The provider's order to pay, or the shop's own order if `isPlaced`. */
    orderId: z.string(),
    /** Whether the order is already placed because there was nothing to pay. */
    isPlaced: z.boolean(),
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
  summary: 'Turns a paid checkout into an order; repeating the call returns the same response',
  query: nothing,
  body: z.object({
    razorpay_order_id: ofRazorpay(100),
    razorpay_payment_id: ofRazorpay(100),
    razorpay_signature: ofRazorpay(200),
    /** Ignored, because create-order's token decided whose order it is. */
    isGuest: z.unknown().optional(),
    /**
     * Replaces what create-order received if it comes to what was paid. Nothing in it fails, because the money is
     * captured: invalid values count as missing.
     */
    orderData: z.unknown().transform(storable).optional(),
  }),
  reply: success({ orderId: z.string(), message: z.string() }),
});

export const createStripeSession = endpoint({
  method: 'POST',
  path: '/order/stripe/create-session',
  summary: `Reserves the cart for ${RESERVATION_MINUTES} minutes and opens a payment page at Stripe, if the shop accepts Stripe`,
  shopper: 'optional',
  refusals,
  query: nothing,
  body: purchase,
  reply: success({
    /** Where the browser goes to pay, or directly to `/verify` if there was nothing to pay. */
    url: z.url(),
    orderId: z.string(),
  }),
});

export const createSabPaisaPayment = endpoint({
  method: 'POST',
  path: '/order/sabpaisa/create-payment',
  summary: `Reserves the cart for ${RESERVATION_MINUTES} minutes and opens a payment at SabPaisa, if the shop accepts SabPaisa`,
  shopper: 'optional',
  query: nothing,
  body: purchase,
  reply: success({
    /** The urlencoded form that opens the payment page; null if there was nothing to pay. */
    form: z.object({ action: z.string(), fields: z.record(z.string(), z.string()) }).nullable(),
    /** The id that `/verify` queries. */
    orderId: z.string(),
  }),
});

export const verifyStripePayment = endpoint({
  method: 'POST',
  path: '/order/verify-stripe',
  summary:
    'Whether an order is paid, by the provider’s own record; repeating the call returns the same response',
  shopper: 'optional',
  query: nothing,
  body: z.object({
    /** `success` of the address that the browser returned to: `false` only ends an unpaid order. */
    success: z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]),
    orderId: z.string().min(1).max(100),
  }),
  reply: z.object({
    success: z.boolean(),
    orderId: z.string().optional(),
  }),
});

export const getCheckoutStatus = endpoint({
  method: 'POST',
  path: '/order/checkout-status',
  summary: 'The outcome of a checkout, by the provider’s own record; a paid one becomes an order',
  shopper: 'optional',
  query: nothing,
  body: z.object({
    orderId: z.string().min(1).max(100),
    /** Whether the shopper left the payment: unless something is or may be paid, the units are released. */
    giveUp: z.boolean().optional(),
  }),
  reply: success({
    /**
     * `open`: nothing is paid yet. `checking`: ask again before paying a second time. `refunded`: it could not become
     * an order. `expired`: a new checkout is needed.
     */
    state: z.enum(['open', 'checking', 'paid', 'refunded', 'expired']),
    orderId: z.string().optional(),
  }),
});
export type CheckoutState = z.output<typeof getCheckoutStatus.reply>['state'];
