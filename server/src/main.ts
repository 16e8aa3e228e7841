import cluster from 'node:cluster';
import { type AppContext, openAppContext, type ShutdownHooks } from './app/app-context.ts';
import { followChanges, pollChanges } from './app/follow-changes.ts';
import { openMetrics } from './app/metrics/open-metrics.ts';
import { openWeb } from './app/open-web.ts';
import { openWorker } from './app/open-worker.ts';
import { startWebProcesses } from './app/web-processes.ts';
import { openPlace } from './platform/backup/open-place.ts';
import { tryPlace } from './platform/backup/try-place.ts';
import { type Environment, readEnvironment } from './platform/config/env.ts';
import { connectionUrl } from './platform/database/connection.ts';
import { migrate } from './platform/database/migrate.ts';
import { externalConnections, openStorage } from './platform/database/open-storage.ts';
import { ChangeFeed } from './platform/invalidation/change-feed.ts';
import { logFile } from './platform/log/open-log.ts';
import { createDrain } from './platform/process/drain.ts';
import { reservePort } from './platform/process/port.ts';
import { shutDownGracefully } from './platform/process/shut-down-gracefully.ts';
import { StartupError } from './platform/process/startup-error.ts';
import { logStep, silentStep } from './platform/process/step.ts';
import { assertPicturesUsable } from './platform/storage/assert-pictures-usable.ts';

const shutdownHooks: ShutdownHooks = [];
const shutdown = shutDownGracefully(shutdownHooks);

/**
 * Starts the shop and opens its port. With `WEB_CONCURRENCY` above 1 this process runs the database and the
 * jobs, and child processes serve requests; with `ROLE=web` the jobs run elsewhere. Stops on SIGTERM or
 * SIGINT.
 */
async function openShop({ PORT, HOST }: Environment): Promise<void> {
  const held = await reservePort(PORT, HOST);
  shutdownHooks.push(() => held.release());
  // With PORT=0 the port, and with it the shop's own address, is known only now.
  const env = readEnvironment({ ...process.env, PORT: String(held.port) });
  const { parts, notes } = await openParts(env);
  // It starts last, and is stopped after the last request has been answered.
  let worker: Awaited<ReturnType<typeof openWorker>> | undefined;
  shutdownHooks.push(async () => worker?.stop());
  if (env.WEB_CONCURRENCY === 1) {
    await openWeb(parts, logStep, shutdownHooks, held);
  } else {
    if (env.ROLE === 'all') followSettings(parts);
    await held.release();
    const url = env.DATABASE_URL ?? connectionUrl(parts.connection);
    const own = { DATABASE_URL: url, DATABASE_URL_FILE: '', PORT: String(env.PORT) };
    const web = await logStep(`${env.WEB_CONCURRENCY} web processes`, () =>
      startWebProcesses(env.WEB_CONCURRENCY, own, parts.log),
    );
    shutdownHooks.push(() => web.stop());
  }
  // After the port is open, because jobs call the simulated providers, which this shop serves itself.
  if (env.ROLE === 'all') worker = await openWorker(parts);
  await openMetrics(parts, shutdownHooks);
  announce(parts, notes);
  if (env.ROLE === 'all') await warnOfBackups(env);
}

/** A shop that cannot be backed up sells all the same. */
async function warnOfBackups(env: Environment): Promise<void> {
  const problem = env.BACKUP_TO && (await tryPlace(() => openPlace(env)));
  if (problem) say(`  No backup can be made: ${problem}`);
}

/** Runs only the jobs (`ROLE=worker`). The port for metrics stays open until the running jobs have ended. */
async function openWorkerAlone(env: Environment): Promise<void> {
  const { parts } = await openParts(env);
  const drain = createDrain(0);
  await openMetrics(parts, shutdownHooks, drain);
  followSettings(parts);
  const worker = await openWorker(parts);
  shutdownHooks.push(() => worker.stop());
  shutdownHooks.push(() => drain.begin());
  say(`  The worker of ${parts.shop().name} is ready.`);
  await warnOfBackups(env);
}

/** Opens what both need: a migrated database and, in demo mode, the demo data. */
async function openParts(env: Environment): Promise<{ parts: AppContext; notes: [string, string][] }> {
  const storage = await logStep('database', () => openStorage(env, say));
  shutdownHooks.push(() => storage.stop());
  const warning = await assertPicturesUsable(env);
  if (warning) say(`  ${warning}`);
  const applied = await logStep('migrations', () => migrate(storage.direct));
  const parts = await openAppContext(env, storage, shutdownHooks);
  if (applied.length > 0) parts.log.info({ count: applied.length, last: applied.at(-1) }, 'migrated');
  if (env.SHOP_MODE === 'live') {
    const { assertNoDemo } = await import('./app/demo/demo-remains.ts');
    await assertNoDemo(parts.db);
  }
  if (env.SHOP_MODE !== 'demo') return { parts, notes: [] };
  const { seedDemo, demoNotes } = await import('./app/demo/seed-demo.ts');
  const demo = await logStep('demo shop', () => seedDemo(parts.db));
  return { parts, notes: demoNotes(env.PUBLIC_URL, demo !== 'not empty') };
}

/** Follows settings where no requests are served, because the jobs write e-mails in the shop's name. */
function followSettings(parts: AppContext): void {
  const changes = new ChangeFeed(parts.db);
  followChanges(changes, parts);
  pollChanges(changes, parts, shutdownHooks);
}

/** Opens one of several processes that serve requests; database and demo data already exist. */
async function openWebProcess(env: Environment): Promise<void> {
  const ways = externalConnections(env);
  if (!ways) throw new StartupError('a web process needs DATABASE_URL.');
  const parts = await openAppContext(env, ways, shutdownHooks);
  await openWeb(parts, silentStep, shutdownHooks);
}

/** Loads OpenTelemetry only when traces are enabled. */
async function openTraces(env: Environment): Promise<void> {
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint || env.OTEL_SDK_DISABLED === 'true') return;
  const { openTracing } = await import('./platform/tracing/open-tracing.ts');
  const tracing = openTracing();
  shutdownHooks.push(() => tracing.close());
}

function say(line: string): void {
  console.log(line);
}

function announce({ env, shop }: AppContext, notes: [label: string, text: string][]): void {
  const log = logFile(env);
  const closed = 'Visitors see a page that says so; open it at /admin/settings#opening';
  const all = [
    ['Admin', `${env.PUBLIC_URL}/admin`],
    ...notes,
    ...(shop().opening.isOpen ? [] : [['Closed', closed]]),
    ...(log ? [['Log', log]] : []),
  ] as const;
  say(`\n  ${shop().name} is open: ${env.PUBLIC_URL}\n`);
  for (const [label, text] of all) say(`  ${label.padEnd(8)} ${text}`);
  say('\n  Ctrl+C stops it.\n');
}

const env = readEnvironment(process.env);
shutdown.allowFor(env.DRAIN_SECONDS);
await openTraces(env);
if (!cluster.isPrimary) await openWebProcess(env);
else if (env.ROLE === 'worker') await openWorkerAlone(env);
else await openShop(env);
