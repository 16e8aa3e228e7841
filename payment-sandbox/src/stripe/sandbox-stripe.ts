import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { isSameText } from '../razorpay-signature.ts';
import { SandboxError } from '../sandbox-error.ts';
import { misbehave, type SandboxMode, sandboxMode } from '../sandbox-mode.ts';
import { createPayStripe, settleStripe } from './pay-stripe.ts';
import { newStripeDispute, setStripeDispute } from './stripe-disputes.ts';
import { registerStripePage } from './stripe-page.ts';
import { registerStripeV1 } from './stripe-v1.ts';
import { createStripeWebhooks } from './stripe-webhooks.ts';

type Options = {
  db: pg.Pool;
  secretKey: string;
  /** The URL of this sandbox's payment page. */
  payUrl: string;
  /** The shop's webhook endpoint; without it no webhooks are sent. */
  webhook?: { url: string; secret: string };
};

const settlement = z.object({ session: z.string(), paid: z.boolean() });

/**
 * A local stand-in for Stripe: speaks its wire format on `/v1`, keeps its own records, shows its own payment
 * page, and has hooks to settle a slow payment, to dispute one and to misbehave. For the demo shop and tests.
 */
export const sandboxStripe: FastifyPluginAsync<Options> = async (app, options) => {
  const { db, secretKey, payUrl } = options;
  let mode: SandboxMode = sandboxMode.parse({});
  const webhooks = createStripeWebhooks(options.webhook, () => mode);
  app.addHook('onClose', async () => webhooks.stop());
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
  );

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof SandboxError)
      return reply.code(error.status).send(refusal(error.status, error.message));
    if (error instanceof z.ZodError) return reply.code(400).send(refusal(400, z.prettifyError(error)));
    request.log.error({ err: error }, 'sandbox failed');
    return reply.code(500).send(refusal(500, 'The sandbox failed.'));
  });

  app.post('/mode', async (request) => {
    mode = sandboxMode.parse(request.body ?? {});
    return mode;
  });

  app.post('/settle', async (request) => {
    const { session, paid } = settlement.parse(request.body);
    await settleStripe({ db, payUrl, webhooks }, session, paid);
    return {};
  });

  app.post('/dispute', async (request) =>
    setStripeDispute(db, newStripeDispute.parse(request.body), webhooks),
  );

  await registerStripePage(app, db, createPayStripe({ db, payUrl, webhooks }));

  await app.register(
    async (api: FastifyInstance) => {
      api.addHook('onRequest', async (request) => {
        if (isSameText(`Bearer ${secretKey}`, request.headers.authorization ?? '')) return;
        throw new SandboxError(401, 'Invalid API Key provided');
      });
      misbehave(api, () => mode);
      registerStripeV1(api, { db, payUrl, webhooks });
    },
    { prefix: '/v1' },
  );
};

function refusal(status: number, message: string) {
  return { error: { type: status >= 500 ? 'api_error' : 'invalid_request_error', message } };
}
