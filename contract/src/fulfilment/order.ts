import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { fileBody } from '../api/file-body.ts';
import { totalsInRupees } from '../sales/checkout.ts';
import { saidOfMessages } from '../sales/phone-order.ts';
import { MAX_CART_LINES } from '../shop/shop-rules.ts';
import { address } from '../values/address.ts';
import { shownParcel } from './parcel.ts';

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

/** Another size that is requested instead of a refund. */
export const exchange = z.object({
  size: z.string(),
  /** The order that delivers it, once the item is back; null until then, or when the size was sold out by then. */
  orderId: z.uuid().nullable(),
});

export const orderedItem = z.object({
  _id: z.uuid(),
  productId: z.string(),
  name: z.string(),
  /** As with products: the first is shown. */
  image: z.array(z.string()),
  /** Rupees per unit, as it was when ordered. */
  price: z.number(),
  quantity: z.int(),
  size: z.string().nullable(),
  isReturnRequested: z.boolean(),
  /** The state of the return; null when none was requested. */
  returnStatus: returnStatus.nullable(),
  /** null: no return, or for the money. */
  exchange: exchange.nullable(),
});
export type OrderedItem = z.infer<typeof orderedItem>;

export const userOrder = z.object({
  _id: z.uuid(),
  status: orderStatus,
  /** Whether it is paid. */
  payment: z.boolean(),
  paymentMethod: z.string(),
  date: z.iso.datetime(),
  userId: z.uuid(),
  /** Rupees. */
  amount: z.number(),
  currency: z.string(),
  /** Whether a return of its items can be requested now. */
  isReturnable: z.boolean(),
  /** Until when; null: without end, over, or not known before delivery. */
  returnsUntil: z.iso.datetime().nullable(),
  items: z.array(orderedItem),
});
export type UserOrder = z.infer<typeof userOrder>;

export const getUserOrders = endpoint({
  method: 'GET',
  path: '/order/user-orders',
  summary: 'The orders of the shopper, the newest first',
  shopper: 'required',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(100),
    /** The `_id` of the last order received: older ones are returned. */
    before: z.uuid().optional(),
  }),
  body: nothing,
  reply: success({
    orders: z.array(userOrder),
    /** What to ask for as `before` next; null when there are no older ones. */
    nextBefore: z.uuid().nullable(),
  }),
});

/** A step of the order or of a return of it, with its time; `Exchange`: another size was ordered for the item. */
export const orderStep = z.object({
  status: z.union([orderStatus, returnStatus, z.literal('Exchange')]),
  at: z.iso.datetime(),
  /** The item that is returned. */
  itemId: z.uuid().optional(),
});

/** What the shop changed about an item after it was ordered. */
export const itemChange = z.object({
  /** `cancelled` and `missing`: so many do not come. `swapped`: in another size, or something else comes instead. */
  kind: z.enum(['cancelled', 'missing', 'swapped']),
  name: z.string(),
  size: z.string().nullable(),
  quantity: z.int(),
  /** Rupees that the order costs less. */
  amount: z.number(),
  /** What comes instead; null: the same product. */
  newName: z.string().nullable(),
  newSize: z.string().nullable(),
  at: z.iso.datetime(),
});
export type ItemChange = z.infer<typeof itemChange>;

/** `due`: to be paid to an account that the buyer names. `sent`: on its way. `delayed`: a provider could not make it. */
export const shownRefund = z.object({
  /** Rupees. */
  amount: z.number(),
  state: z.enum(['due', 'sent', 'paid', 'delayed']),
  at: z.iso.datetime(),
  /** The bank's (UTR), once it is known; empty otherwise. */
  reference: z.string(),
});
export type ShownRefund = z.infer<typeof shownRefund>;

