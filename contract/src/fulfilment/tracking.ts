import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { messageConsent } from '../sales/phone-order.ts';
import { address, mobile } from '../values/address.ts';
import { email, INVALID_EMAIL } from '../values/email.ts';
import {
  exchangesOneItem,
  ONE_EXCHANGE_ONLY,
  orderedItem,
  orderStatus,
  returnedItems,
  returnRequested,
} from './order.ts';

export const CONTACT_MISSING = 'Please enter either email or phone number';
export const TRACKING_CODE_MINUTES = 10;
export const TRACKING_PROOF_MINUTES = 30;

export const trackedOrder = z.object({
  _id: z.uuid(),
  date: z.iso.datetime(),
  status: orderStatus,
  /** Rupees. */
  amount: z.number(),
  guestInfo: z.object({ name: z.string(), email: z.string() }),
  items: z.array(orderedItem),
  /** As in `UserOrder`. */
  daysToMake: z.int().optional(),
  isReturnable: z.boolean(),
  returnsUntil: z.iso.datetime().nullable(),
  address: z.object(
    Object.fromEntries(Object.keys(address.shape).map((field) => [field, z.string()])) as Record<
      keyof typeof address.shape,
      z.ZodString
    >,
  ),
  paymentMethod: z.string(),
  payment: z.boolean(),
  toConfirmBy: z.iso.datetime().nullable(),
  arrives: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  isExpress: z.boolean(),
  messages: messageConsent.nullable(),
  courier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** Whether last name, e-mail, street and phone are shown only in part. */
  isMasked: z.boolean(),
});
export type TrackedOrder = z.infer<typeof trackedOrder>;

const tracked = success({ orders: z.array(trackedOrder), message: z.string() });
const contactEmail = email({ missing: CONTACT_MISSING, invalid: INVALID_EMAIL });
const empty = z.string().trim().length(0).nullish();

export const trackOrders = endpoint({
  method: 'POST',
  path: '/order/guest-tracking',
  summary: 'Orders by e-mail address or phone number, partly masked; by both together in full',
  query: nothing,
  body: z
    .object({
      email: z.union([empty, contactEmail], { error: INVALID_EMAIL }),
      phone: z.union([empty, mobile], { error: 'Please enter a valid 10-digit phone number' }),
    })
    .refine(({ email: typed, phone }) => typed || phone, CONTACT_MISSING),
  reply: tracked,
});

export const requestTrackingCode = endpoint({
  method: 'POST',
  path: '/order/guest-tracking/code',
  summary: 'Mails a one-time code to an address that has orders; the response is always the same',
  query: nothing,
  body: z.object({ email: contactEmail }),
  reply: success({ message: z.string() }),
});

export const verifyTrackingCode = endpoint({
  method: 'POST',
  path: '/order/guest-tracking/verify',
  summary: 'The orders of an address in full, with the code that was mailed to it',
  query: nothing,
  body: z.object({
    email: contactEmail,
    code: z
      .string()
      .max(20)
      .meta({ examples: ['123456'] })
      .transform((typed) => typed.replace(/\D/g, ''))
      .pipe(z.string().length(6, 'The code has 6 digits')),
  }),
  reply: tracked.extend({
    /** The token that `requestTrackedReturn` requires; valid for half an hour. */
    proof: z.string(),
  }),
});

export const requestTrackedReturn = endpoint({
  method: 'POST',
  path: '/order/guest-tracking/return',
  summary:
    'Requests the return of items, with the code mailed to the order’s address; otherwise as for a shopper',
  query: nothing,
  body: z
    .object({ ...returnedItems, proof: z.string().max(1_000) })
    .refine(exchangesOneItem, ONE_EXCHANGE_ONLY),
  reply: returnRequested,
});

export const trackByLink = endpoint({
  method: 'POST',
  path: '/order/guest-tracking/link',
  summary: 'One order in full, by the link in a mail about it',
  query: nothing,
  body: z.object({ token: z.string().max(1_000) }),
  reply: tracked,
});

export const confirmByLink = endpoint({
  method: 'POST',
  path: '/order/guest-tracking/confirm',
  summary:
    'Confirms a cash on delivery order, or cancels it before it is packed, by the link in the confirmation mail',
  query: nothing,
  body: z.object({ token: z.string().max(1_000), answer: z.enum(['confirm', 'cancel']) }),
  reply: tracked,
});

export const changeTrackedMessages = endpoint({
  method: 'POST',
  path: '/order/guest-tracking/messages',
  summary:
    'Sets whether the buyer of a phone order wants updates by WhatsApp or SMS, by the code or the link in a mail',
  query: nothing,
  body: z.object({
    orderId: z.uuid(),
    isWanted: z.boolean(),
    /** The `proof` from `verifyTrackingCode`, or the token for `trackByLink`. */
    proof: z.string().max(1_000),
  }),
  reply: tracked,
});

export const enterTrackedPhone = endpoint({
  method: 'POST',
  path: '/order/guest-tracking/phone',
  summary: 'Adds the phone number to an order that came without one, by the code or the link in a mail',
  query: nothing,
  body: z.object({
    orderId: z.uuid(),
    phone: mobile,
    /** The `proof` from `verifyTrackingCode`, or the token for `trackByLink`. */
    proof: z.string().max(1_000),
  }),
  reply: tracked,
});
