import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { fileBody } from '../api/file-body.ts';
import { deliveryDetails, totalsInRupees } from '../sales/checkout.ts';
import { messageConsent } from '../sales/phone-order.ts';
import { MAX_CART_LINES, MAX_QUANTITY_PER_LINE } from '../shop/shop-rules.ts';
import { mobile } from '../values/address.ts';
import { MAX_SIZE_NAME } from '../values/size.ts';
import { text } from '../values/text-field.ts';
import { shownParcel } from './parcel.ts';
import { RETURN_REASON_MISSING, returnPhotoUpload } from './return-rules.ts';

export const orderStatus = z.enum([
  'Order Placed',
  'Packing',
  'Shipped',
  'Out for delivery',
  'Delivered',
  'Returned to seller',
  'Lost in transit',
  'Cancelled',
]);
export const returnStatus = z.enum([
  'Return Requested',
  'Return Approved',
  'Returned',
  'Refunded',
  'Return Rejected',
]);

export const exchange = z.object({
  size: z.string(),
  orderId: z.uuid().nullable(),
});

export const orderedItem = z.object({
  _id: z.uuid(),
  productId: z.string(),
  name: z.string(),
  /** As for products, the first one is shown. */
  image: z.array(z.string()),
  /** Rupees per unit at the time of the order. */
  price: z.number(),
  quantity: z.int(),
  size: z.string().nullable(),
  isReturnRequested: z.boolean(),
  /** The state of the latest return; null if none was requested. */
  returnStatus: returnStatus.nullable(),
  /** Of how many units the latest return is; 0 if none was requested. */
  returnQuantity: z.int(),
  /** Of how many units no return was requested yet. */
  returnableQuantity: z.int(),
  /** null if there is no return, or it is for a refund. */
  exchange: exchange.nullable(),
});
export type OrderedItem = z.infer<typeof orderedItem>;

export const userOrder = z.object({
  _id: z.uuid(),
  status: orderStatus,
  payment: z.boolean(),
  paymentMethod: z.string(),
  date: z.iso.datetime(),
  userId: z.uuid(),
  /** Rupees. */
  amount: z.number(),
  currency: z.string(),
  isReturnable: z.boolean(),
  /** The deadline for returns; null if there is none, it has passed, or it is not known before delivery. */
  returnsUntil: z.iso.datetime().nullable(),
  items: z.array(orderedItem),
  /** Working days until its slowest item is ready; absent if nothing is made to order. */
  daysToMake: z.int().optional(),
});
export type UserOrder = z.infer<typeof userOrder>;

export const getUserOrders = endpoint({
  method: 'GET',
  path: '/order/user-orders',
  summary: 'The shopper’s orders, newest first',
  shopper: 'required',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(100),
    before: z.uuid().optional(),
  }),
  body: nothing,
  reply: success({
    orders: z.array(userOrder),
    nextBefore: z.uuid().nullable(),
  }),
});

export const orderStep = z.object({
  status: z.union([orderStatus, returnStatus, z.literal('Exchange')]),
  at: z.iso.datetime(),
  itemId: z.uuid().optional(),
});

export const itemChange = z.object({
  /** `cancelled`, `missing`: these units will not be delivered. `swapped`: something else comes instead. */
  kind: z.enum(['cancelled', 'missing', 'swapped']),
  name: z.string(),
  size: z.string().nullable(),
  quantity: z.int(),
  /** Rupees by which the order became cheaper. */
  amount: z.number(),
  newName: z.string().nullable(),
  newSize: z.string().nullable(),
  at: z.iso.datetime(),
});
export type ItemChange = z.infer<typeof itemChange>;

/** `due`: to be paid to an account that the buyer names. `delayed`: the provider could not make it. */
export const shownRefund = z.object({
  /** Rupees. */
  amount: z.number(),
  state: z.enum(['due', 'sent', 'paid', 'delayed']),
  at: z.iso.datetime(),
  /** The bank's reference number (UTR); empty until it is known. */
  reference: z.string(),
});
export type ShownRefund = z.infer<typeof shownRefund>;

