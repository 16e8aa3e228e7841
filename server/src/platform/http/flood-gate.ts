import { setTimeout as wait } from 'node:timers/promises';
import type { RateLimit } from '../limits/rate-limits.ts';
import type { ProofOfWork } from './proof-of-work.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { ShopError } from './shop-error.ts';

/** Lets calls from a network address pass unless they are a flood. */
export type FloodGate = {
  /**
   * Delays calls beyond a ceiling by a second, requires a proof of work beyond 1.25 times the ceiling, and
   * refuses calls beyond 10 times.
   * @param proof the `proof` header
   * @throws ShopError PROOF_NEEDED with a `challenge`, TOO_MANY_REQUESTS; both with `retryAfter` in seconds
   */
  pass(ceiling: RateLimit, address: string, proof?: unknown): Promise<void>;
};

const PROOF_FROM = 1.25;
const REFUSED_FROM = 10;
const DELAY_MS = 1_000;

/** @param slowDown replaced by tests to avoid waiting */
export function createFloodGate(
  limiter: RateLimiter,
  proofs: ProofOfWork,
  slowDown: () => Promise<unknown> = () => wait(DELAY_MS),
): FloodGate {
  return {
    async pass(ceiling, address, proof) {
      const { load, secondsLeft } = await limiter.measure(ceiling, address, REFUSED_FROM);
      if (load <= 1) return;
      if (load <= PROOF_FROM) {
        await slowDown();
        return;
      }
      if (proof !== undefined && (await proofs.isSolved(proof))) return;
      throw new ShopError(
        'PROOF_NEEDED',
        'Too many requests came from your network. Please try again in a few minutes.',
        { retryAfter: secondsLeft, challenge: await proofs.challenge(load / 2) },
      );
    },
  };
}
