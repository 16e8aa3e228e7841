import { createSessions } from '../accounts/session/sessions.ts';
import { createPinLookUp } from '../fulfilment/courier/look-up-pin.ts';
import { afterSaleSettings } from '../fulfilment/order/after-sale.ts';
import { usesSandbox } from '../payments/provider-adapter.ts';
import type { Environment } from '../platform/config/env.ts';
import { ownAddress } from '../platform/config/own-address.ts';
import { replicaConnection } from '../platform/database/open-storage.ts';
import { type Reads, readsOf } from '../platform/database/reads.ts';
import { openReplica } from '../platform/database/replica.ts';
import { createGuardedPost } from '../platform/guarded-fetch/guarded-post.ts';
import { createFloodGate } from '../platform/http/flood-gate.ts';
import { createProofOfWork } from '../platform/http/proof-of-work.ts';
import { createRateLimiter } from '../platform/http/rate-limiter.ts';
import { chooseMailGateway } from '../platform/mail/choose-mail-gateway.ts';
import { showPool } from '../platform/metrics/web-metrics.ts';
import { createDrain } from '../platform/process/drain.ts';
import { portError, type ReservedPort } from '../platform/process/port.ts';
import type { Step } from '../platform/process/step.ts';
import { readFreeShare } from '../platform/storage/disk-space.ts';
import { openReservationPolicy } from '../sales/reservation/reservation-caps.ts';
import { hasTestPayments } from '../shop/has-test-payments.ts';
import { type AppOptions, buildApp } from './app.ts';
import type { AppContext, ShutdownHooks } from './app-context.ts';
import { openCaches, pollChanges } from './follow-changes.ts';
import { loadPages } from './pages/load-pages.ts';
import { registerSandboxes } from './register-sandboxes.ts';

/** @param port the port, if this process has been holding it */
export async function openWeb(
  parts: AppContext,
  step: Step,
  shutdownHooks: ShutdownHooks,
  port?: ReservedPort,
): Promise<void> {
  const { env, log, pool, db } = parts;
  const caches = openCaches(db, parts);
  await step('catalogue', () => caches.changes.poll());
  pollChanges(caches.changes, parts, shutdownHooks);
  const pages = env.SERVE_PAGES === 'yes' && (await step('server', () => loadPages(env.NODE_ENV)));
  const drain = createDrain(env.DRAIN_SECONDS);
  const limiter = createRateLimiter(db, { factor: env.LIMIT_FACTOR, overrides: env.LIMITS });
  const app = await buildApp(
    {
      ...parts,
      ...caches,
      freeShare: () => readFreeShare(env.DATA_DIR),
      reads: openReads(parts, shutdownHooks),
      limiter,
      gate: createFloodGate(limiter, createProofOfWork(parts.secrets.current('proof-key').secret, limiter)),
      sessions: createSessions(db, parts.secrets),
      mail: chooseMailGateway(db, parts.secrets, env),
      mailSettings: env,
      post: createGuardedPost({ privateHosts: env.PRIVATE_HOSTS }),
      lookUpPin: createPinLookUp(parts),
      reservations: openReservationPolicy(parts.secrets, env),
      afterSale: () => afterSaleSettings(parts.settings.current()),
    },
    { log, drain, pictureFiles: env, ...(pages && { pages }), ...appOptions(env) },
  );
  const apiUrl = `${ownAddress(env)}/api`;
  const takesMoney = () => !usesSandbox(env, parts.payments.accounts());
  await registerSandboxes(app, { db, pool, env, apiUrl, takesMoney });
  shutdownHooks.push(() => app.close());
  showPool(pool);
  await app.ready();
  await port?.release();
  await app.listen({ port: env.PORT, host: env.HOST }).catch((error: NodeJS.ErrnoException) => {
    throw portError(error, env.PORT, env.HOST);
  });
  shutdownHooks.push(() => drain.begin());
  if (hasTestPayments(parts.shop())) log.warn('payments are in test mode: orders are placed without money');
}

function openReads({ env, db, log }: AppContext, shutdownHooks: ShutdownHooks): Reads {
  const connection = replicaConnection(env);
  if (!connection) return readsOf(db);
  const replica = openReplica(connection, { primary: db, poolSize: env.DATABASE_POOL, log });
  shutdownHooks.push(() => replica.close());
  return replica.reads;
}

export function appOptions(env: Environment): Omit<AppOptions, 'log' | 'pages' | 'pictureFiles'> {
  return {
    ...(env.TRUST_PROXY && { trustProxy: env.TRUST_PROXY }),
    ...(env.SHOP_MODE === 'live' && { hsts: { subdomains: env.HSTS_SUBDOMAINS === 'yes' } }),
  };
}
