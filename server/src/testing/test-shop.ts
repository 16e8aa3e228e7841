import { type ApiClient, createClient } from '@gulmohar/contract/client.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { Logger, runOnce } from 'graphile-worker';
import { buildApp } from '../app.ts';
import type { Database } from '../database/connection.ts';
import { readEnvironment } from '../env.ts';
import { inProcessTransport } from '../http/in-process-transport.ts';
import { createRateLimiter } from '../http/rate-limits.ts';
import { ReadyAnswers } from '../http/ready-answers.ts';
import { jobList } from '../jobs/worker.ts';
import { createLog } from '../log.ts';
import { devMailbox } from '../mail/dev-mailbox.ts';
import { createSignedLinks } from '../mail/signed-links.ts';
import { afterSaleSettings } from '../order/after-sale.ts';
import { sandboxKeys } from '../payments/choose-provider.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { createRazorpayProvider } from '../payments/razorpay/razorpay-provider.ts';
import { sandboxRazorpay } from '../payments/sandbox/sandbox-razorpay.ts';
import { Catalogue } from '../search/catalogue.ts';
import { createSessions } from '../session/sessions.ts';
import { shopFacts } from '../shop/shop-facts.ts';
import { freePort } from './free-port.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

const silent = new Logger(() => () => undefined);

export type TestShop = {
  app: FastifyInstance;
  /** The API as a guest's browser calls it. */
  api: ApiClient;
  /** The API as the browser of whoever has this token calls it. */
  apiWith(token: string): ApiClient;
  /** Every line that the shop's log got. */
  logLines: string[];
  db: Database;
  database: TestDatabase;
  payments: PaymentProvider;
  sandboxUrl: string;
  /** Drops the ready-made answers, as a change of the catalogue does. */
  forgetAnswers(): void;
  /** Works off the queue until it is empty. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
};

/** The whole shop on a database of its own, with the payment sandbox behind a real socket. */
export async function testShop(variables: Record<string, string> = {}): Promise<TestShop> {
  const database = await testDatabase();
  const { db, pool } = database;
  const env = readEnvironment({ LIMIT_FACTOR: '1000', ...variables });
  const keys = await sandboxKeys(db, env);

  const port = await freePort();
  const sandbox = await startSandbox(database, keys, `http://127.0.0.1:${port}/api/webhooks/razorpay`);
  const payments = createRazorpayProvider({
    baseUrl: sandbox.url,
    keyId: keys.keyId,
    keySecret: keys.keySecret,
    webhookSecrets: keys.webhookSecrets,
    scriptUrl: '/sandbox/razorpay/checkout.js',
    testMode: true,
  });
  const shop = shopFacts(env, payments);
  const afterSale = afterSaleSettings(env);
  const readyAnswers = new ReadyAnswers();
  const limiter = createRateLimiter(pool, env.LIMIT_FACTOR);
  const sessions = await createSessions(db);
  const links = await createSignedLinks(db);
  const logLines: string[] = [];
  const app = await buildApp(
    { db, catalogue: new Catalogue(db), payments, readyAnswers, limiter, sessions, links, shop, afterSale },
    { log: createLog('debug', { write: (line) => logLines.push(line) }) },
  );
  // Webhooks come over a socket; everything else is injected.
  await app.listen({ port, host: '127.0.0.1' });
  const taskList = jobList({ db, payments, mail: devMailbox(db), links, shop });
  return {
    app,
    api: createClient(inProcessTransport(app)),
    apiWith: (token) => createClient(inProcessTransport(app, token)),
    logLines,
    db,
    database,
    payments,
    sandboxUrl: sandbox.url,
    forgetAnswers: () => readyAnswers.clear(),
    runJobs: () => runOnce({ pgPool: pool, taskList, noHandleSignals: true, logger: silent }),
    async close() {
      await sandbox.close();
      await app.close();
      await database.drop();
    },
  };
}

type Keys = Awaited<ReturnType<typeof sandboxKeys>>;

async function startSandbox(database: TestDatabase, { webhookSecrets, ...keys }: Keys, webhookUrl: string) {
  const app = Fastify();
  const webhook = { url: webhookUrl, secret: webhookSecrets[0] ?? '' };
  await app.register(sandboxRazorpay, { prefix: '/sandbox/razorpay', db: database.pool, ...keys, webhook });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url: `${url}/sandbox/razorpay`, close: () => app.close() };
}
