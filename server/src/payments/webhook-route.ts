import type { FastifyInstance } from 'fastify';
import type { Database } from '../platform/database/connection.ts';
import { ShopError } from '../platform/http/shop-error.ts';
import { enqueue } from '../platform/queue/enqueue.ts';
import type { PaymentProvider, ProviderEvent } from './provider.ts';

const BODY_LIMIT = 256 * 1024;

/**
 * `POST /api/webhooks/<provider>`: writes the event down, answers, and leaves the rest to a job. A duplicate is answered
 * like the first. Not in the contract, since no client of ours calls it and its body is read as bytes.
 */
export async function registerWebhook(
  app: FastifyInstance,
  db: Database,
  payments: PaymentProvider,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    scope.post(`/api/webhooks/${payments.name}`, { bodyLimit: BODY_LIMIT }, async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = payments.readWebhook(body, request.headers);
      if (!event) throw new ShopError('INVALID_INPUT', 'The signature is not valid.');
      await writeDown(db, payments.name, event);
      return { success: true };
    });
  });
}

async function writeDown(db: Database, provider: string, event: ProviderEvent): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const written = await trx
      .insertInto('webhook_event')
      .values({
        provider,
        id: event.id,
        kind: event.kind,
        provider_order_id: event.orderId,
        provider_refund_id: event.refundId,
        settled_at: null,
      })
      .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (written) await enqueue(trx, 'settle-webhook', { provider, eventId: event.id });
  });
}
