import { performance } from 'node:perf_hooks';
import type { Catalogue } from '../catalogue/search/catalogue.ts';
import type { IndexSnapshots } from '../catalogue/search/index-snapshots.ts';
import type { AppContext, ShutdownHooks } from './app-context.ts';

const LOOK_EVERY_MS = 10_000;
/** Spreads the writes of processes that were started together. */
const SPREAD_MS = 5_000;
/** Fewer products than this are read from the database in a quarter of a second. */
const MIN_PRODUCTS = 10_000;
/** Fewer changes than this are applied within 0.05 s at the next start. */
const MIN_CHANGES = 1_000;
const MIN_AGE_MS = 10 * 60_000;
/** Well below a day, after which changes are forgotten. */
const MAX_AGE_MS = 6 * 3_600_000;
/** The share of busy time below which this process counts as idle. */
const RESTING = 0.3;
/** After this long the file is written even if the process is never idle. */
const PATIENCE_MS = 30 * 60_000;

/** When the last usable file was written, and how many changes there had been by then. */
type Kept = { at: Date | undefined; changes: number };

/** Writes the search index to its file when that is due and this process is idle. */
export function keepSearchIndex(
  catalogue: Catalogue,
  snapshots: IndexSnapshots,
  { log }: Pick<AppContext, 'log'>,
  shutdownHooks: ShutdownHooks,
): void {
  // A file written before this process had to read the whole catalogue was evidently not usable.
  const usableFrom = catalogue.changeCount > MIN_CHANGES ? new Date() : new Date(0);
  const kept: Kept = { at: undefined, changes: catalogue.changeCount };
  let dueSince: number | undefined;
  let activity = performance.eventLoopUtilization();
  let running: Promise<unknown> = Promise.resolve();

  async function keepWhenDue(): Promise<void> {
    const written = await snapshots.writtenAt();
    if (written && written >= usableFrom && written.getTime() !== kept.at?.getTime()) {
      kept.at = written;
      kept.changes = catalogue.changeCount;
    }
    const before = activity;
    activity = performance.eventLoopUtilization();
    if (!isKeepingDue(kept, catalogue.changeCount, new Date())) {
      dueSince = undefined;
      return;
    }
    dueSince ??= performance.now();
    const isResting = performance.eventLoopUtilization(activity, before).utilization < RESTING;
    if (!isResting && performance.now() - dueSince < PATIENCE_MS) return;
    const index = await catalogue.upToDate();
    if (index.productCount < MIN_PRODUCTS) return;
    await snapshots
      .keep(() => catalogue.upToDate())
      .catch((err: unknown) => {
        // If the folder is not writable, tries again when the next file would be due.
        kept.at = new Date();
        kept.changes = catalogue.changeCount;
        throw err;
      });
  }

  let isRunning = false;
  const look = () => {
    if (isRunning) return;
    isRunning = true;
    running = keepWhenDue()
      .catch((err: unknown) => log.warn({ err }, 'the search index could not be saved to its file'))
      .finally(() => {
        isRunning = false;
      });
  };
  const timer = setInterval(look, LOOK_EVERY_MS + Math.random() * SPREAD_MS);
  shutdownHooks.push(() => {
    clearInterval(timer);
    return running;
  });
}

/** @param changes how many there have been so far */
export function isKeepingDue(kept: Kept, changes: number, now: Date): boolean {
  if (!kept.at) return true;
  const age = now.getTime() - kept.at.getTime();
  return age >= MAX_AGE_MS || (changes - kept.changes >= MIN_CHANGES && age >= MIN_AGE_MS);
}
