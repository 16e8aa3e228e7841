import type { Paise } from '@gulmohar/contract/values/money.ts';
import type { Fault } from '../platform/http/error-reply.ts';

export type ProviderOrder = {
  id: string;
  amount: Paise;
  currency: string;
  receipt: string;
  status: 'created' | 'attempted' | 'paid';
};

/** What to open an order for; the receipt is our own id. */
export type NewProviderOrder = { amount: Paise; currency: string; receipt: string };

/** What a page is for where the buyer pays without the shop's own checkout. */
export type NewPaymentLink = NewProviderOrder & {
  /** What the buyer reads there. */
  description: string;
  expiresAt: Date;
  /** The phone number as ten digits. */
  customer: { name: string; email: string; phone: string };
  /** Where the browser goes after paying. */
  callbackUrl: string;
  /** Whether the provider sends it by SMS and e-mail as well. */
  notifies: boolean;
};

/** Its id stands for that of an order: `listPayments` and `closeOrder` take it, webhooks name it. */
export type PaymentLink = { id: string; url: string };

export type ProviderPayment = {
  id: string;
  orderId: string;
  amount: Paise;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  /** card, upi, netbanking, … */
  method: string;
  /** What the payer entered in the provider's own form, if it asks. */
  payerEmail?: string | undefined;
};

/** A captured payment with what of it went back. */
export type CapturedPayment = Pick<ProviderPayment, 'id' | 'amount' | 'currency'> & {
  refunded: Paise;
  createdAt: Date;
};

/** What a payment was made for, as the provider has it. */
export type TracedPayment = {
  order: ProviderOrder;
  payment: ProviderPayment;
  /** This installation opened the order: an account may serve other shops, payment links and the like as well. */
  isOurs: boolean;
};

export type ProviderRefund = {
  id: string;
  paymentId: string;
  amount: Paise;
  status: 'pending' | 'processed' | 'failed';
};

/** Something happened at the provider; the details are read from the provider again. */
export type ProviderEvent = {
  /** The same for every delivery of the same event. */
  id: string;
  kind: string;
  orderId: string | null;
  refundId: string | null;
};

/**
 * The gateway to a payment provider. Calls go over the network and are never made inside a database transaction.
 * Every method that asks the provider throws `ProviderError` when it does not answer in time or answers with an error.
 */
export type PaymentProvider = {
  readonly name: string;
  readonly testMode: boolean;
  /** Has no call for refunds: an admin makes them at the provider's dashboard and then marks them as made. */
  readonly refundsByHand?: true;
  /** Opens an order; asking again with the same receipt gives the same order. */
  openOrder(order: NewProviderOrder): Promise<ProviderOrder>;
  /** Where possible, makes sure that an unpaid order can no longer be paid; a paid one stays as it is. */
  closeOrder?(orderId: string): Promise<void>;
  listPayments(orderId: string): Promise<ProviderPayment[]>;
  /** Every payment since then that was captured, refunded ones too. */
  listCaptured(since: Date): Promise<CapturedPayment[]>;
  /** undefined for a payment that no order of a shop asked for */
  tracePayment(paymentId: string): Promise<TracedPayment | undefined>;
  /**
   * Reads a webhook.
   * @param rawBody exactly as it came: the signature is over its bytes
   * @returns undefined when it is not signed with the webhook secret or makes no sense
   */
  readWebhook(
    rawBody: Buffer,
    headers: Record<string, unknown>,
  ): ProviderEvent | undefined | Promise<ProviderEvent | undefined>;
  fetchRefund(refundId: string): Promise<ProviderRefund>;
  refund(refund: { paymentId: string; amount: Paise; idempotencyKey: string }): Promise<ProviderRefund>;
};

/** A provider whose window opens on the shop's own page and answers to its script. */
export type WindowProvider = PaymentProvider & {
  /** The public key that the browser hands to the provider's checkout. */
  readonly key: string;
  /** Address of the provider's checkout script. */
  readonly scriptUrl: string;
  /** Whether the browser's response was signed by the provider for this order of ours; compares in constant time. */
  isPaymentSigned(answer: { orderId: string; paymentId: string; signature: string }): boolean;
  /** Makes a payment link; asking again with the same receipt gives the same link. */
  createLink(link: NewPaymentLink): Promise<PaymentLink>;
  /** undefined when the provider has no such payment. */
  fetchPayment(paymentId: string): Promise<ProviderPayment | undefined>;
};

/** A provider with a payment page of its own: the browser goes to `payUrl` and comes back to `/verify`. */
export type PageProvider = Omit<PaymentProvider, 'openOrder'> & {
  openOrder(order: NewProviderOrder): Promise<ProviderOrder & { payUrl: string }>;
};

/** The provider refused, failed or did not answer; `retryable`: asking again may help. */
export class ProviderError extends Error {
  readonly retryable: boolean;

  constructor(message: string, options: { retryable: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'ProviderError';
    this.retryable = options.retryable;
  }
}

/** How a failure of a payment provider reaches the shopper. */
export function providerFault(error: Error): Fault | undefined {
  if (!(error instanceof ProviderError)) return undefined;
  return { code: 'PROVIDER_UNAVAILABLE', what: 'The payment service did not answer.' };
}
