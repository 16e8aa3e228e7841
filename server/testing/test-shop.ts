import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ApiClient, createClient } from '@gulmohar/contract/api/client.ts';
import type { ExtensionList } from '@gulmohar/contract/shop/extension-server.ts';
import { extensionList } from '@gulmohar/extensions/list.ts';
import type { FastifyInstance } from 'fastify';
import { Logger, runOnce } from 'graphile-worker';
import { createSessions } from '../src/accounts/session/sessions.ts';
import { type AppOptions, buildApp } from '../src/app/app.ts';
import { demoPictures } from '../src/app/app-context.ts';
import type { Dependencies } from '../src/app/dependencies.ts';
import { openCaches } from '../src/app/follow-changes.ts';
import { jobList } from '../src/app/jobs.ts';
import { appOptions } from '../src/app/open-web.ts';
import { chooseCouriers } from '../src/fulfilment/courier/choose-couriers.ts';
import type { Couriers } from '../src/fulfilment/courier/couriers.ts';
import { createPinLookUp } from '../src/fulfilment/courier/look-up-pin.ts';
import { COURIER_SANDBOX_PATH } from '../src/fulfilment/courier/shiprocket/connect-shiprocket.ts';
import { afterSaleSettings } from '../src/fulfilment/order/after-sale.ts';
import {
  type DocumentRenderer,
  openDocumentRenderer,
  openRenderThread,
} from '../src/fulfilment/tax/document-renderer.ts';
import { Payments } from '../src/payments/payments.ts';
import { PAYOUT_SANDBOX_PATH } from '../src/payments/payout/choose-payouts.ts';
import type { PayoutProvider } from '../src/payments/payout/payout-provider.ts';
import type { Providers } from '../src/payments/providers.ts';
import {
  RAZORPAY_SANDBOX_PATH,
  SABPAISA_SANDBOX_PATH,
  STRIPE_SANDBOX_PATH,
} from '../src/payments/sandbox-accounts.ts';
import { readEnvironment } from '../src/platform/config/env.ts';
import type { Database } from '../src/platform/database/connection.ts';
import { unwatched } from '../src/platform/database/guarded-pool.ts';
import { readsOf } from '../src/platform/database/reads.ts';
import { createGuardedPost } from '../src/platform/guarded-fetch/guarded-post.ts';
import { createFloodGate } from '../src/platform/http/flood-gate.ts';
import { inProcessTransport } from '../src/platform/http/in-process-transport.ts';
import { createProofOfWork } from '../src/platform/http/proof-of-work.ts';
import { createRateLimiter } from '../src/platform/http/rate-limiter.ts';
import type { ChangeFeed } from '../src/platform/invalidation/change-feed.ts';
import { createLog } from '../src/platform/log/log.ts';
import { chooseMailGateway } from '../src/platform/mail/choose-mail-gateway.ts';
import { devMailbox } from '../src/platform/mail/dev-mailbox.ts';
import { createSignedLinks } from '../src/platform/mail/signed-links.ts';
import { chooseMessaging, MESSAGE_SANDBOX_PATH } from '../src/platform/messaging/choose-messaging.ts';
import type { MessageGateways } from '../src/platform/messaging/message-gateway.ts';
import { relayOutbox } from '../src/platform/queue/relay-outbox.ts';
import { workerPreset } from '../src/platform/queue/run-queue.ts';
import { Secrets } from '../src/platform/secrets/secrets.ts';
import { createFileFolders } from '../src/platform/storage/disk-files.ts';
import { openFileStores } from '../src/platform/storage/open-file-stores.ts';
import { createPictureStore, type PictureStore } from '../src/platform/storage/picture-store.ts';
import { openReservationPolicy } from '../src/sales/reservation/reservation-caps.ts';
import { type LoadedExtension, loadExtensions } from '../src/shop/extension/load-extensions.ts';
import { saveHandledEvents } from '../src/shop/extension/tell-extension.ts';
import { shopFacts } from '../src/shop/shop-facts.ts';
import { ShopSettings } from '../src/shop/shop-settings.ts';
import { openSocket } from './open-socket.ts';
import { startSandboxes } from './start-sandboxes.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

const silent = new Logger(() => () => undefined);
/**
 * Shared by all test shops of a process that do not sign, because starting a thread takes a second of
 * processor time to load code and fonts.
 */
const renderThread = openRenderThread();

export type TestShop = {
  app: FastifyInstance;
  /** The base URL of its socket. */
  url: string;
  /** The API as called by a guest's browser. */
  api: ApiClient;
  /** The API as called by the browser with this token. */
  apiWith(token: string): ApiClient;
  /** How long calls beyond a limit would have been delayed, in ms. */
  pauses: number[];
  /** Every line of the shop's log. */
  logLines: string[];
  db: Database;
  secrets: Secrets;
  database: TestDatabase;
  /** The folder with the shop's own pictures. */
  dataDir: string;
  pictures: PictureStore;
  documents: DocumentRenderer;
  providers: Providers;
  payouts: PayoutProvider | undefined;
  couriers: Couriers;
  messaging: MessageGateways;
  settings: ShopSettings;
  extensions: readonly LoadedExtension[];
  sandboxUrl: string;
  courierSandboxUrl: string;
  payoutSandboxUrl: string;
  messageSandboxUrl: string;
  stripeSandboxUrl: string;
  /** The URL of SabPaisa's simulation, with SABPAISA_SANDBOX=offered. */
  sabPaisaSandboxUrl: string;
  changes: ChangeFeed;
  /** Drops the cached responses, as a catalogue change does. */
  clearResponseCache(): void;
  /** Runs jobs until the queue is empty. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
};

type TestOptions = Pick<AppOptions, 'maxCallMs'> & {
  /** Send mails by SMTP_URL instead of to the demo's mailbox. */
  mailsBySmtp?: boolean;
  /** Instead of those that the shop comes with. */
  extensions?: ExtensionList;
};

