import type { VisitStep } from '@gulmohar/contract/visit/visit.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/connection.ts';

const FLUSH_MS = 2_000;
/** Steps beyond these are dropped until the next write: figures matter less than the shop. */
const MAX_WAITING = 5_000;

type Waiting = {
  at: Date;
  visit: string;
  source: string;
  kind: string;
  productId: string | null;
  size: string | null;
};

type Visit = { visit: string; source: string; steps: readonly VisitStep[] };

/** Collects the steps of visits in memory and writes them every two seconds. */
export class VisitLog {
  readonly #db: Database;
  readonly #onFault: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #waiting: Waiting[] = [];

  constructor(db: Database, onFault: (error: unknown) => void) {
    this.#db = db;
    this.#onFault = onFault;
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS).unref();
  }

  add({ visit, source, steps }: Visit, at = new Date()): void {
    for (const { kind, productId = null, size = null } of steps) {
      if (this.#waiting.length >= MAX_WAITING) return;
      this.#waiting.push({ at, visit, source, kind, productId, size });
    }
  }

  /** If that fails, the steps are lost. */
  async flush(): Promise<void> {
    const steps = this.#waiting;
    if (steps.length === 0) return;
    this.#waiting = [];
    try {
      await this.#db.transaction().execute(async (trx) => {
        // Nobody waits for the disk because of a count.
        await sql`set local synchronous_commit = off`.execute(trx);
        await sql`
          insert into visit_step (at, visit, source, kind, product_id, size)
          select * from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
            as step (at timestamptz, visit uuid, source text, kind text, "productId" text, size text)`.execute(
          trx,
        );
      });
    } catch (error) {
      this.#onFault(error);
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}
