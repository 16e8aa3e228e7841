import { z } from 'zod';
import { line } from '../accounts/profile.ts';
import { nothing, success } from '../api/envelope.ts';
import { attemptReason, parcelState } from '../fulfilment/parcel.ts';
import { MAX_CART_LINES } from '../shop/shop-rules.ts';
import { optionalText } from '../values/text-field.ts';
import { adminOrder } from './order.ts';
import { parcel as carrier } from './order-steps.ts';
import { staffEndpoint } from './staff-endpoint.ts';

const lineIds = z.array(z.uuid()).max(MAX_CART_LINES);
const note = optionalText(500).optional();
const reply = success({ order: adminOrder });

export const createParcel = staffEndpoint({
  method: 'POST',
  path: '/admin/parcel/create',
  summary: 'Puts items of an order that are not in a parcel yet into a new parcel',
  permission: 'orders.pack',
  query: nothing,
  body: z.object({
    orderId: z.uuid(),
    lineIds: lineIds.min(1, 'Please choose what goes into the parcel'),
    ...carrier,
  }),
  reply,
});

export const moveParcel = staffEndpoint({
  method: 'POST',
  path: '/admin/parcel/move',
  summary: 'Records what happened to a parcel; order, stock, documents and mails follow',
  permission: 'orders.pack',
  query: nothing,
  body: z
    .object({
      parcelId: z.uuid(),
      to: parcelState,
      /** Why a delivery attempt failed; for that step only. */
      reason: attemptReason.optional(),
      /** Lines of a returned parcel that can no longer be sold. */
      damagedLineIds: lineIds.default([]),
      note,
    })
    .refine(({ to, reason }) => to !== 'attempt_failed' || reason !== undefined, {
      error: 'Please say why it could not be delivered',
      path: ['reason'],
    }),
  reply,
});

export const respondToAttempt = staffEndpoint({
  method: 'POST',
  path: '/admin/parcel/answer',
  summary:
    'Asks the courier to try again after a failed attempt, or to bring the parcel back; if none is booked, records what it was told',
  permission: 'orders.pack',
  query: nothing,
  body: z.object({ parcelId: z.uuid(), action: z.enum(['retry', 'return']).default('retry'), note }),
  reply,
});

export const refundParcel = staffEndpoint({
  method: 'POST',
  path: '/admin/parcel/refund',
  summary: 'Refunds the items of a parcel that did not reach the buyer, with a credit note',
  permission: 'orders.refund',
  query: nothing,
  body: z.object({
    parcelId: z.uuid(),
    /** Whether the shop keeps a delivery charge that would otherwise be refunded as well. */
    keepsDelivery: z.boolean().default(false),
    note,
  }),
  reply,
});

export const resendParcel = staffEndpoint({
  method: 'POST',
  path: '/admin/parcel/resend',
  summary: 'Sends the items of a parcel that did not reach the buyer again, from stock, in a new parcel',
  permission: 'orders.pack',
  query: nothing,
  body: z.object({ parcelId: z.uuid(), note }),
  reply,
});

export const setTracking = staffEndpoint({
  method: 'POST',
  path: '/admin/parcel/tracking',
  summary: 'Sets the courier and tracking number of a parcel',
  permission: 'orders.pack',
  query: nothing,
  body: z.object({ parcelId: z.uuid(), courier: line(60), trackingNumber: line(60) }),
  reply,
});
