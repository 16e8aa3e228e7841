import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { newDispute, setDispute } from './dispute-ledger.ts';
import { registerLinkPage } from './link-page.ts';
import { isSameText, sign } from './razorpay-signature.ts';
import { SandboxError } from './sandbox-error.ts';
import { bookPayment, readLedger } from './sandbox-ledger.ts';
import { misbehave, type SandboxMode, sandboxMode } from './sandbox-mode.ts';
import { registerV1 } from './sandbox-v1.ts';
import { createWebhooks } from './sandbox-webhooks.ts';
import { registerWindow } from './sandbox-window.ts';

type Options = {
  db: pg.Pool;
  keyId: string;
  keySecret: string;
  /** The base URL of the payment link pages. */
  linkUrl: string;
  /** The shop's webhook endpoint; without it no webhooks are sent. */
  webhook?: { url: string; secret: string };
};

const payment = z.object({ order_id: z.string(), instrument: z.string() });

/**
 * A local stand-in for Razorpay: speaks its wire format on `/v1`, keeps its own records, shows its own
 * payment window, and has hooks to pay without a browser and to misbehave. For the demo shop, tests and
 * benchmarks.
 */
export const sandboxRazorpay: FastifyPluginAsync<Options> = async (app, options) => {
  const { db, keyId, keySecret } = options;
  let mode: SandboxMode = sandboxMode.parse({});
  const webhooks = createWebhooks(options.webhook, () => mode);
  app.addHook('onClose', async () => webhooks.stop());
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof SandboxError) return reply.code(error.status).send(error.body);
    if (error instanceof z.ZodError)
      return reply.code(400).send(new SandboxError(400, z.prettifyError(error)).body);
    request.log.error({ err: error }, 'sandbox failed');
    return reply.code(500).send(new SandboxError(500, 'The sandbox failed.').body);
  });

  app.post('/pay', async (request) => {
    const { order_id, instrument } = payment.parse(request.body);
    const { id } = await bookPayment(db, order_id, instrument, webhooks);
    return {
      razorpay_payment_id: id,
      razorpay_order_id: order_id,
      razorpay_signature: sign(`${order_id}|${id}`, keySecret),
    };
  });

  app.post('/mode', async (request) => {
    mode = sandboxMode.parse(request.body ?? {});
    return mode;
  });

  app.post('/dispute', async (request) => setDispute(db, newDispute.parse(request.body), webhooks));

  app.get('/ledger', async () => readLedger(db));
  await registerWindow(app, db);
  await registerLinkPage(app, { db, webhooks, keySecret });

  await app.register(
    async (api: FastifyInstance) => {
      api.addHook('onRequest', async (request) => {
        const expected = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
        if (isSameText(expected, request.headers.authorization ?? '')) return;
        throw new SandboxError(401, 'Authentication failed');
      });
      misbehave(api, () => mode);
      registerV1(api, db, webhooks, options.linkUrl);
    },
    { prefix: '/v1' },
  );
};
