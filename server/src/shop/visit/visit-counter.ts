import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

const FLUSH_MS = 10_000;
const RETENTION_DAYS = 400;

/** Counts in memory and writes every ten seconds, so that a page needs no query. */
export class VisitCounter {
  #db: Database;
  #onFault: (error: unknown) => void;
  #counted = 0;
  #timer: NodeJS.Timeout;

  constructor(db: Database, onFault: (error: unknown) => void) {
    this.#db = db;
    this.#onFault = onFault;
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  add(): void {
    this.#counted += 1;
  }

  /** Writes the counted visits. If that fails, they are kept for the next time. */
  async flush(): Promise<void> {
    const visits = this.#counted;
    if (visits === 0) return;
    this.#counted = 0;
    try {
      await sql`
        insert into visit_count as known (hour, visits) values (date_trunc('hour', now(), 'Asia/Kolkata'), ${visits})
        on conflict (hour) do update set visits = known.visits + excluded.visits`.execute(this.#db);
    } catch (error) {
      this.#counted += visits;
      this.#onFault(error);
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}

export async function purgeOldVisits(db: Database): Promise<void> {
  await sql`delete from visit_count where hour < now() - ${RETENTION_DAYS} * interval '1 day'`.execute(db);
}