/** How the shop connects to its database. */
type Reach = (database: TestDatabase) => Promise<Pick<Dependencies, 'db' | 'databaseWatch'>>;

/**
 * The whole shop, with the payment sandbox on a real socket.
 * @param existing a database to use and keep; otherwise the shop gets a new one
 */
export async function testShop(
  variables: Record<string, string> = {},
  { mailsBySmtp = false, extensions = extensionList, ...options }: TestOptions = {},
  existing?: TestDatabase,
  reach: Reach = async (database) => ({ db: database.db, databaseWatch: unwatched }),
): Promise<TestShop> {
  const database = existing ?? (await testDatabase());
  const { pool } = database;
  const { db, databaseWatch } = await reach(database);
  const env = readEnvironment({
    LIMIT_FACTOR: '1000',
    PICTURE_EFFORT: '0',
    MASTER_KEY: process.env.MASTER_KEY,
    ...variables,
  });

  // Webhooks arrive over a socket; all other requests are injected.
  const door = await openSocket();
  const sandbox = await startSandboxes(database, env, `${door.url}/api`);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gulmohar-'));
  const secrets = await Secrets.open(db, { ...env, DATA_DIR: dataDir });
  const payments = await Payments.open(db, secrets, env, sandbox.url);
  const couriers = await chooseCouriers(db, env, sandbox.url);
  const messaging = await chooseMessaging(db, env, sandbox.url);
  const settings = await ShopSettings.open(db, env);
  const logLines: string[] = [];
  const log = createLog('debug', { write: (line) => logLines.push(line) });
  const loaded = await loadExtensions(extensions, log);
  await saveHandledEvents(db, loaded);
  const shop = shopFacts(env, payments, settings, await demoPictures(env), loaded);
  const { changes, catalogue, responseCache } = openCaches(db, { settings, payments, log });
  const pauses: number[] = [];
  const pause = async (ms: number) => pauses.push(ms);
  const limiter = createRateLimiter(db, { factor: env.LIMIT_FACTOR, overrides: env.LIMITS });
  const gate = createFloodGate(
    limiter,
    createProofOfWork(secrets.current('proof-key').secret, limiter),
    pause,
  );
  await createFileFolders(dataDir);
  const pictures = createPictureStore(openFileStores({ ...env, DATA_DIR: dataDir }).files);
  const documents = await openDocumentRenderer(
    env,
    { look: () => settings.look(), pictures },
    env.SIGNING_CERTIFICATE ? undefined : renderThread,
  );
  const mail = mailsBySmtp ? chooseMailGateway(db, secrets, env) : devMailbox(db, env.MAIL_FROM);
  const parts = {
    db,
    databaseWatch,
    secrets,
    payments,
    providers: payments.providers,
    payouts: payments.payouts,
    couriers,
    messaging,
    settings,
    extensions: loaded,
    shop,
    documents,
    links: createSignedLinks(secrets),
    pictures,
  };
  const app = await buildApp(
    {
      ...parts,
      reads: readsOf(db),
      changes,
      catalogue,
      responseCache,
      limiter,
      gate,
      sessions: createSessions(db, secrets),
      lookUpPin: createPinLookUp({ db, couriers, settings, log }),
      reservations: openReservationPolicy(secrets, env),
      mail,
      mailSettings: env,
      post: createGuardedPost({ privateHosts: env.PRIVATE_HOSTS }),
      afterSale: () => afterSaleSettings(settings.current()),
      freeShare: async () => 1,
    },
    { log, ...appOptions(env), ...options },
  );
  await door.respondWith(app);
  const taskList = jobList({ ...parts, reportDb: db, mail, env, log: createLog('silent') });
  return {
    app,
    url: door.url,
    api: createClient(inProcessTransport(app)),
    apiWith: (token) => createClient(inProcessTransport(app, { token })),
    pauses,
    logLines,
    extensions: loaded,
    db: database.db,
    secrets,
    database,
    dataDir,
    pictures,
    documents,
    providers: payments.providers(),
    payouts: payments.payouts(),
    couriers,
    messaging,
    settings,
    messageSandboxUrl: `${sandbox.url}${MESSAGE_SANDBOX_PATH}`,
    payoutSandboxUrl: `${sandbox.url}${PAYOUT_SANDBOX_PATH}`,
    courierSandboxUrl: `${sandbox.url}${COURIER_SANDBOX_PATH}`,
    sandboxUrl: env.SANDBOX_URL ?? `${sandbox.url}${RAZORPAY_SANDBOX_PATH}`,
    stripeSandboxUrl: `${sandbox.url}${STRIPE_SANDBOX_PATH}`,
    sabPaisaSandboxUrl: `${sandbox.url}${SABPAISA_SANDBOX_PATH}`,
    changes,
    clearResponseCache: () => responseCache.drop(),
    async runJobs() {
      // First, so that the queue is usually worked off once instead of twice.
      while (await relayOutbox(database.db));
      do
        await runOnce({
          pgPool: database.direct ?? pool,
          taskList,
          preset: workerPreset,
          noHandleSignals: true,
          logger: silent,
        });
      while (await relayOutbox(database.db));
    },
    async close() {
      await sandbox.close();
      await door.close();
      await app.close();
      if (!existing) await database.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}
