import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { isSameText } from '../razorpay-signature.ts';
import { SandboxError } from '../sandbox-error.ts';
import { createWebhooks } from '../sandbox-webhooks.ts';
import {
  bookPayout,
  countRequests,
  findPayout,
  letTimePass,
  listPayouts,
  readPayoutLedger,
} from './payout-ledger.ts';
import { type Fault, findScenario, scenarioOf } from './scenarios.ts';

type Options = {
  db: pg.Pool;
  keyId: string;
  keySecret: string;
  accountNumber: string;
  /** The shop's webhook endpoint; without it no webhooks are sent. */
  webhook?: { url: string; secret: string };
};

const body = z.object({
  account_number: z.string(),
  amount: z.int().min(100, 'Minimum transaction amount should be 100 paise'),
  currency: z.literal('INR'),
  mode: z.enum(['UPI', 'IMPS', 'NEFT']),
  purpose: z.literal('refund'),
  fund_account: z.union([
    z.object({
      account_type: z.literal('vpa'),
      vpa: z.object({ address: z.string().regex(/^[^@\s]{2,256}@[A-Za-z]{2,64}$/, 'Invalid VPA') }),
      contact: z.object({ name: z.string().min(3).max(50), type: z.string() }),
    }),
    z.object({
      account_type: z.literal('bank_account'),
      bank_account: z.object({
        name: z.string().min(3).max(120),
        ifsc: z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'Invalid IFSC Code'),
        account_number: z.string().regex(/^[A-Za-z0-9]{5,35}$/),
      }),
      contact: z.object({ name: z.string().min(3).max(50), type: z.string() }),
    }),
  ]),
  queue_if_low_balance: z.boolean(),
  reference_id: z.string().max(40),
  narration: z
    .string()
    .regex(/^[A-Za-z0-9 ]{0,30}$/, 'Narration may only contain letters, digits and spaces'),
});
const list = z.object({
  account_number: z.string(),
  reference_id: z.string().optional(),
  from: z.coerce.number().int().default(0),
  count: z.coerce.number().int().min(1).max(100).default(10),
  skip: z.coerce.number().int().min(0).default(0),
});
const mode = z.object({ webhooks: z.enum(['on', 'off', 'duplicate']).default('on') });
const byId = z.object({ id: z.string() });

/**
 * A local stand-in for RazorpayX payouts: its wire format on `/v1`, a ledger, and `POST /advance {seconds}`,
 * which advances the time. The payee decides the outcome of a payout (scenarios.ts).
 */
export const sandboxPayouts: FastifyPluginAsync<Options> = async (app, options) => {
  const { db } = options;
  let current = mode.parse({});
  const webhooks = createWebhooks(options.webhook, () => current);
  app.addHook('onClose', async () => webhooks.stop());

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof SandboxError) return reply.code(error.status).send(error.body);
    if (error instanceof z.ZodError)
      return reply.code(400).send(new SandboxError(400, z.prettifyError(error)).body);
    request.log.error({ err: error }, 'sandbox failed');
    return reply.code(500).send(new SandboxError(500, 'The sandbox failed.').body);
  });

  app.get('/ledger', async () => readPayoutLedger(db));

  app.post('/mode', async (request) => {
    current = mode.parse(request.body ?? {});
    return current;
  });

  app.post('/advance', async (request) => {
    const { seconds } = z.object({ seconds: z.int().min(1) }).parse(request.body);
    const changed = await letTimePass(db, seconds);
    for (const payout of changed) webhooks.send(`payout.${payout.status}`, { payout: { entity: payout } });
    return { changed: changed.length };
  });

  await app.register(
    async (api: FastifyInstance) => {
      api.addHook('onRequest', async (request) => {
        const expected = `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`).toString('base64')}`;
        if (isSameText(expected, request.headers.authorization ?? '')) return;
        throw new SandboxError(401, 'Authentication failed');
      });

      api.post('/payouts', async (request, reply) => {
        const key = request.headers['x-payout-idempotency'];
        if (typeof key !== 'string' || !/^[\w -]{4,36}$/.test(key)) {
          throw new SandboxError(400, 'Idempotency key is missing.');
        }
        const input = body.parse(request.body);
        if (input.account_number !== options.accountNumber) {
          throw new SandboxError(400, 'Your source account number is invalid.');
        }
        const { fund_account } = input;
        const payee =
          'vpa' in fund_account ? fund_account.vpa.address : fund_account.bank_account.account_number;
        const { faults, refusal } = findScenario(scenarioOf(payee));
        if (refusal) throw new SandboxError(400, refusal);
        const fault = faults?.[await countRequests(db, key)];
        if (fault === 'busy') throw new SandboxError(429, 'Too many requests');
        if (fault === 'broken')
          throw new SandboxError(500, 'We are facing some trouble completing your request.');
        const { payout, isNew } = await bookPayout(db, key, input);
        if (isNew) webhooks.send(`payout.${payout.status}`, { payout: { entity: payout } });
        if (keepsSilent(reply, fault)) return reply;
        return payout;
      });

      api.get('/payouts', async (request) => {
        const items = await listPayouts(db, list.parse(request.query));
        return { entity: 'collection', count: items.length, items };
      });

      api.get('/payouts/:id', async (request) => findPayout(db, byId.parse(request.params).id));
    },
    { prefix: '/v1' },
  );
};

/** Leaves the request without a response although the payout was made, if the fault says so. */
function keepsSilent(reply: FastifyReply, fault: Fault | undefined): boolean {
  if (fault !== 'lost-answer' && fault !== 'no-answer') return false;
  reply.hijack();
  if (fault === 'lost-answer') reply.raw.destroy();
  return true;
}
