import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { staffEndpoint } from './staff-endpoint.ts';

const name = z
  .string()
  .trim()
  .min(3, 'Please enter the payee’s name')
  .max(50, 'At most 50 characters')
  .regex(/^[\p{L}\p{M}\p{N} .'’-]+$/u, 'Letters, digits, spaces, dots and hyphens only');

export const payee = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('vpa'),
    name,
    vpa: z
      .string()
      .trim()
      .regex(/^[\w.-]{2,256}@[A-Za-z]{2,64}$/, 'Please enter a UPI id, such as asha@okbank')
      .meta({ examples: ['asha@okbank'] }),
  }),
  z.object({
    kind: z.literal('bank_account'),
    name,
    accountNumber: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9]{5,35}$/, 'Please enter the account number'),
    ifsc: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'Please enter an IFSC, such as SBIN0001234'),
  }),
]);
export type Payee = z.output<typeof payee>;

/** `approval`: a second person has to approve. `asked`: the provider is being asked. */
export const payoutState = z.enum([
  'approval',
  'asked',
  'pending',
  'queued',
  'scheduled',
  'processing',
  'processed',
  'reversed',
  'cancelled',
  'rejected',
  'failed',
  'withdrawn',
]);
export type ShownPayoutState = z.infer<typeof payoutState>;

export const shownPayout = z.object({
  payoutId: z.uuid(),
  attempt: z.int(),
  state: payoutState,
  payee: z.string(),
  problem: z.string(),
  /** The bank's reference number (UTR); empty until it is known. */
  reference: z.string(),
  askedBy: z.string(),
  approvedBy: z.string(),
  at: z.iso.datetime(),
});
export type ShownPayout = z.infer<typeof shownPayout>;

export const payRefund = staffEndpoint({
  method: 'POST',
  path: '/admin/payout/pay',
  summary:
    'Pays out a cash refund through RazorpayX, once a second person approves when the payouts of its order, of this person today or to this account exceed the owner’s limit',
  permission: 'orders.refund',
  query: nothing,
  body: z.object({ refundId: z.uuid(), payee }),
  reply: success({ payout: shownPayout }),
});

export const approvePayout = staffEndpoint({
  method: 'POST',
  path: '/admin/payout/approve',
  summary: 'Approves a payout that another member of staff requested',
  permission: 'orders.refund',
  query: nothing,
  body: z.object({ payoutId: z.uuid() }),
  reply: success({ payout: shownPayout }),
});

export const withdrawPayout = staffEndpoint({
  method: 'POST',
  path: '/admin/payout/withdraw',
  summary: 'Withdraws a payout that is waiting for a second person; its refund has to be paid again',
  permission: 'orders.refund',
  query: nothing,
  body: z.object({ payoutId: z.uuid() }),
  reply: success({ payout: shownPayout }),
});
