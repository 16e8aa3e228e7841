import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { ProviderEvent } from '../provider.ts';
import type { Payee } from './payee.ts';

/** Source: RazorpayX, 'Payout States and Life Cycle'. */
export const providerStates = [
  'pending',
  'queued',
  'scheduled',
  'processing',
  'processed',
  'reversed',
  'cancelled',
  'rejected',
  'failed',
] as const;
export type ProviderState = (typeof providerStates)[number];

export type NewPayout = {
  /** Up to 36 characters. Idempotency key and reference: asking again with the same one pays once. */
  key: string;
  amount: Paise;
  payee: Payee;
  /** What the buyer's bank shows; letters, digits and spaces. */
  narration: string;
};

export type ProviderPayout = {
  id: string;
  /** The key that it was asked for with. */
  key: string | null;
  amount: Paise;
  state: ProviderState;
  /** The bank's reference number (UTR). */
  bankReference: string | null;
  /** Why it is where it is, in the provider's words. */
  reason: string | null;
};

export type PayoutEvent = Pick<ProviderEvent, 'id' | 'kind'> & { payoutId: string };

/**
 * The gateway to whoever pays from the shop's own account to a UPI id or bank account. As with `PaymentProvider`, no call is
 * made inside a database transaction, and every call throws `ProviderError` when there is no good answer.
 */
export type PayoutProvider = {
  readonly name: string;
  readonly testMode: boolean;
  /**
   * @throws PayoutRefused when the provider has read what was asked and will not do it; after any other error it is not known
   * whether it was done
   */
  pay(payout: NewPayout): Promise<ProviderPayout>;
  fetch(payoutId: string): Promise<ProviderPayout>;
  /** Every payout that was asked for with this key; empty: the provider has none. */
  findByKey(key: string): Promise<ProviderPayout[]>;
  /** Every payout since then, whoever asked for it. */
  listSince(since: Date): Promise<ProviderPayout[]>;
  /** Reads a webhook, as `PaymentProvider.readWebhook` does. */
  readWebhook(rawBody: Buffer, headers: Record<string, unknown>): PayoutEvent | undefined;
};

/** The provider has read a payout that was asked for and will not make it; `message` says why. */
export class PayoutRefused extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'PayoutRefused';
  }
}
