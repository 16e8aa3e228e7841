import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/connection.ts';
import type { RateLimit } from './rate-limits.ts';
import { ShopError } from './shop-error.ts';

const SWEEP_EVERY_MS = 300_000;
/** Refusals that a process remembers. */
const MOST_REFUSED = 50_000;

export type RateLimiter = {
  /** @throws ShopError TOO_MANY_REQUESTS with `retryAfter` in seconds */
  consume(limit: RateLimit, key: string): Promise<void>;
  /** The same for several limits, in one statement; what one of them refuses counts in all. */
  consumeAll(limits: readonly RateLimit[], key: string): Promise<void>;
  /** Takes back what was counted for a key of a forgivable limit. */
  forget(limit: RateLimit, key: string): Promise<void>;
};

type Counter = { key: string; points: number; seconds_left: number };

/** @param factor multiplies every limit; load tests raise it */
export function createRateLimiter(db: Database, factor: number): RateLimiter {
  /** The time when each is let in again; it is not asked about in the database until then. */
  const refused = new LRUCache<string, number>({ max: MOST_REFUSED });
  let sweptAt = 0;

  async function count(wishes: readonly { id: string; limit: RateLimit }[]): Promise<Counter[]> {
    // In the order of their keys, so that two calls of one address do not wait for each other in a circle.
    const { rows } = await sql<Counter>`
      insert into rate_limit (key, points, expire)
      select key, 1, ${inMs(sql`now() + seconds * interval '1 second'`)}
      from unnest(${wishes.map(({ id }) => id)}::text[], ${wishes.map(({ limit }) => limit.seconds)}::int[]) as wish (key, seconds)
      order by key
      on conflict (key) do update set
        points = case when rate_limit.expire > ${inMs(sql`now()`)} then rate_limit.points + 1 else 1 end,
        expire = case when rate_limit.expire > ${inMs(sql`now()`)} then rate_limit.expire else excluded.expire end
      returning key, points, ceil((expire - ${inMs(sql`now()`)}) / 1000.0)::int as seconds_left`.execute(db);
    return rows;
  }

  async function sweepNowAndThen(): Promise<void> {
    if (Date.now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = Date.now();
    await sql`delete from rate_limit where expire < ${inMs(sql`now()`)}`.execute(db);
  }

  async function consumeAll(limits: readonly RateLimit[], key: string): Promise<void> {
    if (limits.length === 0) return;
    const wishes = limits.map((limit) => ({ id: idOf(limit, key), limit }));
    for (const { id } of wishes) {
      const until = refused.get(id) ?? 0;
      if (until > Date.now()) throw tooMany(Math.ceil((until - Date.now()) / 1000));
    }
    await sweepNowAndThen();
    const counters = await count(wishes);
    for (const { id, limit } of wishes) {
      const counter = counters.find((counted) => counted.key === id);
      if (!counter || counter.points <= limit.points * factor) continue;
      // What can be forgiven in another process must not be refused out of this one's memory.
      if (!limit.isForgivable) refused.set(id, Date.now() + counter.seconds_left * 1000);
      throw tooMany(counter.seconds_left);
    }
  }

  return {
    consumeAll,
    consume: (limit, key) => consumeAll([limit], key),
    async forget(limit, key) {
      await sql`delete from rate_limit where key = ${idOf(limit, key)}`.execute(db);
    },
  };
}

function idOf(limit: RateLimit, key: string): string {
  return `${limit.name}:${key}`;
}

function inMs(time: ReturnType<typeof sql>) {
  return sql`(extract(epoch from ${time}) * 1000)::bigint`;
}

function tooMany(seconds: number): ShopError {
  return new ShopError('TOO_MANY_REQUESTS', 'Too many attempts. Please try again later.', {
    retryAfter: Math.max(1, seconds),
  });
}
