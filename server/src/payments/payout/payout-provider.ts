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
  /** Idempotency key and reference, up to 36 characters. Repeated calls with the same key pay only once. */
  key: string;
  amount: Paise;
  payee: Payee;
  /** Shown by the buyer's bank; letters, digits and spaces only. */
  narration: string;
};

export type ProviderPayout = {
  id: string;
  key: string | null;
  amount: Paise;
  state: ProviderState;
  /** The bank's reference number (UTR). */
  bankReference: string | null;
  /** The reason for its state, in the provider's words. */
  reason: string | null;
};

/** `payoutId` is null for an event about something else, which has no effect. */
export type PayoutEvent = Pick<ProviderEvent, 'id' | 'kind'> & { payoutId: string | null };

/**
 * Pays from the shop's own account. As with `PaymentProvider`, never called inside a database transaction,
 * and throws `ProviderError` when there is no usable response.
 */
export type PayoutProvider = {
  readonly name: string;
  readonly testMode: boolean;
  /** @throws PayoutRefused when the provider declined it; after any other error, the outcome is unknown */
  pay(payout: NewPayout): Promise<ProviderPayout>;
  fetch(payoutId: string): Promise<ProviderPayout>;
  findByKey(key: string): Promise<ProviderPayout[]>;
  /** Returns every payout since then, including those made outside this shop. */
  listSince(since: Date): Promise<ProviderPayout[]>;
  /** Reads a webhook, as `PaymentProvider.readWebhook` does. */
  readWebhook(rawBody: Buffer, headers: Record<string, unknown>): PayoutEvent | undefined;
};

/** The provider has read a payout request and declined it; `message` says why. */
export class PayoutRefused extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'PayoutRefused';
  }
}