export const orderDetail = userOrder.extend({
  totals: totalsInRupees,
  couponCode: z.string().nullable(),
  /** The titles of those that applied. */
  promotions: z.array(z.string()),
  ...deliveryDetails.shape,
  business: z.object({ gstin: z.string(), name: z.string() }).nullable(),
  steps: z.array(orderStep),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** As promised; null if nothing was, or the order is delivered or otherwise closed. */
  arrives: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  isExpress: z.boolean(),
  messages: messageConsent.nullable(),
  parcels: z.array(shownParcel),
  isCancellable: z.boolean(),
  toConfirmBy: z.iso.datetime().nullable(),
  changes: z.array(itemChange),
  /** Rupees promised or paid back so far, excluding what `changes` took out of the totals. */
  refunded: z.number(),
  refunds: z.array(shownRefund),
  /** Rupees of the amount that store credit paid. */
  creditPaid: z.number(),
  /** Rupees that the courier will collect; 0 if there is nothing to pay any more. */
  payOnDelivery: z.number(),
  /** The invoice number, once the invoice can be downloaded. */
  invoiceNumber: z.string().nullable(),
  /** The order whose item this one replaces; null for ordinary orders. */
  exchangeOf: z.uuid().nullable(),
});
export type OrderDetail = z.infer<typeof orderDetail>;

export const getOrder = endpoint({
  method: 'GET',
  path: '/order/detail',
  summary: 'One order of the shopper with all its details',
  shopper: 'required',
  query: z.object({ orderId: z.uuid() }),
  body: nothing,
  reply: success({ order: orderDetail }),
});

export const changeOrderMessages = endpoint({
  method: 'POST',
  path: '/order/messages',
  summary: 'Sets whether the buyer of a phone order wants updates by WhatsApp or SMS',
  shopper: 'required',
  query: nothing,
  body: z.object({ orderId: z.uuid(), isWanted: z.boolean() }),
  reply: success({ order: orderDetail }),
});

export const enterOrderPhone = endpoint({
  method: 'POST',
  path: '/order/phone',
  summary: 'Adds the phone number to an order of the shopper that came without one',
  shopper: 'required',
  query: nothing,
  body: z.object({ orderId: z.uuid(), phone: mobile }),
  reply: success({ order: orderDetail }),
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/order/cancel',
  summary: 'Cancels an order that has not shipped yet, and refunds what was paid',
  shopper: 'required',
  query: nothing,
  body: z.object({ orderId: z.uuid() }),
  reply: success({ order: orderDetail, message: z.string() }),
});

export const returnedItems = {
  // If several fields are invalid, the first one is reported.
  reason: text(500, RETURN_REASON_MISSING),
  orderId: z.uuid(),
  itemIds: z.array(z.uuid()).min(1, 'Please choose what to return').max(MAX_CART_LINES),
  /** How many units of an item come back; absent for all that can. */
  quantities: z
    .record(z.uuid(), z.int().min(1, 'Please choose at least one').max(MAX_QUANTITY_PER_LINE))
    .optional(),
  /** The size wanted instead of a refund; reserved from now on. */
  exchangeSize: z.string().trim().min(1).max(MAX_SIZE_NAME).optional(),
  /** Whether a shopper with an account wants store credit instead of the money. */
  toCredit: z.boolean().optional(),
};

export const ONE_EXCHANGE_ONLY = { error: 'Please exchange one item at a time', path: ['itemIds'] };

export function exchangesOneItem(requested: {
  itemIds: string[];
  exchangeSize?: string | undefined;
}): boolean {
  return !requested.exchangeSize || requested.itemIds.length === 1;
}

export const RETURN_PHOTO_MINUTES = 30;

export const returnRequested = success({
  message: z.string(),
  /** The token that `sendReturnPhoto` requires, for the first item named; valid for half an hour. */
  photoProof: z.string(),
});

export const requestReturn = endpoint({
  method: 'POST',
  path: '/order/return-request',
  summary:
    'Requests the return of items for a refund, or of one item in exchange for another size; once per unit',
  shopper: 'required',
  query: nothing,
  body: z.object(returnedItems).refine(exchangesOneItem, ONE_EXCHANGE_ONLY),
  reply: returnRequested,
});

export const sendReturnPhoto = endpoint({
  method: 'PUT',
  path: '/order/return-photo',
  summary: 'Adds a photo to a return that was just requested; the body is the picture itself',
  consumes: { as: 'file', ...returnPhotoUpload },
  query: z.object({ proof: z.string().max(1_000) }),
  body: fileBody,
  reply: success({ message: z.string() }),
});
