import { demoAccounts } from '@gulmohar/demo/accounts/accounts.ts';
import { buildApp } from './app.ts';
import { openDatabase, openPool, openQueuePool } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { openStorage } from './database/open-storage.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { type Environment, readEnvironment } from './env.ts';
import { createRateLimiter } from './http/rate-limits.ts';
import { ReadyAnswers } from './http/ready-answers.ts';
import { createDiskPictureStore, shownFolder } from './images/disk-picture-store.ts';
import { unlockAbandonedJobs } from './jobs/unlock-abandoned.ts';
import { startWorker } from './jobs/worker.ts';
import { createLog } from './log.ts';
import { chooseMailGateway } from './mail/choose-mail-gateway.ts';
import { createSignedLinks } from './mail/signed-links.ts';
import { afterSaleSettings } from './order/after-sale.ts';
import { loadPages } from './pages/load-pages.ts';
import { chooseProviders } from './payments/choose-providers.ts';
import { registerSandboxes } from './payments/register-sandboxes.ts';
import { assertPortFree, portError } from './port.ts';
import { listenToCatalogue } from './product/catalogue-listener.ts';
import { Catalogue } from './search/catalogue.ts';
import { createSessions } from './session/sessions.ts';
import { shopFacts } from './shop/shop-facts.ts';
import { StartupError } from './startup-error.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const closing: (() => Promise<unknown>)[] = [];
const stop = stopOnSignal(closing);

/** The shop and its worker in one process, from the settings to an open port. Ends by SIGTERM or SIGINT. */
async function openShop(): Promise<void> {
  const env = readEnvironment(process.env);
  await assertPortFree(env.PORT, env.HOST);

  const storage = await step('database', () => openStorage(env, say));
  closing.push(() => storage.stop());
  const applied = await step('migrations', () => migrate(storage.connection));
  if (applied.length > 0) say(`  applied ${applied.join(', ')}`);
  const log = createLog(env.LOG_LEVEL);
  const onLost = (err: Error) => log.warn({ err }, 'database connection lost');
  const pool = openPool(storage.connection, env.DATABASE_POOL, onLost);
  const queuePool = openQueuePool(storage.connection, onLost);
  closing.push(() => Promise.all([pool.end(), queuePool.end()]));
  const db = openDatabase(pool);
  if (env.SHOP_MODE === 'demo') await step('demo shop', () => seedDemo(db));

  const catalogue = new Catalogue(db);
  await step('catalogue', () => catalogue.upToDate());

  const providers = await chooseProviders(db, env);
  const shop = shopFacts(env, providers.razorpay);
  await unlockAbandonedJobs(db);
  const afterSale = afterSaleSettings(env);
  const readyAnswers = new ReadyAnswers();
  const listener = listenToCatalogue(storage.connection, log, () => readyAnswers.clear());
  closing.push(() => listener.stop());

  const limiter = createRateLimiter(pool, env.LIMIT_FACTOR);
  const sessions = await createSessions(db);
  const links = await createSignedLinks(db);
  // Before the pages: it makes the folder that they serve.
  const pictures = await createDiskPictureStore(env.DATA_DIR);
  const pages =
    env.SERVE_PAGES === 'yes' &&
    (await step('pages', () => loadPages(env.NODE_ENV, shownFolder(env.DATA_DIR))));
  const app = await buildApp(
    { db, catalogue, providers, readyAnswers, limiter, sessions, links, shop, afterSale },
    { log, ...(pages && { pages }), ...(env.TRUST_PROXY && { trustProxy: env.TRUST_PROXY }) },
  );
  const webhooksUrl = `http://127.0.0.1:${env.PORT}/api/webhooks`;
  await registerSandboxes(app, { db, pool, env, webhooksUrl });
  const worker = await startWorker(queuePool, log, {
    db,
    providers,
    mail: chooseMailGateway(db, env),
    links,
    pictures,
    shop,
  });
  closing.push(() => worker.stop());
  closing.push(() => app.close());

  await app.listen({ port: env.PORT, host: env.HOST }).catch((error: NodeJS.ErrnoException) => {
    throw portError(error, env.PORT, env.HOST);
  });
  announce(env);
}

function say(line: string): void {
  console.log(line);
}

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  say(`✓ ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}

function announce(env: Environment): void {
  say('');
  say(`  ${env.SHOP_NAME} is open: ${env.PUBLIC_URL}`);
  if (env.SHOP_MODE === 'demo') {
    say(`  E-mails that it sends: ${env.PUBLIC_URL}/dev/mailbox`);
    for (const { email, password } of demoAccounts) say(`  Sign in as ${email} with ${password}`);
  }
  say(`  The owner's desk: ${env.PUBLIC_URL}/admin`);
  say('  Stop it with Ctrl+C.');
  say('');
}

try {
  await openShop();
} catch (error) {
  console.error(error instanceof StartupError ? `The shop cannot start: ${error.message}` : error);
  process.exitCode = 1;
  await stop();
}
