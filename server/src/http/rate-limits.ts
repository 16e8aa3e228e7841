import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ShopError } from './shop-error.ts';

/** So many calls in so many seconds for one address; shared by all processes through the database. */
export type RateLimit = { name: string; points: number; seconds: number };

export const checkoutLimits = [
  { name: 'create-order-minute', points: 6, seconds: 60 },
  { name: 'create-order-hour', points: 20, seconds: 3_600 },
] as const satisfies RateLimit[];

export const verifyLimits = [
  { name: 'verify-minute', points: 20, seconds: 60 },
] as const satisfies RateLimit[];

export type RateLimiter = { consume(limit: RateLimit, key: string): Promise<void> };

/**
 * @param factor multiplies every limit; load tests raise it
 * @throws (from `consume`) ShopError TOO_MANY_REQUESTS with `retryAfter` in seconds
 */
export function createRateLimiter(pool: pg.Pool, factor: number): RateLimiter {
  const limiters = new Map<string, RateLimiterPostgres>();

  function limiterFor(limit: RateLimit): RateLimiterPostgres {
    const known = limiters.get(limit.name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix: limit.name,
      points: limit.points * factor,
      duration: limit.seconds,
      // Once refused, an address is not asked about in the database again until its time is over.
      inMemoryBlockOnConsumed: limit.points * factor,
    });
    limiters.set(limit.name, limiter);
    return limiter;
  }

  return {
    async consume(limit, key) {
      try {
        await limiterFor(limit).consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new ShopError('TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.', {
          retryAfter,
        });
      }
    },
  };
}
