import { CompiledQuery, sql } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/connection.ts';
import type { LimitOverrides } from '../limits/limit-overrides.ts';
import type { RateLimit } from '../limits/rate-limits.ts';
import { ShopError } from './shop-error.ts';

export type RateLimiter = {
  /** @throws ShopError TOO_MANY_REQUESTS with `retryAfter` in seconds */
  consume(limit: RateLimit, key: string): Promise<void>;
  /** A call that one limit refuses still counts against all of them. */
  consumeAll(counted: readonly Counted[]): Promise<void>;
  /** Lets it pass up to a multiple of the limit. @throws ShopError TOO_MANY_REQUESTS beyond it */
  measure(limit: RateLimit, key: string, upTo?: number): Promise<Load>;
  forget(limit: RateLimit, key: string): Promise<void>;
};

/**
 * The share of the limit that is used, 1 being all of it, the calls beyond it, and the seconds until the
 * counter is reset.
 */
export type Load = { load: number; excess: number; secondsLeft: number };

export type Counted = { limit: RateLimit; key: string };

/** For limits that never refuse. */
const UNLIMITED = 1_000_000;

export function createRateLimiter(
  db: Database,
  { factor, overrides }: { factor: number; overrides: LimitOverrides },
): RateLimiter {
  const counters = new Map<string, RateLimiterPostgres>();

  function allowed(limit: RateLimit): number {
    const { points } = { ...limit, ...overrides.get(limit.name) };
    return limit.isExact ? points : points * factor;
  }

  function counterOf(limit: RateLimit, upTo: number): RateLimiterPostgres {
    const id = `${limit.name} ${upTo}`;
    const counter = counters.get(id) ?? openCounter(limit, upTo);
    counters.set(id, counter);
    return counter;
  }

  function openCounter(limit: RateLimit, upTo: number): RateLimiterPostgres {
    const points = allowed(limit) * upTo;
    const { seconds: duration } = { ...limit, ...overrides.get(limit.name) };
    return new RateLimiterPostgres({
      points,
      duration,
      keyPrefix: limit.name,
      storeClient: storeIn(db),
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      // Deleted every night instead.
      clearExpiredByTimeout: false,
      // What is refused is not counted in the database any more; but another process can reset forgivable ones.
      ...(!limit.isForgivable && { inMemoryBlockOnConsumed: points + 1 }),
      ...(limit.isCeiling && {
        insuranceLimiter: new RateLimiterMemory({ points, duration, keyPrefix: limit.name }),
      }),
    });
  }

  async function measure(limit: RateLimit, key: string, upTo = UNLIMITED): Promise<Load> {
    try {
      const { consumedPoints, msBeforeNext } = await counterOf(limit, upTo).consume(key);
      const points = allowed(limit);
      return {
        load: consumedPoints / points,
        excess: Math.max(0, consumedPoints - points),
        secondsLeft: toSeconds(msBeforeNext),
      };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new ShopError('TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.', {
        retryAfter: toSeconds(refused.msBeforeNext),
      });
    }
  }

  async function consumeAll(counted: readonly Counted[]): Promise<void> {
    const results = await Promise.allSettled(counted.map(({ limit, key }) => measure(limit, key, 1)));
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }

  return {
    consumeAll,
    consume: (limit, key) => consumeAll([{ limit, key }]),
    measure,
    async forget(limit, key) {
      await counterOf(limit, 1).delete(key);
    },
  };
}

export async function purgeOldCounters(db: Database): Promise<void> {
  await sql`delete from rate_limit where expire < extract(epoch from now()) * 1000`.execute(db);
}

function storeIn(db: Database) {
  return {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: rows.length };
    },
  };
}

function toSeconds(ms: number): number {
  return Math.max(1, Math.ceil(ms / 1000));
}
