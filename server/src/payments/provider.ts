import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { Fault } from '../platform/http/error-reply.ts';

export type ProviderOrder = {
  id: string;
  amount: Paise;
  currency: string;
  receipt: string;
  status: 'created' | 'attempted' | 'paid';
};

/** The provider order to open; the receipt is an id of this shop. */
export type NewProviderOrder = { amount: Paise; currency: string; receipt: string };

/** The payment link to create, for a buyer who pays without the shop's own checkout. */
export type NewPaymentLink = NewProviderOrder & {
  /** Shown to the buyer on the page. */
  description: string;
  expiresAt: Date;
  /** The phone number has ten digits. */
  customer: { name: string; email: string; phone: string };
  /** Where the browser is sent after the payment. */
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
  /** card, upi, netbanking, … */
  method: string;
  /** The amount refunded so far. */
  refunded: Paise;
  /** The address entered in the provider's own form, if the form has such a field. */
  payerEmail?: string | undefined;
};

/** A captured payment, as listed. */
export type CapturedPayment = Pick<ProviderPayment, 'id' | 'amount' | 'currency' | 'refunded'> & {
  createdAt: Date;
};

/** A payment and its order, as the provider has them. */
export type TracedPayment = {
  order: ProviderOrder;
  payment: ProviderPayment;
  /**
   * Whether this installation opened the order. The same account may also serve other shops and payment
   * links.
   */
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

/** An event at the provider; its details are fetched from the provider rather than read from the event. */
export type ProviderEvent = {
  /** The same for every delivery of the event. */
  id: string;
  kind: string;
  orderId: string | null;
  refundId: string | null;
  disputeId: string | null;
};

/**
 * The gateway to a payment provider. Calls go over the network and are never made inside a database
 * transaction. Every method that calls the provider throws `ProviderError` when it times out or responds with
 * an error.
 */
export type PaymentProvider = {
  readonly name: string;
  readonly testMode: boolean;
  /**
   * The provider has no API for refunds: an admin makes them on its dashboard and then marks them as made.
   */
  readonly refundsByHand?: true;
  /** Opens an order. Repeating the receipt returns the same order. */
  openOrder(order: NewProviderOrder): Promise<ProviderOrder>;
  /** Where possible, prevents an unpaid order from being paid; a paid one stays unchanged. */
  closeOrder?(orderId: string): Promise<void>;
  listPayments(orderId: string): Promise<ProviderPayment[]>;
  /** Returns every payment captured since then, including refunded ones. */
  listCaptured(since: Date): Promise<CapturedPayment[]>;
  /** undefined for a payment without an order */
  tracePayment(paymentId: string): Promise<TracedPayment | undefined>;
  /**
   * Verifies and reads a webhook.
   * @param rawBody the bytes as received, because the signature covers them
   * @returns undefined when it is not signed with the webhook secret
   * @throws ShopError INVALID_INPUT when it is, but cannot be parsed
   */
  readWebhook(
    rawBody: Buffer,
    headers: Record<string, unknown>,
  ): ProviderEvent | undefined | Promise<ProviderEvent | undefined>;
  fetchRefund(refundId: string): Promise<ProviderRefund>;
  /** Returns the refunds of a payment, or all since then, including those made in its dashboard. */
  listRefunds(of: { paymentId: string } | { since: Date }): Promise<ProviderRefund[]>;
  refund(refund: { paymentId: string; amount: Paise; idempotencyKey: string }): Promise<ProviderRefund>;
  /** Absent, as `listDisputes`, when disputes are only shown on the provider's dashboard. */
  fetchDispute?(disputeId: string): Promise<ProviderDispute>;
  listDisputes?(): Promise<ProviderDispute[]>;
};

/**
 * A provider whose payment window opens on the shop's own page and returns its result to the page's script.
 */
export type WindowProvider = PaymentProvider & {
  /** The public key that the browser passes to the provider's checkout. */
  readonly key: string;
  readonly scriptUrl: string;
  /** Whether the provider signed the browser's response for this order. Compares in constant time. */
  isPaymentSigned(signed: { orderId: string; paymentId: string; signature: string }): boolean;
  /** Creates a payment link. Repeating the receipt returns the same link. */
  createLink(link: NewPaymentLink): Promise<PaymentLink>;
  /** undefined when the provider has no such payment. */
  fetchPayment(paymentId: string): Promise<ProviderPayment | undefined>;
};

/** A provider with its own payment page: the browser goes to `payUrl` and returns to `/verify`. */
export type PageProvider = Omit<PaymentProvider, 'openOrder'> & {
  openOrder(order: NewProviderOrder): Promise<ProviderOrder & { payUrl: string }>;
};

/** The provider refused, failed or timed out. When `retryable`, another attempt may succeed. */
export class ProviderError extends Error {
  readonly retryable: boolean;
  /** Why it refused, in words for the staff. */
  readonly description: string;

  constructor(message: string, options: { retryable: boolean; description?: string; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'ProviderError';
    this.retryable = options.retryable;
    this.description = options.description ?? message;
  }
}

/** The error shown to the shopper when a payment provider fails. */
export function providerFault(error: Error): Fault | undefined {
  if (!(error instanceof ProviderError)) return undefined;
  return { code: 'PROVIDER_UNAVAILABLE', what: 'The payment service did not answer.' };
}
