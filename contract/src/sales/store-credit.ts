import { z } from 'zod';
import { endpoint } from '../api/endpoint.ts';
import { nothing, success } from '../api/envelope.ts';

/** Only the latest; the balance counts all. */
export const CREDIT_ENTRIES = 50;

export const creditEntryKind = z.enum([
  'given',
  'gift-card',
  'taken',
  'refunded',
  'returned',
  'spent',
  'released',
  'expired',
]);
export type CreditEntryKind = z.output<typeof creditEntryKind>;

export const getStoreCredit = endpoint({
  method: 'GET',
  path: '/store-credit',
  summary: 'The shopper’s store credit, with its latest movements',
  shopper: 'required',
  query: nothing,
  body: nothing,
  reply: success({
    /** Rupees. */
    balance: z.number(),
    entries: z.array(
      z.object({
        kind: creditEntryKind,
        /** Rupees; negative for what was spent, taken back or expired. */
        amount: z.number(),
        at: z.iso.datetime(),
        /** Until when it can be spent; null if it does not expire. */
        expiresAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
});
