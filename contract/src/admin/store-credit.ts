import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { creditEntryKind } from '../sales/store-credit.ts';
import { NOT_RUPEES, paise } from '../values/amount.ts';
import { text } from '../values/text-field.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const CREDIT_ACCOUNTS_PAGE = 50;

/** The most that is given or taken at once, in paise. */
export const MAX_CREDIT = 10_000_000;

const TOO_MUCH = 'At most Rs. 1,00,000 at once';

export const creditGrant = z.object({
  grantId: z.uuid(),
  userId: z.uuid(),
  buyerName: z.string(),
  /** Paise; negative for what was taken. */
  amount: z.int(),
  reason: z.string(),
  staffName: z.string(),
  at: z.iso.datetime(),
  /** Whether the one who asks may approve it, because somebody else has given it. */
  isMine: z.boolean(),
});
export type CreditGrant = z.output<typeof creditGrant>;

export const listStoreCredit = staffEndpoint({
  method: 'GET',
  path: '/admin/store-credit/list',
  summary: 'What the shop owes as store credit, the largest balances first, and what waits for approval',
  permission: 'customers.read',
  query: z.object({ after: z.uuid().optional() }),
  body: nothing,
  reply: success({
    total: paise,
    accounts: z.array(z.object({ userId: z.uuid(), name: z.string(), email: z.string(), balance: paise })),
    nextAfter: z.uuid().nullable(),
    waiting: z.array(creditGrant),
  }),
});

export const getCustomerCredit = staffEndpoint({
  method: 'GET',
  path: '/admin/store-credit/customer',
  summary: 'The store credit of one shopper, with its latest movements',
  permission: 'customers.read',
  query: z.object({ userId: z.uuid() }),
  body: nothing,
  reply: success({
    balance: paise,
    entries: z.array(
      z.object({
        kind: creditEntryKind,
        /** Paise. */
        amount: z.int(),
        at: z.iso.datetime(),
        expiresAt: z.iso.datetime().nullable(),
        /** The order that it paid for, or whose money it was. */
        orderId: z.uuid().nullable(),
        reason: z.string(),
        staffName: z.string(),
      }),
    ),
    waiting: z.array(creditGrant),
  }),
});

const userId = z.uuid();

export const giveCredit = staffEndpoint({
  method: 'POST',
  path: '/admin/store-credit/give',
  summary:
    'Gives a shopper store credit, or takes it back; above the owner’s limit for payouts once a second person approves',
  permission: 'orders.refund',
  query: nothing,
  body: z.object({
    userId,
    /** Created by the browser for each time; repeating the same one changes nothing. */
    grantId: z.uuid(),
    /** Paise; negative to take it back. */
    amount: z
      .int(NOT_RUPEES)
      .min(-MAX_CREDIT, TOO_MUCH)
      .max(MAX_CREDIT, TOO_MUCH)
      .refine((amount) => amount !== 0, NOT_RUPEES),
    reason: text(300, 'Please say why'),
  }),
  reply: success({ isWaiting: z.boolean() }),
});

export const decideCredit = staffEndpoint({
  method: 'POST',
  path: '/admin/store-credit/decide',
  summary: 'Approves store credit that somebody else wants to give, or refuses it',
  permission: 'orders.refund',
  query: nothing,
  body: z.object({ grantId: z.uuid(), outcome: z.enum(['approve', 'refuse']) }),
  reply: success({}),
});
