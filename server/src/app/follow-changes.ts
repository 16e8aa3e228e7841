import type { Logger } from 'pino';
import { z } from 'zod';
import { Catalogue } from '../catalogue/search/catalogue.ts';
import { IndexSnapshots } from '../catalogue/search/index-snapshots.ts';
import type { Database } from '../platform/database/connection.ts';
import type { Replica } from '../platform/database/replica.ts';
import { ChangeFeed } from '../platform/invalidation/change-feed.ts';
import { listenForChanges } from '../platform/invalidation/listen-for-changes.ts';
import { ResponseCache } from '../platform/response-cache/response-cache.ts';
import type { ShopSettings } from '../shop/shop-settings.ts';
import type { AppContext, ShutdownHooks } from './app-context.ts';
import { dropsOf } from './invalidation.ts';

type Caches = { catalogue: Catalogue; responseCache: ResponseCache };

type Sources = {
  /** Where the caches may be filled from, too. */
  replica?: Replica | undefined;
  /** Where the first search index may come from. */
  snapshots?: IndexSnapshots;
};

type Following = { log: Logger; settings: ShopSettings };

/**
 * This process's caches, which each read of `changes` brings up to date together with the settings.
 */
export function openCaches(
  db: Database,
  following: Following,
  { replica, snapshots }: Sources = {},
): Caches & { changes: ChangeFeed } {
  const changes = new ChangeFeed(db);
  // First: whatever is made anew after this may not show what was before.
  if (replica) changes.follow(() => replica.requireChanges());
  const catalogue = new Catalogue(db, () => changes.look(), snapshots);
  const responseCache = new ResponseCache(changes);
  followChanges(changes, following, { catalogue, responseCache });
  return { changes, catalogue, responseCache };
}

/** The file of the search index in a folder. */
export function openSnapshots(
  db: Database,
  { log, folder }: { log: Logger; folder: string },
): IndexSnapshots {
  return new IndexSnapshots({ db, log, folder, dropsOf: (changes) => dropsOf(changes).index });
}

/**
 * Applies each change's invalidation. Responses come last: they are made from the rest.
 * @param caches none where only the settings are used
 */
export function followChanges(changes: ChangeFeed, { settings, log }: Following, caches?: Caches): void {
  changes.follow(async (seen) => {
    const drops = dropsOf(seen);
    if (drops.settings) await reload(settings, log);
    if (!caches) return;
    if (drops.index) await caches.catalogue.update(drops.index);
    caches.responseCache.drop(drops.responses);
  });
}

/** A row that does not fit the contract must not keep the shop from answering. */
async function reload(settings: ShopSettings, log: Logger): Promise<void> {
  try {
    await settings.reload();
  } catch (err) {
    if (!(err instanceof z.ZodError)) throw err;
    log.error({ err }, 'the settings cannot be read');
  }
}

/** A notification may be lost on the way; so every process goes by a change of the settings within two seconds. */
const LOOK_EVERY_MS = 1_000;

/** Looks at the changes whenever the database says that there are some, and every second. */
export function lookWhenWoken(
  changes: ChangeFeed,
  { direct, log }: Pick<AppContext, 'direct' | 'log'>,
  shutdownHooks: ShutdownHooks,
): void {
  function look(): void {
    changes.look().catch((err: unknown) => log.warn({ err }, 'what changed cannot be read'));
  }

  const listener = listenForChanges(direct, log, look);
  const timer = setInterval(() => {
    if (performance.now() - changes.seenAt >= LOOK_EVERY_MS) look();
  }, LOOK_EVERY_MS);
  shutdownHooks.push(() => {
    clearInterval(timer);
    return listener.stop();
  });
}
