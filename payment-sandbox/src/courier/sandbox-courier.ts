import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { isSameText } from '../razorpay-signature.ts';
import { CourierSandboxError } from './courier-error.ts';
import * as ledger from './courier-ledger.ts';
import { type Receiver, tellOfScans } from './courier-webhooks.ts';
import { labelPdf } from './label-pdf.ts';
import { remittanceFile } from './remittance-file.ts';
import { scenarios } from './scenarios.ts';
import { registerShiprocketV1 } from './shiprocket-v1.ts';

type Options = {
  db: pg.Pool;
  email: string;
  password: string;
  /** The base URL of this sandbox, for the links to its labels. */
  url: string;
  /** The shop's webhook endpoint; without it no webhooks are sent. */
  webhook?: Receiver;
};

const advance = z.object({
  minutes: z
    .number()
    .int()
    .min(0)
    .max(60 * 24 * 60),
});
const choice = z.object({ reference: z.string(), scenario: z.number().int().min(1).max(18) });
const faults = z.object({ lostAnswers: z.number().int().min(0).default(0) });

/**
 * A local stand-in for Shiprocket: speaks its wire format on `/v1/external`, keeps its own records and clock,
 * and has hooks to advance the clock, choose scenarios and lose responses. For the demo shop and tests.
 */
export const sandboxCourier: FastifyPluginAsync<Options> = async (app, options) => {
  const { db, email, password, webhook } = options;
  let responsesToLose = 0;

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof CourierSandboxError) return reply.code(error.status).send(error.body);
    if (error instanceof z.ZodError) return reply.code(400).send({ message: z.prettifyError(error) });
    request.log.error({ err: error }, 'sandbox failed');
    return reply.code(500).send({ message: 'The sandbox failed.' });
  });

  app.post('/__fake/advance', async (request) => {
    await ledger.advanceClock(db, advance.parse(request.body).minutes);
    return { told: await tellOfScans(db, webhook), now: (await ledger.readClock(db)).now };
  });

  app.post('/__fake/scenario', async (request) => {
    const { reference, scenario } = choice.parse(request.body);
    const order = await ledger.findOrder(db, 'reference', reference);
    if (!order) throw new CourierSandboxError(404, 'Order does not exist.');
    await ledger.chooseScenario(db, order, scenario);
    return {};
  });

  app.post('/__fake/wallet', async (request) => {
    await ledger.fillWallet(db, z.object({ paise: z.number().int().min(0) }).parse(request.body).paise);
    return {};
  });

  app.post('/__fake/faults', async (request) => {
    responsesToLose = faults.parse(request.body).lostAnswers;
    return {};
  });

  app.get('/__fake/shipments', async () => {
    const { now, wallet } = await ledger.readClock(db);
    const orders = await ledger.listOrders(db);
    const shipments = await Promise.all(
      orders.map(async (order) => ({
        reference: order.reference,
        awb: order.awb,
        isReturn: order.is_return,
        isCancelled: order.cancelled_at !== null,
        scenario: order.scenario,
        payment: order.body.payment_method,
        total: order.body.sub_total,
        scans: order.awb ? await ledger.scansSoFar(db, order.awb) : [],
      })),
    );
    const scenarioTitles = Object.fromEntries(
      Object.entries(scenarios).map(([number, { title }]) => [number, title]),
    );
    return { now, wallet, shipments, scenarios: scenarioTitles };
  });

  app.get('/__fake/remittance.csv', async (_request, reply) =>
    reply.type('text/csv; charset=utf-8').send(remittanceFile(await ledger.listDeliveredCash(db))),
  );

  app.get('/v1/external/label/:name', async (request, reply) => {
    const awb = z.object({ name: z.string() }).parse(request.params).name.replace('.pdf', '');
    const order = await ledger.findOrder(db, 'awb', awb);
    if (!order) throw new CourierSandboxError(404, 'Order does not exist.');
    const { body } = order;
    const cash = body.payment_method === 'COD' ? `COD Rs ${body.sub_total}` : 'PREPAID';
    const to = [body.billing_customer_name, body.billing_address, body.billing_city, body.billing_pincode];
    const lines = [`SANDBOX COURIER - ${cash}`, `AWB ${awb}`, `Order ${order.reference}`, ...to.map(String)];
    return reply.type('application/pdf').send(labelPdf(lines));
  });

  app.get('/v1/external/manifest/:name', async (request, reply) => {
    const { name } = z.object({ name: z.string() }).parse(request.params);
    return reply.type('application/pdf').send(labelPdf(['SANDBOX COURIER - MANIFEST', name]));
  });

  await app.register(
    async (api: FastifyInstance) => {
      api.post('/auth/login', async (request) => {
        const credentials = z.object({ email: z.string(), password: z.string() }).parse(request.body);
        if (credentials.email !== email || !isSameText(credentials.password, password)) {
          throw new CourierSandboxError(403, 'Invalid email and password combination');
        }
        return { email, token: await currentToken() };
      });
      await api.register(async (signedIn) => {
        signedIn.addHook('onRequest', async (request) => {
          const expected = `Bearer ${await currentToken()}`;
          if (!isSameText(request.headers.authorization ?? '', expected)) {
            throw new CourierSandboxError(401, 'Unauthenticated.');
          }
        });
        signedIn.addHook('onSend', async (request, reply) => {
          if (request.method !== 'POST' || responsesToLose === 0) return;
          responsesToLose -= 1;
          reply.hijack();
          reply.raw.destroy();
        });
        registerShiprocketV1(signedIn, db, () => `${options.url}/v1/external`);
      });
    },
    { prefix: '/v1/external' },
  );

  async function currentToken(): Promise<string> {
    return `${password}.${(await ledger.readClock(db)).tokenSerial}`;
  }
};
