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
import { toOrder, toPayments, toRefund } from './wire.ts';

/** Stripe's maximum page size. */
const PAGE = 100;
/** Stripe's minimum. The checkout expires earlier, after 15 minutes, and then closes the session. */
const SESSION_SECONDS = 30 * 60;
/** Allowance for the difference between our clock and Stripe's. */
const CLOCK_SECONDS = 60;

type Options = {
  baseUrl: string;
  secretKey: string;
  /** One is enough, because Stripe signs with both the old and the new secret during a change. */
  webhookSecret: string;
  /** The mark of this installation's sessions. */
  shopMark: string;
  /** Base URL of the pages that the shopper returns to. */
  publicUrl: string;
};

/** Stripe Checkout: an order is a Checkout Session, a payment a PaymentIntent. Both sides use paise. */
export function createStripeProvider(options: Options): PageProvider {
  const callStripe = createStripeClient(options.baseUrl, options.secretKey);

  async function listRefunds(of: { paymentId: string } | { since: Date }): Promise<ProviderRefund[]> {
    const which =
      'paymentId' in of
        ? { payment_intent: of.paymentId }
        : { created: { gte: Math.floor(of.since.getTime() / 1000) } };
    const refunds: ProviderRefund[] = [];
    for (let after: string | undefined; ; ) {
      const page = await callStripe((stripe) =>
        stripe.refunds.list({ ...which, limit: PAGE, ...(after && { starting_after: after }) }),
      );
      refunds.push(...page.data.map(toRefund));
      after = page.data.at(-1)?.id;
      if (!page.has_more || !after) return refunds;
    }
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
      const captured: CapturedPayment[] = [];
      for (let after: string | undefined; ; ) {
        const page = await callStripe((stripe) =>
          stripe.paymentIntents.list({
            created: { gte: Math.floor(since.getTime() / 1000) },
            limit: PAGE,
            expand: ['data.latest_charge'],
            ...(after && { starting_after: after }),
          }),
        );
        captured.push(...page.data.filter(({ status }) => status === 'succeeded').map(toCaptured));
        after = page.data.at(-1)?.id;
        if (!page.has_more || !after) return captured;
      }
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
