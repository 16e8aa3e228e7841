import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { findDispute, listDisputes } from './dispute-ledger.ts';
import { registerLinksV1 } from './links-v1.ts';
import {
  bookOrder,
  bookRefund,
  findBookedOrder,
  findBookedPayment,
  findBookedRefund,
  findOrdersByReceipt,
  findPaymentsOf,
  findRefundsOf,
  listBookedPayments,
  listBookedRefunds,
} from './sandbox-ledger.ts';
import type { Webhooks } from './sandbox-webhooks.ts';

const order = z.object({
  amount: z.int().min(100, 'Order amount less than minimum amount allowed'),
  currency: z.string().length(3),
  receipt: z.string().min(1).max(40),
  notes: z
    .record(z.string(), z.string().max(256))
    .refine((notes) => Object.keys(notes).length <= 15, 'Notes can have at most 15 pairs')
    .default({}),
});
const refund = z.object({ amount: z.int().min(100).optional(), receipt: z.string().max(40).optional() });
const page = z.object({
  from: z.coerce.number().int(),
  count: z.coerce.number().int().min(1).max(100).default(10),
  skip: z.coerce.number().int().min(0).default(0),
});
const byId = z.object({ id: z.string() });

/** Registers the part of Razorpay's REST API that the shop uses. */
export function registerV1(api: FastifyInstance, db: pg.Pool, webhooks: Webhooks, linkUrl: string): void {
  registerLinksV1(api, { db, webhooks, linkUrl });

  api.post('/orders', async (request) => bookOrder(db, order.parse(request.body)));

  api.get('/orders', async (request) => {
    const { receipt } = z.object({ receipt: z.string() }).parse(request.query);
    return listOf(await findOrdersByReceipt(db, receipt));
  });

  api.get('/orders/:id', async (request) => findBookedOrder(db, byId.parse(request.params).id));

  api.get('/orders/:id/payments', async (request) =>
    listOf(await findPaymentsOf(db, byId.parse(request.params).id)),
  );

  api.get('/payments', async (request) => listOf(await listBookedPayments(db, page.parse(request.query))));

  api.get('/payments/:id', async (request) => findBookedPayment(db, byId.parse(request.params).id));

  api.post('/payments/:id/refund', async (request) => {
    const requested = refund.parse(request.body ?? {});
    const header = request.headers['x-refund-idempotency'];
    const key = typeof header === 'string' ? header : undefined;
    return bookRefund(db, byId.parse(request.params).id, { ...requested, key }, webhooks);
  });

  api.get('/payments/:id/refunds', async (request) => {
    const { id } = byId.parse(request.params);
    const { count, skip } = page.partial({ from: true }).parse(request.query);
    return listOf((await findRefundsOf(db, id)).slice(skip, skip + count));
  });

  api.get('/refunds', async (request) => listOf(await listBookedRefunds(db, page.parse(request.query))));

  api.get('/disputes', async (request) => {
    const { count, skip } = page.partial({ from: true }).parse(request.query);
    return listOf((await listDisputes(db)).slice(skip, skip + count));
  });

  api.get('/disputes/:id', async (request) => findDispute(db, byId.parse(request.params).id));

  api.get('/refunds/:id', async (request) => findBookedRefund(db, byId.parse(request.params).id));
}

function listOf<Item>(items: Item[]) {
  return { entity: 'collection', count: items.length, items };
}
