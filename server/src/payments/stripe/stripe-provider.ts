import type Stripe from 'stripe';
import type {
  CapturedPayment,
  NewProviderOrder,
  PageProvider,
  ProviderOrder,
  ProviderRefund,
} from '../provider.ts';
import { readStripeWebhook } from './read-webhook.ts';
import { createStripeClient } from './stripe-client.ts';
import { toDispute, toOrder, toPayments, toRefund } from './wire.ts';

/** Stripe's maximum page size. */
const PAGE = 100;
/** Stripe's minimum. The checkout expires earlier, after 15 minutes, and then closes the session. */
const SESSION_SECONDS = 30 * 60;
/** Allowance for the difference between our clock and Stripe's. */
const CLOCK_SECONDS = 60;
/** Longer than a dispute can take until it is decided. */
const DISPUTED_WITHIN_MS = 365 * 24 * 3_600_000;

type Options = {
  baseUrl: string;
  secretKey: string;
  /** One is enough, because Stripe signs with both the old and the new secret during a change. */
  webhookSecret: string;
  shopMark: string;
  publicUrl: string;
};

/** Stripe Checkout: an order is a Checkout Session, a payment a PaymentIntent. Both sides use paise. */
export function createStripeProvider(options: Options): PageProvider {
  const callStripe = createStripeClient(options.baseUrl, options.secretKey);

  /** Reads all pages of a list. */
  async function listAll<Item extends { id: string }>(
    read: (stripe: Stripe, page: Stripe.PaginationParams) => Promise<Stripe.ApiList<Item>>,
  ): Promise<Item[]> {
    const items: Item[] = [];
    for (let after: string | undefined; ; ) {
      const position = after ? { starting_after: after } : {};
      const page = await callStripe((stripe) => read(stripe, { limit: PAGE, ...position }));
      items.push(...page.data);
      after = page.data.at(-1)?.id;
      if (!page.has_more || !after) return items;
    }
  }

  async function listRefunds(of: { paymentId: string } | { since: Date }): Promise<ProviderRefund[]> {
    const which =
      'paymentId' in of ? { payment_intent: of.paymentId } : { created: { gte: seconds(of.since) } };
    const refunds = await listAll((stripe, page) => stripe.refunds.list({ ...which, ...page }));
    return refunds.map(toRefund);
  }

  return {
    name: 'stripe',
    testMode: options.secretKey.startsWith('sk_test_'),

    async openOrder(order): Promise<ProviderOrder & { payUrl: string }> {
      const session = await callStripe((stripe) =>
        stripe.checkout.sessions.create(sessionFor(order, options), { idempotencyKey: order.receipt }),
      );
      return { ...toOrder(session), payUrl: session.url ?? '' };
    },

    async closeOrder(orderId) {
      const session = await callStripe((stripe) => stripe.checkout.sessions.retrieve(orderId));
      if (session.status === 'open') await callStripe((stripe) => stripe.checkout.sessions.expire(orderId));
    },

    async listPayments(orderId) {
      const expand = ['payment_intent.latest_charge'];
      return toPayments(await callStripe((stripe) => stripe.checkout.sessions.retrieve(orderId, { expand })));
    },

    async listCaptured(since) {
      const expand = ['data.latest_charge'];
      const created = { gte: seconds(since) };
      const intents = await listAll((stripe, page) =>
        stripe.paymentIntents.list({ created, expand, ...page }),
      );
      return intents.filter(({ status }) => status === 'succeeded').map(toCaptured);
    },

    async tracePayment(paymentId) {
      const found = await callStripe((stripe) =>
        stripe.checkout.sessions.list({
          payment_intent: paymentId,
          limit: 1,
          expand: ['data.payment_intent.latest_charge'],
        }),
      );
      const [session] = found.data;
      const payment = session && toPayments(session)[0];
      if (!session || !payment) return undefined;
      return { order: toOrder(session), payment, isOurs: session.metadata?.shop === options.shopMark };
    },

    readWebhook: (rawBody, headers) => readStripeWebhook(rawBody, headers, options.webhookSecret),

    async fetchRefund(refundId) {
      return toRefund(await callStripe((stripe) => stripe.refunds.retrieve(refundId)));
    },

    listRefunds,

    async fetchDispute(disputeId) {
      return toDispute(await callStripe((stripe) => stripe.disputes.retrieve(disputeId)));
    },

    async listDisputes() {
      const created = { gte: seconds(new Date(Date.now() - DISPUTED_WITHIN_MS)) };
      const disputes = await listAll((stripe, page) => stripe.disputes.list({ created, ...page }));
      return disputes.map(toDispute);
    },

    async refund({ paymentId, amount, idempotencyKey }) {
      // Stripe forgets an idempotency key after a day, but the job may retry for longer.
      const existing = await listRefunds({ paymentId });
      const made = existing.find(({ key }) => key === idempotencyKey);
      if (made) return made;
      const requested = { payment_intent: paymentId, amount, metadata: { refund: idempotencyKey } };
      return toRefund(await callStripe((stripe) => stripe.refunds.create(requested, { idempotencyKey })));
    },
  };
}

function sessionFor(
  { amount, currency, receipt }: NewProviderOrder,
  { shopMark, publicUrl }: Options,
): Stripe.Checkout.SessionCreateParams {
  const back = (success: boolean) => `${publicUrl}/verify?success=${success}&orderId=${receipt}`;
  return {
    mode: 'payment',
    client_reference_id: receipt,
    metadata: { shop: shopMark },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amount,
          product_data: { name: 'Your order' },
        },
      },
    ],
    payment_intent_data: { metadata: { checkout: receipt } },
    expires_at: Math.floor(Date.now() / 1000) + SESSION_SECONDS + CLOCK_SECONDS,
    success_url: back(true),
    cancel_url: back(false),
  };
}

function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

function toCaptured(intent: Stripe.PaymentIntent): CapturedPayment {
  const { latest_charge: charge } = intent;
  return {
    id: intent.id,
    amount: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    refunded: charge && typeof charge === 'object' ? charge.amount_refunded : 0,
    createdAt: new Date(intent.created * 1000),
  };
}
