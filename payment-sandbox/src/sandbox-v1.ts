import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { registerLinksV1 } from './links-v1.ts';
import {
  bookOrder,
  bookRefund,
  findBookedOrder,
  findBookedPayment,
  findBookedRefund,
  findOrdersByReceipt,
  findPaymentsOf,
  listBookedPayments,
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
const refund = z.object({ amount: z.int().min(100).optional() });
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
    const { amount } = refund.parse(request.body ?? {});
    const key = request.headers['x-refund-idempotency'];
    const { id } = byId.parse(request.params);
    return bookRefund(db, id, amount, typeof key === 'string' ? key : undefined, webhooks);
  });

  api.get('/refunds/:id', async (request) => findBookedRefund(db, byId.parse(request.params).id));
}

function listOf<Item>(items: Item[]) {
  return { entity: 'collection', count: items.length, items };
}
