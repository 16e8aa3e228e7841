import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { batch } from '../database/batch.ts';
import type { Database } from '../database/connection.ts';
import { growingTo } from '../process/growing-to.ts';
import type { LimitOverrides } from './limit-overrides.ts';
import type { RateLimit } from './rate-limits.ts';
import { ShopError } from './shop-error.ts';
import { type Pause, slowDownBy } from './slow-down.ts';

const SWEEP_EVERY_MS = 300_000;
/** How many refusals a process keeps in memory. */
const MAX_REFUSED = 50_000;

export type RateLimiter = {
  /** @throws ShopError TOO_MANY_REQUESTS with `retryAfter` in seconds */
  consume(limit: RateLimit, key: string): Promise<void>;
  /**
   * The same for several limits and keys in one statement. A call that one limit refuses still counts against
   * all of them.
   */
  consumeAll(counted: readonly Counted[]): Promise<void>;
  /**
   * Counts a call and lets it pass. @param options.isAwaited false: it may be counted a moment later, in a
   * batch
   */
  measure(limits: readonly RateLimit[], key: string, options?: { isAwaited?: boolean }): Promise<Load>;
  /** The share of a limit that a single call uses. */
  shareOf(limit: RateLimit): number;
  /**
   * Counts a call and, beyond the limit, delays it instead of failing. @throws ShopError TOO_MANY_REQUESTS in
   * a flood
   */
  slowDown(limit: RateLimit, key: string): Promise<void>;
  /** Resets the counter of a key of a forgivable limit. */
  forget(limit: RateLimit, key: string): Promise<void>;
};

/** The share of the limit that is used, 1 being all of it, and the seconds until the counter is reset. */
export type Load = { load: number; secondsLeft: number };

/** The limits to count a call against, and the caller's key. */
export type Counted = { limits: readonly RateLimit[]; key: string };

type Input = { id: string; limit: RateLimit };

type Counter = { key: string; points: number; seconds_left: number };

/**
 * @param options.factor multiplies every limit; load tests raise it
 * @param options.overrides limits that the operator changed
 * @param options.pause how to delay calls
 */
export function createRateLimiter(
  db: Database,
  { factor, overrides, pause }: { factor: number; overrides: LimitOverrides; pause?: Pause },
): RateLimiter {
  const wait = slowDownBy(pause);
  /** When each refused key is allowed again; until then the database is not queried. */
  const refused = new LRUCache<string, number>(growingTo(MAX_REFUSED));
  let sweptAt = Number.NEGATIVE_INFINITY;

  const count = batch<Input, Counter>(async (inputs) => {
    // Ordered by key, so that two calls from one address cannot deadlock.
    const { rows } = await sql<Counter>`
      insert into rate_limit (key, points, expire)
      select key, count(*), ${inMs(sql`now() + min(seconds) * interval '1 second'`)}
      from unnest(${inputs.map(({ id }) => id)}::text[], ${inputs.map(({ limit }) => limit.seconds)}::int[]) as input (key, seconds)
      group by key order by key
      on conflict (key) do update set
        points = case when rate_limit.expire > ${inMs(sql`now()`)} then rate_limit.points else 0 end + excluded.points,
        expire = case when rate_limit.expire > ${inMs(sql`now()`)} then rate_limit.expire else excluded.expire end
      returning key, points, ceil((expire - ${inMs(sql`now()`)}) / 1000.0)::int as seconds_left`.execute(db);
    return oneByOne(inputs, rows);
  });

  async function sweepNowAndThen(): Promise<void> {
    if (performance.now() - sweptAt < SWEEP_EVERY_MS) return;
    sweptAt = performance.now();
    await sql`delete from rate_limit where expire < ${inMs(sql`now()`)}`.execute(db);
  }

  function inputsOf(limits: readonly RateLimit[], key: string): Input[] {
    return limits.map((limit) => ({ id: idOf(limit, key), limit: inForce(limit) }));
  }

  function inForce(limit: RateLimit): RateLimit {
    return { ...limit, ...overrides.get(limit.name) };
  }

  async function countAll(inputs: readonly Input[], counting: (input: Input) => Promise<Counter> = count) {
    const counted = await Promise.all(
      inputs.map(async (input) => ({ ...input, counter: await counting(input) })),
    );
    // Sweep last: if the sweep came first, a call that does not wait to be counted would be missing from the
    // next one's count.
    await sweepNowAndThen();
    return counted;
  }

  function allowed({ points, isExact }: RateLimit): number {
    return isExact ? points : points * factor;
  }

  async function consumeAll(counted: readonly Counted[]): Promise<void> {
    const inputs = counted.flatMap(({ limits, key }) => inputsOf(limits, key));
    if (inputs.length === 0) return;
    for (const { id } of inputs) {
      const until = refused.get(id) ?? 0;
      if (until > performance.now()) throw tooMany(Math.ceil((until - performance.now()) / 1000));
    }
    for (const { id, limit, counter } of await countAll(inputs)) {
      if (counter.points <= allowed(limit)) continue;
      // Another process can reset this limit, so it must not be refused from this process's memory.
      if (!limit.isForgivable) refused.set(id, performance.now() + counter.seconds_left * 1000);
      throw tooMany(counter.seconds_left);
    }
  }

  async function measure(
    limits: readonly RateLimit[],
    key: string,
    { isAwaited = true } = {},
  ): Promise<Load> {
    const counted = await countAll(inputsOf(limits, key), isAwaited ? count : count.later);
    return {
      load: Math.max(...counted.map(({ limit, counter }) => counter.points / allowed(limit))),
      secondsLeft: Math.max(...counted.map(({ counter }) => counter.seconds_left)),
    };
  }

  return {
    consumeAll,
    consume: (limit, key) => consumeAll([{ limits: [limit], key }]),
    measure,
    shareOf: (limit) => 1 / allowed(inForce(limit)),
    async slowDown(limit, key) {
      const { load } = await measure([limit], key);
      const overrun = Math.round((load - 1) * allowed(limit));
      if (overrun > 0) await wait(overrun);
    },
    async forget(limit, key) {
      await sql`delete from rate_limit where key = ${idOf(limit, key)}`.execute(db);
    },
  };
}

/** The counter that each call would have seen had they been counted one at a time. */
function oneByOne(inputs: readonly Input[], rows: readonly Counter[]): Counter[] {
  const counters = new Map(rows.map((row) => [row.key, row]));
  return inputs
    .toReversed()
    .map(({ id }) => {
      const counter = counters.get(id);
      if (!counter) throw new Error(`${id} was not counted`);
      counters.set(id, { ...counter, points: counter.points - 1 });
      return counter;
    })
    .toReversed();
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
