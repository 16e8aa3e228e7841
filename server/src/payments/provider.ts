import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { Fault } from '../platform/http/error-reply.ts';

export type ProviderOrder = {
  id: string;
  amount: Paise;
  currency: string;
  receipt: string;
  status: 'created' | 'attempted' | 'paid';
};

export type NewProviderOrder = { amount: Paise; currency: string; receipt: string };

export type NewPaymentLink = NewProviderOrder & {
  description: string;
  expiresAt: Date;
  /** The phone number has ten digits; the e-mail address may be empty. */
  customer: { name: string; email: string; phone: string };
  callbackUrl: string;
  /** Whether the provider also sends the link by SMS and e-mail. */
  notifies: boolean;
};

/** `listPayments` and `closeOrder` accept its id in place of an order's, and webhooks contain it. */
export type PaymentLink = { id: string; url: string };

export type ProviderPayment = {
  id: string;
  orderId: string;
  amount: Paise;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  method: string;
  refunded: Paise;
  /** The address entered in the provider's own form, if the form has such a field. */
  payerEmail?: string | undefined;
};

export type CapturedPayment = Pick<ProviderPayment, 'id' | 'amount' | 'currency' | 'refunded'> & {
  createdAt: Date;
};

export type TracedPayment = {
  order: ProviderOrder;
  payment: ProviderPayment;
  isOurs: boolean;
};

export type ProviderRefund = {
  id: string;
  paymentId: string;
  amount: Paise;
  status: 'pending' | 'processed' | 'failed';
  /** The idempotency key it was requested with; null for one made in the provider's dashboard. */
  key: string | null;
};

/** A payment that its buyer disputes at the bank (a chargeback). */
export type ProviderDispute = {
  id: string;
  paymentId: string;
  amount: Paise;
  /** Taken from the shop's account so far. */
  deducted: Paise;
  /** `open`: the shop has to answer. */
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  /** The bank's reason, such as `goods_or_services_not_received`. */
  reason: string;
  /** Until when the shop can answer. */
  respondBy: Date | null;
  openedAt: Date;
};

export type ProviderEvent = {
  /** The same for every delivery of the event. */
  id: string;
  kind: string;
  orderId: string | null;
  refundId: string | null;
  disputeId: string | null;
};

/**
 * Calls go over the network and are never made inside a database transaction. Every method that calls the
 * provider throws `ProviderError` when it times out or responds with an error.
 */
export type PaymentProvider = {
  readonly name: string;
  readonly testMode: boolean;
  /** An admin makes refunds on the provider's dashboard and then marks them as made. */
  readonly refundsByHand?: true;
  /** Repeating the receipt returns the same order. */
  openOrder(order: NewProviderOrder): Promise<ProviderOrder>;
  /** Where possible, prevents an unpaid order from being paid; a paid one stays unchanged. */
  closeOrder?(orderId: string): Promise<void>;
  listPayments(orderId: string): Promise<ProviderPayment[]>;
  /** Including refunded ones. */
  listCaptured(since: Date): Promise<CapturedPayment[]>;
  /** undefined for a payment without an order */
  tracePayment(paymentId: string): Promise<TracedPayment | undefined>;
  /**
   * @param rawBody the bytes as received, because the signature covers them
   * @returns undefined when it is not signed with the webhook secret
   * @throws ShopError INVALID_INPUT when it is, but cannot be parsed
   */
  readWebhook(
    rawBody: Buffer,
    headers: Record<string, unknown>,
  ): ProviderEvent | undefined | Promise<ProviderEvent | undefined>;
  fetchRefund(refundId: string): Promise<ProviderRefund>;
  /** Including those made in the provider's dashboard. */
  listRefunds(of: { paymentId: string } | { since: Date }): Promise<ProviderRefund[]>;
  refund(refund: { paymentId: string; amount: Paise; idempotencyKey: string }): Promise<ProviderRefund>;
  /** Absent, as `listDisputes`, when disputes are only shown on the provider's dashboard. */
  fetchDispute?(disputeId: string): Promise<ProviderDispute>;
  listDisputes?(): Promise<ProviderDispute[]>;
};

/** Its payment window opens on the shop's own page and returns its result to the page's script. */
export type WindowProvider = PaymentProvider & {
  /** The public key that the browser passes to the provider's checkout. */
  readonly key: string;
  readonly scriptUrl: string;
  /** Whether the provider signed the browser's response for this order. Compares in constant time. */
  isPaymentSigned(signed: { orderId: string; paymentId: string; signature: string }): boolean;
  /** Repeating the receipt returns the same link. */
  createLink(link: NewPaymentLink): Promise<PaymentLink>;
  /** undefined when the provider has no such payment. */
  fetchPayment(paymentId: string): Promise<ProviderPayment | undefined>;
};

/** A provider with its own payment page: the browser goes to `payUrl` and returns to `/verify`. */
export type PageProvider = Omit<PaymentProvider, 'openOrder'> & {
  openOrder(order: NewProviderOrder): Promise<ProviderOrder & { payUrl: string }>;
};

export class ProviderError extends Error {
  readonly retryable: boolean;
  readonly description: string;

  constructor(message: string, options: { retryable: boolean; description?: string; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'ProviderError';
    this.retryable = options.retryable;
    this.description = options.description ?? message;
  }
}

export function providerFault(error: Error): Fault | undefined {
  if (!(error instanceof ProviderError)) return undefined;
  return { code: 'PROVIDER_UNAVAILABLE', what: 'The payment service did not answer.' };
}
