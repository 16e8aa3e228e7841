import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { SandboxError } from '../sandbox-error.ts';
import { findStripeDispute, listStripeDisputes } from './stripe-disputes.ts';
import {
  bookSession,
  bookStripeRefund,
  endSession,
  findSession,
  findSessionsPaidBy,
  findStripeRefunds,
  listStripePayments,
  listStripeRefunds,
} from './stripe-ledger.ts';
import { intentShape, refundShape, sessionShape } from './stripe-shapes.ts';
import type { StripeWebhooks } from './stripe-webhooks.ts';

/** Stripe's form bodies write nested names with brackets, and every value is text. */
const PRICE = 'line_items[0][price_data]';
const newSession = z.object({
  mode: z.literal('payment'),
  client_reference_id: z.string().max(200),
  'line_items[0][quantity]': z.literal('1'),
  [`${PRICE}[unit_amount]`]: z.coerce.number().int().min(50),
  [`${PRICE}[currency]`]: z.string().regex(/^[a-z]{3}$/),
  [`${PRICE}[product_data][name]`]: z.string().min(1),
  'metadata[shop]': z.string().max(500).optional(),
  success_url: z.url(),
  cancel_url: z.url(),
  expires_at: z.coerce
    .number()
    .int()
    .refine((at) => at >= Date.now() / 1000 + 30 * 60, 'must be at least 30 minutes from now'),
});
const newRefund = z.object({
  payment_intent: z.string(),
  amount: z.coerce.number().int().min(1),
  'metadata[refund]': z.string().optional(),
});
const page = z.object({
  'created[gte]': z.coerce.number().int().default(0),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().optional(),
});
const refundPage = page.pick({ 'created[gte]': true }).extend({ payment_intent: z.string().optional() });
const byId = z.object({ id: z.string() });

type Options = { db: pg.Pool; payUrl: string; webhooks: StripeWebhooks };

/** Registers the part of Stripe's REST API that the shop uses. Every expandable field is expanded. */
export function registerStripeV1(api: FastifyInstance, { db, payUrl, webhooks }: Options): void {
  api.post('/checkout/sessions', async (request) => {
    const form = newSession.parse(request.body);
    const session = await bookSession(db, {
      amount: Number(form[`${PRICE}[unit_amount]`]),
      currency: String(form[`${PRICE}[currency]`]),
      name: String(form[`${PRICE}[product_data][name]`]),
      client_reference_id: form.client_reference_id,
      metadata: form['metadata[shop]'] ? { shop: form['metadata[shop]'] } : {},
      success_url: form.success_url,
      cancel_url: form.cancel_url,
      expires_at: new Date(form.expires_at * 1000),
      idempotencyKey: idempotencyKey(request),
    });
    return sessionShape(session, payUrl);
  });

  api.get('/checkout/sessions', async (request) => {
    const { payment_intent } = z.object({ payment_intent: z.string() }).parse(request.query);
    const found = await findSessionsPaidBy(db, payment_intent);
    return listOf(
      found.map((session) => sessionShape(session, payUrl)),
      false,
    );
  });

  api.get('/checkout/sessions/:id', async (request) =>
    sessionShape(await findSession(db, byId.parse(request.params).id), payUrl),
  );

  api.post('/checkout/sessions/:id/expire', async (request) => {
    const { id } = byId.parse(request.params);
    if (!(await endSession(db, id, 'expired')))
      throw new SandboxError(400, 'Only Checkout Sessions with a status in ["open"] can be expired.');
    const session = sessionShape(await findSession(db, id), payUrl);
    webhooks.send('checkout.session.expired', session);
    return session;
  });

  api.get('/payment_intents', async (request) => {
    const { 'created[gte]': since, limit, starting_after: after } = page.parse(request.query);
    const found = await listStripePayments(db, { since, limit: limit + 1, after });
    return listOf(found.slice(0, limit).map(intentShape), found.length > limit);
  });

  api.post('/refunds', async (request) => {
    const { payment_intent, amount, 'metadata[refund]': name } = newRefund.parse(request.body);
    const metadata: Record<string, string> = name ? { refund: name } : {};
    const requested = {
      payment_id: payment_intent,
      amount,
      metadata,
      idempotencyKey: idempotencyKey(request),
    };
    const refund = refundShape(await bookStripeRefund(db, requested));
    webhooks.send('refund.updated', refund);
    return refund;
  });

  api.get('/refunds', async (request) => {
    const { payment_intent, 'created[gte]': since } = refundPage.parse(request.query);
    const found = payment_intent
      ? await findStripeRefunds(db, 'payment_id', payment_intent)
      : await listStripeRefunds(db, since);
    return listOf(found.map(refundShape), false);
  });

  api.get('/refunds/:id', async (request) => {
    const [refund] = await findStripeRefunds(db, 'id', byId.parse(request.params).id);
    if (!refund) throw new SandboxError(404, 'No such refund');
    return refundShape(refund);
  });

  api.get('/disputes', async () => listOf(await listStripeDisputes(db), false));

  api.get('/disputes/:id', async (request) => findStripeDispute(db, byId.parse(request.params).id));
}

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' ? key : null;
}

function listOf<Item>(data: Item[], has_more: boolean) {
  return { object: 'list', data, has_more };
}
