import { z } from 'zod';
import { line } from '../accounts/profile.ts';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';
import { mobile } from '../values/address.ts';
import { email, INVALID_EMAIL } from '../values/email.ts';
import { optionalText } from '../values/text-field.ts';

export const MAX_GIFT_CARD_MESSAGE = 300;

/** How far ahead a card may be sent, in days. */
export const GIFT_CARD_AHEAD_DAYS = 365;

/** Letters and digits that are not mistaken for each other. */
export const GIFT_CARD_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const GIFT_CARD_CODE_LENGTH = 16;

export const UNKNOWN_GIFT_CARD = 'This gift card code is not valid. Please check it.';

export const getGiftCardOffer = endpoint({
  method: 'GET',
  path: '/gift-card/offer',
  summary: 'The amounts of gift cards that the shop sells',
  query: nothing,
  body: nothing,
  reply: success({
    /** Rupees; empty when the shop sells none. */
    amounts: z.array(z.number()),
    /** How long a card can be used; null without an end. */
    years: z.int().nullable(),
  }),
});

const address = email({ missing: 'Please enter an email address', invalid: INVALID_EMAIL });
const person = line(60).min(1, 'Please enter a name');

/** What a card says, and when and to whom it is sent. */
export const giftCardContent = z.object({
  recipientName: person,
  recipientEmail: address,
  message: optionalText(MAX_GIFT_CARD_MESSAGE),
  /** The day in India on whose morning it is sent; null for at once. */
  sendOn: z.iso
    .date('Please choose a day')
    .nullable()
    .meta({ examples: [null] }),
});

export const buyGiftCard = endpoint({
  method: 'POST',
  path: '/gift-card/buy',
  summary:
    'Opens the payment of a gift card; repeating a `cardId` returns the same one. It is sent once the payment arrived',
  query: nothing,
  body: giftCardContent.extend({
    /** Created by the browser. Whoever has it may ask what became of the payment. */
    cardId: z.uuid(),
    /** Rupees: one of those that are offered. */
    amount: z.number().positive().max(1_000_000),
    buyerName: person,
    buyerEmail: address,
    buyerPhone: mobile,
  }),
  reply: success({ paymentUrl: z.string() }),
});

export const getGiftCardState = endpoint({
  method: 'GET',
  path: '/gift-card/state',
  summary: 'What became of the payment of a gift card; an open one is asked for at the provider',
  query: z.object({ cardId: z.uuid() }),
  body: nothing,
  reply: success({
    /** `over`: it can no longer be paid. `cancelled`: its money goes back. */
    state: z.enum(['to-pay', 'paid', 'over', 'cancelled']),
    paymentUrl: z.string().nullable(),
    /** Rupees. */
    amount: z.number(),
    sendAt: z.iso.datetime(),
    isSent: z.boolean(),
  }),
});

const giftCardCode = z.object({
  giftCardCode: z
    .string()
    .max(60)
    .transform((typed) => typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))
    .refine((code) => code.length === GIFT_CARD_CODE_LENGTH, UNKNOWN_GIFT_CARD),
});

export const checkGiftCard = endpoint({
  method: 'POST',
  path: '/gift-card/check',
  summary: 'What a gift card that was not used yet is worth, by its code',
  query: nothing,
  body: giftCardCode,
  reply: success({
    /** Rupees. */
    amount: z.number(),
    expiresAt: z.iso.datetime().nullable(),
  }),
});

export const redeemGiftCard = endpoint({
  method: 'POST',
  path: '/gift-card/redeem',
  summary: 'Puts the amount of a gift card on the shopper’s account, as store credit',
  shopper: 'required',
  query: nothing,
  body: giftCardCode,
  reply: success({
    /** Rupees: of the card, and what the shopper can spend now. */
    amount: z.number(),
    balance: z.number(),
  }),
});
