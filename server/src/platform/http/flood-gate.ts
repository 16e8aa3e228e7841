import { setTimeout as wait } from 'node:timers/promises';
import type { Challenge } from '@gulmohar/contract/api/proof.ts';
import { LRUCache } from 'lru-cache';
import { DatabaseFault } from '../database/database-fault.ts';
import type { ProofOfWork } from './proof-of-work.ts';
import type { Load, RateLimiter } from './rate-limiter.ts';
import type { RateLimit } from './rate-limits.ts';
import { ShopError } from './shop-error.ts';

/** Lets a network address's calls pass as long as they are not a flood. */
export type FloodGate = {
  /**
   * Beyond a ceiling the call waits a second; beyond 1.25 times it, it needs a proof of work; beyond 10 times, it is
   * refused.
   * @param proof the `proof` header
   * @throws ShopError PROOF_NEEDED with a `challenge`, TOO_MANY_REQUESTS; both with `retryAfter` in seconds
   */
  pass(ceiling: readonly RateLimit[], address: string, proof?: unknown): Promise<void>;
};

/**
 * Below this share of a ceiling, by what this process knows, a call is counted, but does not wait to be: most addresses call a
 * few times, and the database would be asked about each of them before anything else is done.
 */
const WATCHED_FROM = 0.5;
const PROOF_FROM = 1.25;
const REFUSED_FROM = 10;
const SLOWED_MS = 1_000;
/** Each waiting call holds a connection. */
const MAX_WAITING = 200;
/** How many addresses a process keeps in memory: those refused, so that a flood does not reach the database, and how much others called. */
const MAX_ADDRESSES = 50_000;

/** By the answer to the latest call that has one, and how many calls have none yet. */
type Seen = { load: number; uncounted: number; calls: number; answered: number };

/** @param slowDown for tests, which do not wait */
export function createFloodGate(
  limiter: RateLimiter,
  proofs: ProofOfWork,
  slowDown: () => Promise<unknown> = () => wait(SLOWED_MS),
): FloodGate {
  const refused = new LRUCache<string, number>({ max: MAX_ADDRESSES });
  const seen = new LRUCache<string, Seen>({ max: MAX_ADDRESSES });
  let waiting = 0;

  async function passSlowly(): Promise<void> {
    if (waiting >= MAX_WAITING) return;
    waiting += 1;
    await slowDown().finally(() => {
      waiting -= 1;
    });
  }

  function seenOf(id: string): Seen {
    const known = seen.get(id) ?? { load: 0, uncounted: 0, calls: 0, answered: 0 };
    seen.set(id, known);
    return known;
  }

  async function count(
    id: string,
    { ceiling, address, isAwaited }: { ceiling: readonly RateLimit[]; address: string; isAwaited: boolean },
  ): Promise<Load> {
    const own = seenOf(id);
    own.uncounted += 1;
    own.calls += 1;
    const call = own.calls;
    try {
      const measured = await limiter.measure(ceiling, address, { isAwaited }).catch(uncounted);
      // Answers overtake each other: an older one knows of fewer calls.
      if (call > own.answered) Object.assign(own, { load: measured.load, answered: call });
      if (measured.load > REFUSED_FROM) refused.set(id, performance.now() + measured.secondsLeft * 1_000);
      return measured;
    } finally {
      own.uncounted -= 1;
    }
  }

  return {
    async pass(ceiling, address, proof) {
      const id = `${ceiling[0]?.name}:${address}`;
      const refusedFor = Math.ceil(((refused.get(id) ?? 0) - performance.now()) / 1_000);
      if (refusedFor > 0) throw tooMany(refusedFor);
      const known = seenOf(id);
      const share = Math.max(...ceiling.map((limit) => limiter.shareOf(limit)));
      const isAwaited = known.load + known.uncounted * share >= WATCHED_FROM;
      const counting = count(id, { ceiling, address, isAwaited });
      if (!isAwaited) {
        // A database that is away is met by the call itself.
        counting.catch(() => undefined);
        return;
      }
      const { load, secondsLeft } = await counting;
      if (load <= 1) return;
      if (load <= PROOF_FROM) return passSlowly();
      if (load > REFUSED_FROM) throw tooMany(secondsLeft);
      if (proof !== undefined && (await proofs.isSolved(proof))) return;
      throw proofNeeded(secondsLeft, proofs.challenge(load / 2));
    },
  };
}

/** A database that takes no changes cannot count, but what it has can be looked at. */
function uncounted(error: unknown): { load: number; secondsLeft: number } {
  if (error instanceof DatabaseFault && error.kind !== 'away') return { load: 0, secondsLeft: 0 };
  throw error;
}

function tooMany(seconds: number): ShopError {
  return new ShopError('TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.', {
    retryAfter: Math.max(1, seconds),
  });
}

function proofNeeded(seconds: number, challenge: Challenge): ShopError {
  return new ShopError(
    'PROOF_NEEDED',
    'Too many requests came from your network. Please try again in a few minutes.',
    { retryAfter: Math.max(1, seconds), challenge },
  );
}
