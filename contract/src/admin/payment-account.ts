import { z } from 'zod';
import { nothing, success } from '../api/envelope.ts';
import { accountProvider, paymentAccount } from '../payments/payment-account.ts';
import { staffEndpoint } from './staff-endpoint.ts';

/** Of the caller's authenticator app, or a recovery code. */
const code = z.string().trim().min(6, 'Please enter the code of your authenticator app').max(20);

export const paymentAccountRow = z.object({
  provider: accountProvider,
  /** Whose account, or decision for the sandbox, holds; the operator's comes first. The sandbox moves no money. */
  setBy: z.enum(['operator', 'owner', 'sandbox', 'nobody']),
  /** By which the owner recognises the account: a key id, a client code, the end of a key; empty where there is none. */
  hint: z.string(),
  isTest: z.boolean(),
  /** Whether the owner can enter an account: not in the demo, and not where the operator has decided. */
  canEnter: z.boolean(),
  /** Where the provider reports payments to. */
  webhookUrl: z.string(),
});
export type PaymentAccountRow = z.infer<typeof paymentAccountRow>;

export const readPaymentAccounts = staffEndpoint({
  method: 'GET',
  path: '/admin/payment-account/read',
  summary: 'Which accounts at payment providers the shop uses, without their secrets',
  permission: 'settings',
  query: nothing,
  body: nothing,
  reply: success({ accounts: z.array(paymentAccountRow) }),
});

export const savePaymentAccount = staffEndpoint({
  method: 'POST',
  path: '/admin/payment-account/save',
  summary: 'Calls the provider with these keys, and if they are accepted, takes payments by them from now on',
  permission: 'settings',
  query: nothing,
  body: z.object({
    account: paymentAccount,
    code,
  }),
  reply: success({ message: z.string() }),
});

export const deletePaymentAccount = staffEndpoint({
  method: 'POST',
  path: '/admin/payment-account/delete',
  summary:
    'Stops taking payments by an account that the owner entered; its payments can no longer be refunded here',
  permission: 'settings',
  query: nothing,
  body: z.object({ provider: accountProvider.exclude(['razorpay']), code }),
  reply: success({}),
});
