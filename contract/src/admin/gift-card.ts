import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { giftCardContent } from '../sales/gift-card.ts';
import { NOT_RUPEES, paise } from '../values/amount.ts';
import { email, INVALID_EMAIL } from '../values/email.ts';
import { text } from '../values/text-field.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const GIFT_CARDS_PAGE = 50;

/** The amounts of one card, in paise. */
export const MIN_GIFT_CARD = 10_000;
export const MAX_GIFT_CARD = 1_000_000;

const AMOUNTS = 'A gift card is worth Rs. 100 to Rs. 10,000';
const amount = z.int(NOT_RUPEES).min(MIN_GIFT_CARD, AMOUNTS).max(MAX_GIFT_CARD, AMOUNTS);

export const giftCardSettings = z.object({
  /** Of the cards that shoppers can buy; none are sold if empty. Paise. */
  amounts: z
    .array(amount)
    .max(8, 'At most 8 amounts')
    .refine((amounts) => new Set(amounts).size === amounts.length, 'An amount is entered twice'),
  /** How long a card can be used; null without an end. */
  years: z.int('Please enter whole years').min(1, 'At least a year').max(10, 'At most 10 years').nullable(),
});

export const giftCardRow = z.object({
  cardId: z.uuid(),
  amount: paise,
  /** `waiting`: its day has not come. `expired`: nobody has entered its code in time. */
  state: z.enum(['unpaid', 'waiting', 'sent', 'redeemed', 'expired', 'cancelled']),
  isBought: z.boolean(),
  buyerName: z.string(),
  buyerEmail: z.string(),
  recipientName: z.string(),
  recipientEmail: z.string(),
  sendAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  /** When its code was entered, or it was cancelled. */
  endedAt: z.iso.datetime().nullable(),
  /** Who entered the code; null if that account is gone. */
  userId: z.uuid().nullable(),
  staffName: z.string(),
  reason: z.string(),
  createdAt: z.iso.datetime(),
});
export type GiftCardRow = z.output<typeof giftCardRow>;

export const listGiftCards = staffEndpoint({
  method: 'GET',
  path: '/admin/gift-card/list',
  summary: 'Gift cards, the latest first, and what the shop owes for those that were not used',
  permission: 'customers.read',
  query: z.object({ after: z.uuid().optional() }),
  body: nothing,
  reply: success({ owed: paise, cards: z.array(giftCardRow), nextAfter: z.uuid().nullable() }),
});

export const issueGiftCard = staffEndpoint({
  method: 'POST',
  path: '/admin/gift-card/issue',
  summary: 'Gives a gift card away, within the owner’s limit for what one person gives in a day',
  permission: 'orders.refund',
  query: nothing,
  body: giftCardContent.extend({
    /** Created by the browser; repeating the same one changes nothing. */
    cardId: z.uuid(),
    amount,
    reason: text(300, 'Please say why'),
  }),
  reply: success({}),
});

export const sendGiftCardAgain = staffEndpoint({
  method: 'POST',
  path: '/admin/gift-card/send',
  summary: 'Sends a gift card that was not used again, with a new code; the earlier one ends',
  permission: 'orders.refund',
  query: nothing,
  body: z.object({
    cardId: z.uuid(),
    recipientEmail: email({ missing: 'Please enter an email address', invalid: INVALID_EMAIL }),
  }),
  reply: success({}),
});

export const cancelGiftCard = staffEndpoint({
  method: 'POST',
  path: '/admin/gift-card/cancel',
  summary: 'Ends a gift card that was not used, and refunds its buyer in full',
  permission: 'orders.refund',
  query: nothing,
  body: z.object({ cardId: z.uuid(), reason: text(300, 'Please say why') }),
  reply: success({}),
});
