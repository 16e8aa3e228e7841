import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { totalsInRupees } from './checkout.ts';

export const messageConsent = z.object({ isWanted: z.boolean(), at: z.iso.datetime() });
export type MessageConsent = z.output<typeof messageConsent>;

export const phoneOrder = z.object({
  /** `to-pay`: the link works. `placed`: it became an order. `over`: it can no longer be paid. */
  state: z.enum(['to-pay', 'placed', 'over']),
  lines: z.array(
    z.object({
      name: z.string(),
      size: z.string().nullable(),
      quantity: z.int(),
      /** Rupees per unit. */
      price: z.number(),
    }),
  ),
  totals: totalsInRupees,
  isExpress: z.boolean(),
  expiresAt: z.iso.datetime(),
  paymentUrl: z.string().nullable(),
  messages: messageConsent.nullable(),
});
export type PhoneOrder = z.infer<typeof phoneOrder>;

const token = z.string().max(1_000);
const phoneOrderReply = success({ order: phoneOrder });

export const readPhoneOrder = endpoint({
  method: 'POST',
  path: '/order/by-phone',
  summary: 'A phone order, opened with the payer’s link',
  query: nothing,
  body: z.object({ token }),
  reply: phoneOrderReply,
});

export const changePhoneOrderMessages = endpoint({
  method: 'POST',
  path: '/order/by-phone/messages',
  summary: 'Sets whether the payer wants updates by WhatsApp or SMS; earlier choices stay on record',
  query: nothing,
  body: z.object({ token, isWanted: z.boolean() }),
  reply: phoneOrderReply,
});
