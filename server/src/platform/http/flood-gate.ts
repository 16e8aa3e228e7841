import { setTimeout as wait } from 'node:timers/promises';
import type { Challenge } from '@gulmohar/contract/api/proof.ts';
import { LRUCache } from 'lru-cache';
import { DatabaseFault } from '../database/database-fault.ts';
import { growingTo } from '../process/growing-to.ts';
import type { ProofOfWork } from './proof-of-work.ts';
import type { Load, RateLimiter } from './rate-limiter.ts';
import type { RateLimit } from './rate-limits.ts';
import { ShopError } from './shop-error.ts';

/** Lets calls from a network address pass unless they are a flood. */
export type FloodGate = {
  /**
   * Delays calls beyond a ceiling by a second, requires a proof of work beyond 1.25 times the ceiling, and
   * refuses calls beyond 10 times.
   * @param proof the `proof` header
   * @throws ShopError PROOF_NEEDED with a `challenge`, TOO_MANY_REQUESTS; both with `retryAfter` in seconds
   */
  pass(ceiling: readonly RateLimit[], address: string, proof?: unknown): Promise<void>;
};

/**
 * Below this share of a ceiling, as far as this process knows, calls are counted without waiting for the
 * count: most addresses make few calls, which would otherwise each wait for a round trip to the database.
 */
const WATCHED_FROM = 0.5;
const PROOF_FROM = 1.25;
const REFUSED_FROM = 10;
const SLOWED_MS = 1_000;
/** Each waiting call holds a connection. */
const MAX_WAITING = 200;
/**
 * How many addresses a process keeps in memory: the refused ones, so that a flood does not reach the
 * database, and the load of others.
 */
const MAX_ADDRESSES = 50_000;

/** The load reported by the latest counted call, and the number of calls not yet counted. */
type Seen = { load: number; uncounted: number; calls: number; answered: number };

/** @param slowDown replaced by tests to avoid waiting */
export function createFloodGate(
  limiter: RateLimiter,
  proofs: ProofOfWork,
  slowDown: () => Promise<unknown> = () => wait(SLOWED_MS),
): FloodGate {
  const refused = new LRUCache<string, number>(growingTo(MAX_ADDRESSES));
  const seen = new LRUCache<string, Seen>(growingTo(MAX_ADDRESSES));
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
      // Responses may arrive out of order; an older one includes fewer calls.
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
        // If the database is away, the call itself will find out.
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

/** A read-only or full database cannot count calls but can still serve reads. */
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
