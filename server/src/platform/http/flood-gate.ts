import { setTimeout as wait } from 'node:timers/promises';
import type { RateLimit } from '../limits/rate-limits.ts';
import type { ProofOfWork } from './proof-of-work.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { ShopError } from './shop-error.ts';

export type FloodGate = {
  /**
   * Delays calls beyond the ceiling by a second, wants a proof of work beyond 1.25 times, refuses beyond 10 times.
   * @throws ShopError PROOF_NEEDED with a `challenge`, TOO_MANY_REQUESTS; both with `retryAfter`
   */
  pass(ceiling: RateLimit, address: string, proof?: unknown): Promise<void>;
};

const PROOF_FROM = 1.25;
const REFUSED_FROM = 10;
const DELAY_MS = 1_000;

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
