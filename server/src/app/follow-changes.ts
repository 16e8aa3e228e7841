import type { Logger } from 'pino';
import { z } from 'zod';
import { Catalogue } from '../catalogue/search/catalogue.ts';
import type { Payments } from '../payments/payments.ts';
import type { Database } from '../platform/database/connection.ts';
import { ChangeFeed } from '../platform/invalidation/change-feed.ts';
import { listenForChanges } from '../platform/invalidation/listen-for-changes.ts';
import { ResponseCache } from '../platform/response-cache/response-cache.ts';
import type { ShopSettings } from '../shop/shop-settings.ts';
import type { AppContext, ShutdownHooks } from './app-context.ts';
import { dropsOf, isOnlyStock } from './invalidation.ts';

type Caches = { catalogue: Catalogue; responseCache: ResponseCache };

type Following = { log: Logger; settings: ShopSettings; payments: Pick<Payments, 'reload'> };

/** Opens this process's caches, which each read of `changes` updates together with the settings. */
export function openCaches(db: Database, following: Following): Caches & { changes: ChangeFeed } {
  const changes = new ChangeFeed(db);
  const catalogue = new Catalogue(db, () => changes.poll());
  const responseCache = new ResponseCache();
  followChanges(changes, following, { catalogue, responseCache });
  return { changes, catalogue, responseCache };
}

/**
 * Invalidates caches for each change. Responses come last, because they are built from the rest.
 * @param caches omitted where only the settings are used
 */
export function followChanges(
  changes: ChangeFeed,
  { settings, payments, log }: Following,
  caches?: Caches,
): void {
  changes.follow(async (batch) => {
    const drops = dropsOf(batch);
    if (drops.settings) {
      await reload(settings, log);
      await payments.reload();
    }
    if (!caches) return;
    if (drops.index) await caches.catalogue.update(drops.index);
    if (isOnlyStock(batch)) caches.responseCache.expire();
    else caches.responseCache.drop();
  });
}

/** Keeps the old settings if a row does not fit the contract, so that the shop goes on answering. */
async function reload(settings: ShopSettings, log: Logger): Promise<void> {
  try {
    await settings.reload();
  } catch (err) {
    if (!(err instanceof z.ZodError)) throw err;
    log.error({ err }, 'the settings could not be read; keeping the old ones');
  }
}

/**
 * A notification may be lost, so every process polls; a change of the settings takes effect within two
 * seconds.
 */
const POLL_INTERVAL_MS = 1_000;

/** Reads the changes whenever the database notifies, and every second. */
export function pollChanges(
  changes: ChangeFeed,
  { direct, log }: Pick<AppContext, 'direct' | 'log'>,
  shutdownHooks: ShutdownHooks,
): void {
  function poll(): void {
    changes.poll().catch((err: unknown) => log.warn({ err }, 'changes could not be read'));
  }

  const listener = listenForChanges(direct, log, poll);
  const timer = setInterval(() => {
    if (performance.now() - changes.seenAt >= POLL_INTERVAL_MS) poll();
  }, POLL_INTERVAL_MS);
  shutdownHooks.push(() => {
    clearInterval(timer);
    return listener.stop();
  });
}
