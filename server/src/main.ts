import cluster from 'node:cluster';
import { openAppContext, type ShutdownHooks } from './app/app-context.ts';
import { followChanges, lookWhenWoken } from './app/follow-changes.ts';
import { assertSeller } from './app/live/assert-seller.ts';
import { openMetrics } from './app/metrics/open-metrics.ts';
import { openWeb } from './app/open-web.ts';
import { openWorker } from './app/open-worker.ts';
import { startWebProcesses } from './app/web-processes.ts';
import { type Environment, readEnvironment } from './platform/config/env.ts';
import { connectionUrl } from './platform/database/connection.ts';
import { migrate } from './platform/database/migrate.ts';
import { externalConnections, openStorage } from './platform/database/open-storage.ts';
import { ChangeFeed } from './platform/invalidation/change-feed.ts';
import { holdPort } from './platform/process/port.ts';
import { shutDownGracefully } from './platform/process/shut-down-gracefully.ts';
import { StartupError } from './platform/process/startup-error.ts';
import { logStep, silentStep } from './platform/process/step.ts';
import { assertPicturesUsable } from './platform/storage/assert-pictures-usable.ts';

const shutdownHooks: ShutdownHooks = [];
const shutdown = shutDownGracefully(shutdownHooks);

/**
 * The whole shop, from the settings to an open port. With `WEB_CONCURRENCY` above 1 this process runs the database and
 * the jobs, and child processes serve requests. Stops on SIGTERM or SIGINT.
 */
async function openShop({ PORT, HOST }: Environment): Promise<void> {
  const held = await holdPort(PORT, HOST);
  shutdownHooks.push(() => held.letGo());
  // With PORT=0 the port is known only now, and with it the shop's own address.
  const env = readEnvironment({ ...process.env, PORT: String(held.port) });
  const storage = await logStep('database', () => openStorage(env, say));
  shutdownHooks.push(() => storage.stop());
  const warning = await assertPicturesUsable(env);
  if (warning) say(`  ${warning}`);
  if (env.SHOP_MODE === 'live') await assertSeller(env, storage.direct);
  const applied = await logStep('migrations', () => migrate(storage.direct));
  if (applied.length > 0) say(`  applied ${applied.join(', ')}`);
  const parts = await openAppContext(env, storage, shutdownHooks);
  if (env.SHOP_MODE === 'live') {
    const { assertNoDemo } = await import('./app/demo/demo-remains.ts');
    await assertNoDemo(parts.db);
  }
  const demo = env.SHOP_MODE === 'demo' ? await import('./app/demo/seed-demo.ts') : undefined;
  if (demo) await logStep('demo shop', () => demo.seedDemo(parts.db));
  await openWorker(parts, shutdownHooks);
  if (env.WEB_CONCURRENCY === 1) {
    await openWeb(parts, logStep, shutdownHooks, held);
  } else {
    // Requests are served elsewhere; the jobs here write e-mails in the shop's name.
    const changes = new ChangeFeed(parts.db);
    followChanges(changes, parts);
    lookWhenWoken(changes, parts, shutdownHooks);
    await held.letGo();
    const url = env.DATABASE_URL ?? connectionUrl(storage.connection);
    const own = { DATABASE_URL: url, DATABASE_URL_FILE: '', PORT: String(env.PORT) };
    const web = await logStep(`${env.WEB_CONCURRENCY} web processes`, () =>
      startWebProcesses(env.WEB_CONCURRENCY, own, parts.log),
    );
    shutdownHooks.push(() => web.stop());
  }
  await openMetrics(parts, shutdownHooks);
  announce(env, demo?.demoHints(env.PUBLIC_URL));
}

/** One of several processes that serve requests; database and demo data already exist. */
async function openWebProcess(env: Environment): Promise<void> {
  const ways = externalConnections(env);
  if (!ways) throw new StartupError('a web process needs DATABASE_URL.');
  const parts = await openAppContext(env, ways, shutdownHooks);
  await openWeb(parts, silentStep, shutdownHooks);
}

function say(line: string): void {
  console.log(line);
}

function announce(env: Environment, hints: string[] = []): void {
  say('');
  say(`  ${env.SHOP_NAME} is open: ${env.PUBLIC_URL}`);
  for (const hint of hints) say(`  ${hint}`);
  say(`  The admin: ${env.PUBLIC_URL}/admin`);
  say('  Stop it with Ctrl+C.');
  say('');
}

const env = readEnvironment(process.env);
shutdown.allowFor(env.DRAIN_SECONDS);
await (cluster.isPrimary ? openShop(env) : openWebProcess(env));
