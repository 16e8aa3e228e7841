import { z } from 'zod';
import { line } from '../accounts/profile.ts';
import { nothing, success } from '../api/envelope.ts';
import { text } from '../values/text-field.ts';
import { MAX_WHOLE_NUMBER } from '../values/whole-number.ts';
import { adminOrder, decidedOn } from './order.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const MAX_MOVED_ORDERS = 100;

/** The steps of packing and delivery; cancelling is a separate call because it moves money. */
export const packingStep = z.enum(['Packing', 'Shipped', 'Out for delivery', 'Delivered']);
export type PackingStep = z.infer<typeof packingStep>;

export const parcel = { courier: line(60).optional(), trackingNumber: line(60).optional() };

export const moveOrders = staffEndpoint({
  method: 'POST',
  path: '/admin/order/move',
  summary: 'Moves orders one step further, each independently: a refused one does not hold up the others',
  permission: 'orders.pack',
  query: nothing,
  body: z.object({
    to: packingStep,
    orders: z
      .array(z.object({ orderId: z.uuid(), ...parcel }))
      .min(1, 'Please choose orders')
      .max(MAX_MOVED_ORDERS, `At most ${MAX_MOVED_ORDERS} at once`),
  }),
  reply: success({
    results: z.array(
      z.object({
        orderId: z.uuid(),
        isMoved: z.boolean(),
        message: z.string(),
      }),
    ),
  }),
});

export const setParcel = staffEndpoint({
  method: 'POST',
  path: '/admin/order/parcel',
  summary: 'Sets the courier and tracking number of a shipped order',
  permission: 'orders.pack',
  query: nothing,
  body: z.object({ orderId: z.uuid(), courier: line(60), trackingNumber: line(60) }),
  reply: success({ order: adminOrder }),
});

const reason = text(500, 'Please say why');

export const cancelOrderAsStaff = staffEndpoint({
  method: 'POST',
  path: '/admin/order/cancel',
  summary: 'Cancels an order that has not shipped yet; releases its units and coupon, and refunds it',
  permission: 'orders.change',
  query: nothing,
  body: z.object({
    orderId: z.uuid(),
    version: decidedOn,
    reason,
    /** What the buyer reads in the e-mail; `reason` is visible to staff only. */
    reasonForBuyer: line(300).optional(),
  }),
  reply: success({ order: adminOrder }),
});

export const refundInPart = staffEndpoint({
  method: 'POST',
  path: '/admin/order/refund',
  summary: 'Refunds money for an order without returned goods, up to what is left of its payments',
  permission: 'orders.refund',
  query: nothing,
  body: z.object({
    orderId: z.uuid(),
    version: decidedOn,
    /** Created by the browser for each refund; repeating the same one promises no further refund. */
    requestId: z.uuid(),
    /** Paise. */
    amount: z
      .int({ error: 'Please enter an amount in rupees' })
      .positive('Please enter an amount in rupees')
      .max(MAX_WHOLE_NUMBER, 'That is too much'),
    reason,
  }),
  reply: success({ order: adminOrder }),
});

export const markRefunded = staffEndpoint({
  method: 'POST',
  path: '/admin/order/refund-made',
  summary:
    'Marks a refund as made by hand: in the provider’s dashboard, or by UPI or bank transfer. The provider is asked first',
  permission: 'orders.refund',
  query: nothing,
  body: z.object({
    refundId: z.uuid(),
    /** The bank's reference number (UTR); required if the provider does not list the refund. */
    reference: line(40).optional(),
    reason: line(200).optional(),
  }),
  reply: success({}),
});

export const giveUpRefund = staffEndpoint({
  method: 'POST',
  path: '/admin/order/refund-given-up',
  summary:
    'Gives up a refund that was not made, for example because the buyer got the money in another way. The provider is asked first',
  permission: 'orders.refund',
  query: nothing,
  body: z.object({
    refundId: z.uuid(),
    reason: line(200).min(1, 'Please enter a reason'),
  }),
  reply: success({}),
});

export const addOrderNote = staffEndpoint({
  method: 'POST',
  path: '/admin/order/note',
  summary: 'Adds a note to an order; the buyer never sees it',
  permission: 'orders.answer',
  query: nothing,
  body: z.object({
    orderId: z.uuid(),
    text: text(2_000, 'Please write something'),
  }),
  reply: success({ order: adminOrder }),
});

export const writeToBuyer = staffEndpoint({
  method: 'POST',
  path: '/admin/order/message',
  summary: 'Sends an e-mail to the buyer of an order',
  permission: 'orders.answer',
  query: nothing,
  body: z.object({
    orderId: z.uuid(),
    subject: line(150).min(1, 'Please enter a subject'),
    text: text(5_000, 'Please write something'),
  }),
  reply: success({ order: adminOrder }),
});

export const confirmOrderAsStaff = staffEndpoint({
  method: 'POST',
  path: '/admin/order/confirm',
  summary: 'Records that the buyer has confirmed a cash on delivery order, for example by phone',
  permission: 'orders.answer',
  query: nothing,
  body: z.object({ orderId: z.uuid() }),
  reply: success({ order: adminOrder }),
});
