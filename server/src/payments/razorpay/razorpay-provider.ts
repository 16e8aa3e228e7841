import type { z } from 'zod';
import {
  type ProviderDispute,
  ProviderError,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderRefund,
  type WindowProvider,
} from '../provider.ts';
import { createPaymentLinks, isLinkId } from './payment-links.ts';
import { createRazorpayHttp, UnknownToProvider } from './razorpay-http.ts';
import { readRazorpayWebhook } from './read-webhook.ts';
import { isSameSignature, paymentSignature } from './signature.ts';
import { listOf, wireDispute, wireOrder, wirePayment, wireRefund } from './wire.ts';

/** Razorpay's maximum page size. */
const PAGE = 100;

type Options = {
  baseUrl: string;
  keyId: string;
  keySecret: string;
  /** The current secret first, then older ones still accepted. When empty, every webhook is rejected. */
  webhookSecrets: readonly string[];
  scriptUrl: string;
  testMode: boolean;
  shopMark: string;
};

/**
 * A thin client of our own: the npm SDK has a fixed host, no timeout and no idempotency header for refunds,
 * and compares signatures with `===`.
 */
export function createRazorpayProvider(options: Options): WindowProvider {
  const { keyId, keySecret, scriptUrl, testMode } = options;
  const call = createRazorpayHttp(options.baseUrl, keyId, keySecret);
  const links = createPaymentLinks(call, options.shopMark);

  async function findOrder(receipt: string): Promise<ProviderOrder | undefined> {
    const path = `/v1/orders?receipt=${encodeURIComponent(receipt)}`;
    const { items } = await call({ method: 'GET', path }, listOf(wireOrder));
    const found = items.find((order) => order.receipt === receipt);
    return found && toOrder(found);
  }

  async function fetchPayment(paymentId: string): Promise<ProviderPayment | undefined> {
    try {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}`;
      return toPayment(await call({ method: 'GET', path }, wirePayment));
    } catch (error) {
      if (error instanceof UnknownToProvider) return undefined;
      throw error;
    }
  }

  /** @param path with a query that ends in `?` or `&` */
  async function listAll<Item extends z.core.$ZodType>(path: string, item: Item): Promise<z.output<Item>[]> {
    const all: z.output<Item>[] = [];
    for (let skip = 0; ; skip += PAGE) {
      const page = `${path}count=${PAGE}&skip=${skip}`;
      const { items } = await call({ method: 'GET', path: page }, listOf(item));
      all.push(...items);
      if (items.length < PAGE) return all;
    }
  }

  return {
    name: 'razorpay',
    key: keyId,
    scriptUrl,
    testMode,

    async openOrder(order) {
      const body = { ...order, payment_capture: 1, notes: { shop: options.shopMark } };
      try {
        return toOrder(await call({ method: 'POST', path: '/v1/orders', body }, wireOrder));
      } catch (error) {
        if (!(error instanceof ProviderError && error.retryable)) throw error;
        // The order may have been created although the response was lost, and there must not be a second one.
        const made = await findOrder(order.receipt);
        return made ?? toOrder(await call({ method: 'POST', path: '/v1/orders', body }, wireOrder));
      }
    },

    createLink: (link) => links.create(link),

    async closeOrder(orderId) {
      if (isLinkId(orderId)) await links.cancel(orderId);
    },

    isPaymentSigned({ orderId, paymentId, signature }) {
      return isSameSignature(paymentSignature(orderId, paymentId, keySecret), signature);
    },

    fetchPayment,

    async tracePayment(paymentId) {
      const payment = await fetchPayment(paymentId);
      if (!payment?.orderId) return undefined;
      const path = `/v1/orders/${encodeURIComponent(payment.orderId)}`;
      const order = await call({ method: 'GET', path }, wireOrder);
      const isOurs = 'shop' in order.notes && order.notes.shop === options.shopMark;
      return { order: toOrder(order), payment, isOurs };
    },

    async listPayments(id) {
      const orderId = isLinkId(id) ? await links.findOrder(id) : id;
      if (!orderId) return [];
      const path = `/v1/orders/${encodeURIComponent(orderId)}/payments`;
      const { items } = await call({ method: 'GET', path }, listOf(wirePayment));
      return items.map(toPayment);
    },

    async listCaptured(since) {
      const from = Math.floor(since.getTime() / 1000);
      const payments = await listAll(`/v1/payments?from=${from}&`, wirePayment);
      return payments
        .filter(({ status }) => status === 'captured' || status === 'refunded')
        .map((item) => ({
          id: item.id,
          amount: item.amount,
          currency: item.currency,
          refunded: item.amount_refunded,
          createdAt: new Date(item.created_at * 1000),
        }));
    },

    readWebhook: (rawBody, headers) => readRazorpayWebhook(rawBody, headers, options.webhookSecrets),

    async fetchRefund(refundId) {
      return toRefund(
        await call({ method: 'GET', path: `/v1/refunds/${encodeURIComponent(refundId)}` }, wireRefund),
      );
    },

    async listRefunds(of) {
      const path =
        'paymentId' in of
          ? `/v1/payments/${encodeURIComponent(of.paymentId)}/refunds?`
          : `/v1/refunds?from=${Math.floor(of.since.getTime() / 1000)}&`;
      return (await listAll(path, wireRefund)).map(toRefund);
    },

    async fetchDispute(disputeId) {
      const path = `/v1/disputes/${encodeURIComponent(disputeId)}`;
      return toDispute(await call({ method: 'GET', path }, wireDispute));
    },

    listDisputes: async () => (await listAll('/v1/disputes?', wireDispute)).map(toDispute),

    async refund({ paymentId, amount, idempotencyKey }) {
      const path = `/v1/payments/${encodeURIComponent(paymentId)}/refund`;
      const headers = { 'x-refund-idempotency': idempotencyKey };
      const body = { amount, speed: 'normal', receipt: idempotencyKey };
      return toRefund(await call({ method: 'POST', path, body, headers }, wireRefund));
    },
  };
}

function toOrder({ id, amount, currency, receipt, status, notes }: z.infer<typeof wireOrder>): ProviderOrder {
  // An order that Razorpay opened for a payment link has the link's notes.
  const reference = 'reference' in notes ? String(notes.reference) : receipt;
  return { id, amount, currency, receipt: reference ?? '', status };
}

function toRefund({ id, payment_id, amount, status, receipt }: z.infer<typeof wireRefund>): ProviderRefund {
  return { id, paymentId: payment_id, amount, status, key: receipt || null };
}

function toDispute(dispute: z.infer<typeof wireDispute>): ProviderDispute {
  const { id, payment_id, amount, amount_deducted, status, reason_code, respond_by, created_at } = dispute;
  return {
    id,
    paymentId: payment_id,
    amount,
    deducted: amount_deducted,
    status,
    reason: reason_code,
    respondBy: respond_by ? new Date(respond_by * 1000) : null,
    openedAt: new Date(created_at * 1000),
  };
}

function toPayment(payment: z.infer<typeof wirePayment>): ProviderPayment {
  const { id, amount, currency, status, method, email, amount_refunded: refunded } = payment;
  // When its form does not ask for an address, Razorpay fills in this placeholder.
  const payerEmail = email && email !== 'void@razorpay.com' ? email : undefined;
  return { id, orderId: payment.order_id ?? '', amount, currency, status, method, refunded, payerEmail };
}
