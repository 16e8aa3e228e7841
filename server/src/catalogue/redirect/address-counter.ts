import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';
import { addressKey } from './address-key.ts';

const FLUSH_MS = 10_000;
/** Those asked for beyond these are not counted: somebody tries addresses at random. */
const MAX_COUNTED = 1_000;
const MAX_MISSES = 5_000;
const RETENTION_DAYS = 90;
const MAX_LENGTH = 300;
/** Files, and what programs that look for gaps in other systems ask for. */
const NO_PAGE = /\.\w{1,5}$|^\/(?:\.|wp-|cgi-bin|_)/;

/** Counts in memory how often old addresses are asked for, and writes every ten seconds. */
export class AddressCounter {
  readonly #db: Database;
  readonly #onFault: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #hits = new Map<string, number>();
  #misses = new Map<string, number>();

  constructor(db: Database, onFault: (error: unknown) => void) {
    this.#db = db;
    this.#onFault = onFault;
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  addHit(address: string): void {
    const from = addressKey(address);
    if (from !== undefined) addTo(this.#hits, from);
  }

  addMiss(address: string): void {
    const path = addressKey(address);
    if (path !== undefined && path.length <= MAX_LENGTH && !NO_PAGE.test(path)) addTo(this.#misses, path);
  }

  /** Writes what was counted. If that fails, it is lost, since it only says what to look at first. */
  async flush(): Promise<void> {
    const [hits, misses] = [this.#hits, this.#misses];
    this.#hits = new Map();
    this.#misses = new Map();
    try {
      if (hits.size > 0) await writeHits(this.#db, hits);
      if (misses.size > 0) await writeMisses(this.#db, misses);
    } catch (error) {
      this.#onFault(error);
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}

function addTo(counts: Map<string, number>, key: string): void {
  const count = counts.get(key);
  if (count !== undefined || counts.size < MAX_COUNTED) counts.set(key, (count ?? 0) + 1);
}

/** In one order in every process, so that two of them do not wait for each other. */
function columnsOf(counts: ReadonlyMap<string, number>): [keys: string[], counts: number[]] {
  const sorted = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [sorted.map(([key]) => key), sorted.map(([, count]) => count)];
}

async function writeHits(db: Database, hits: ReadonlyMap<string, number>): Promise<void> {
  const [from, count] = columnsOf(hits);
  await sql`
    update redirect set hits = hits + new.count, last_hit_at = now()
    from unnest(${from}::text[], ${count}::int[]) as new (from_path, count)
    where redirect.from_path = new.from_path`.execute(db);
}

async function writeMisses(db: Database, misses: ReadonlyMap<string, number>): Promise<void> {
  const [paths, count] = columnsOf(misses);
  await sql`
    insert into redirect_miss as known (path, count)
    select path, count from unnest(${paths}::text[], ${count}::int[]) as new (path, count)
    where exists (select from redirect_miss where path = new.path)
      or (select count(*) from redirect_miss) < ${MAX_MISSES}
    on conflict (path) do update set count = known.count + excluded.count, last_at = now()`.execute(db);
}

export async function purgeOldMisses(db: Database): Promise<void> {
  await sql`delete from redirect_miss where last_at < now() - ${RETENTION_DAYS} * interval '1 day'`.execute(
    db,
  );
}