export const orderDetail = userOrder.extend({
  /** Rupees. */
  totals: totalsInRupees,
  couponCode: z.string().nullable(),
  address,
  /** Whom the invoice is for; null: the buyer. */
  business: z.object({ gstin: z.string(), name: z.string() }).nullable(),
  steps: z.array(orderStep),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** Between which days it arrives, as was promised; null: nothing was, or it is at its end. */
  arrives: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  /** It was ordered by Express. */
  isExpress: z.boolean(),
  /** What the buyer of an order by phone said of updates by WhatsApp or SMS; null: it was not ordered by phone, or nothing was said. */
  messages: saidOfMessages.nullable(),
  /** The parcels that it left in, or will; empty until there is one. */
  parcels: z.array(shownParcel),
  isCancellable: z.boolean(),
  /** Until when its buyer has to confirm it, before it is packed; null: there is nothing to confirm. */
  toConfirmBy: z.iso.datetime().nullable(),
  /** What was changed about its items; totals and items are those that are left. */
  changes: z.array(itemChange),
  /** Rupees promised or given back so far, but for what `changes` took out of the totals. */
  refunded: z.number(),
  /** Each refund, the first one first. */
  refunds: z.array(shownRefund),
  /** Number of the invoice, once there is one to download. */
  invoiceNumber: z.string().nullable(),
  /** The order whose item this one replaces; null for ordinary orders. */
  exchangeOf: z.uuid().nullable(),
});
export type OrderDetail = z.infer<typeof orderDetail>;

export const getOrder = endpoint({
  method: 'GET',
  path: '/order/detail',
  summary: 'One order of the shopper with all there is to know about it',
  shopper: 'required',
  query: z.object({ orderId: z.uuid() }),
  body: nothing,
  reply: success({ order: orderDetail }),
});

export const changeOrderMessages = endpoint({
  method: 'POST',
  path: '/order/messages',
  summary: 'Whether the buyer of an order by phone wants updates by WhatsApp or SMS',
  shopper: 'required',
  query: nothing,
  body: z.object({ orderId: z.uuid(), isWanted: z.boolean() }),
  reply: success({ order: orderDetail }),
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/order/cancel',
  summary: 'Cancels an order that is not on its way yet; what was paid goes back',
  shopper: 'required',
  query: nothing,
  body: z.object({ orderId: z.uuid() }),
  reply: success({ order: orderDetail, message: z.string() }),
});

export const RETURN_REASON_MISSING = 'Return reason is required';

/** What is to be returned of an order, and why. */
export const returnedItems = {
  // Of several faults the first one is reported.
  reason: z
    .string({ error: RETURN_REASON_MISSING })
    .trim()
    .min(1, RETURN_REASON_MISSING)
    .max(500, 'At most 500 characters'),
  orderId: z.uuid(),
  itemIds: z.array(z.uuid()).min(1, 'Please choose what to return').max(MAX_CART_LINES),
};

/** The same as a buyer asks for it. */
export const requestedReturn = {
  ...returnedItems,
  /** The size to get instead of a refund; held from now on. */
  exchangeSize: z.string().trim().min(1).max(20).optional(),
};

export const ONE_AT_A_TIME = { error: 'Please exchange one item at a time', path: ['itemIds'] };

/** Another size can only be requested for a single item. */
export function exchangesOneItem(requested: {
  itemIds: string[];
  exchangeSize?: string | undefined;
}): boolean {
  return !requested.exchangeSize || requested.itemIds.length === 1;
}

/** How long a photo can be sent after a return was requested. */
export const RETURN_PHOTO_MINUTES = 30;

export const returnRequested = success({
  message: z.string(),
  /** What `sendReturnPhoto` wants to see, for the first item that was named; good for half an hour. */
  photoProof: z.string(),
});

export const requestReturn = endpoint({
  method: 'POST',
  path: '/order/return-request',
  summary: 'Asks to return items of an order, for the money or one item for another size; once for each item',
  shopper: 'required',
  query: nothing,
  body: z.object(requestedReturn).refine(exchangesOneItem, ONE_AT_A_TIME),
  reply: returnRequested,
});

export const returnPhotoUpload = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  maxBytes: 8 * 1024 * 1024,
} as const;

export const sendReturnPhoto = endpoint({
  method: 'PUT',
  path: '/order/return-photo',
  summary: 'Adds a photo to a return that was just requested; the body is the picture itself',
  consumes: { as: 'file', ...returnPhotoUpload },
  query: z.object({ proof: z.string().max(1_000) }),
  body: fileBody,
  reply: success({ message: z.string() }),
});
