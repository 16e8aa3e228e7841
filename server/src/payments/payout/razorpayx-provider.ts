import { z } from 'zod';
import { createRazorpayHttp, RefusedByProvider } from '../razorpay/razorpay-http.ts';
import { readRazorpayWebhook } from '../razorpay/read-webhook.ts';
import { listOf } from '../razorpay/wire.ts';
import type { Payee } from './payee.ts';
import {
  type PayoutProvider,
  PayoutRefused,
  type ProviderPayout,
  providerStates,
} from './payout-provider.ts';

const PATH = '/v1/payouts';
/** Razorpay's maximum page size. */
const PAGE = 100;

const wirePayout = z.object({
  id: z.string(),
  amount: z.int(),
  status: z.enum(providerStates),
  reference_id: z.string().nullish(),
  utr: z.string().nullish(),
  status_details: z.object({ description: z.string().nullish() }).nullish(),
  /** For accounts that do not have `status_details` yet. */
  failure_reason: z.string().nullish(),
});

export type RazorpayXOptions = {
  baseUrl: string;
  keyId: string;
  keySecret: string;
  accountNumber: string;
  webhookSecrets: readonly string[];
  testMode: boolean;
  timeoutMs?: number;
};

/**
 * Only allowlisted IP addresses may call it. Source: RazorpayX, 'Payout Composite', 'Payout Idempotency',
 * 'Payout States'.
 */
export function createRazorpayX(options: RazorpayXOptions): PayoutProvider {
  const { accountNumber, webhookSecrets, testMode } = options;
  const call = createRazorpayHttp(options.baseUrl, options.keyId, options.keySecret, options.timeoutMs);

  return {
    name: 'razorpayx',
    testMode,

    async pay({ key, amount, payee, narration }) {
      const body = {
        account_number: accountNumber,
        amount,
        currency: 'INR',
        mode: payee.kind === 'vpa' ? 'UPI' : 'IMPS',
        purpose: 'refund',
        fund_account: fundAccountOf(payee),
        // Without this, a low balance would fail the payout at once, and staff would have to request it
        // again.
        queue_if_low_balance: true,
        reference_id: key,
        narration,
      };
      const headers = { 'x-payout-idempotency': key };
      try {
        return toPayout(await call({ method: 'POST', path: PATH, body, headers }, wirePayout));
      } catch (error) {
        if (error instanceof RefusedByProvider) throw new PayoutRefused(error.description, error);
        throw error;
      }
    },

    async fetch(payoutId) {
      const path = `${PATH}/${encodeURIComponent(payoutId)}`;
      return toPayout(await call({ method: 'GET', path }, wirePayout));
    },

    async findByKey(key) {
      const query = new URLSearchParams({ account_number: accountNumber, reference_id: key });
      const { items } = await call({ method: 'GET', path: `${PATH}?${query}` }, listOf(wirePayout));
      return items.map(toPayout).filter((payout) => payout.key === key);
    },

    async listSince(since) {
      const found: ProviderPayout[] = [];
      for (let skip = 0; ; skip += PAGE) {
        const from = Math.floor(since.getTime() / 1000);
        const query = new URLSearchParams({
          account_number: accountNumber,
          from: `${from}`,
          count: `${PAGE}`,
          skip: `${skip}`,
        });
        const { items } = await call({ method: 'GET', path: `${PATH}?${query}` }, listOf(wirePayout));
        found.push(...items.map(toPayout));
        if (items.length < PAGE) return found;
      }
    },

    readWebhook(rawBody, headers) {
      const event = readRazorpayWebhook(rawBody, headers, webhookSecrets);
      return event && { id: event.id, kind: event.kind, payoutId: event.payoutId };
    },
  };
}

function fundAccountOf(payee: Payee) {
  const contact = { name: payee.name, type: 'customer' };
  if (payee.kind === 'vpa') return { account_type: 'vpa', vpa: { address: payee.vpa }, contact };
  const { name, ifsc, accountNumber: account_number } = payee;
  return { account_type: 'bank_account', bank_account: { name, ifsc, account_number }, contact };
}

function toPayout(wire: z.output<typeof wirePayout>): ProviderPayout {
  return {
    id: wire.id,
    key: wire.reference_id ?? null,
    amount: wire.amount,
    state: wire.status,
    bankReference: wire.utr || null,
    reason: wire.status_details?.description || wire.failure_reason || null,
  };
}
