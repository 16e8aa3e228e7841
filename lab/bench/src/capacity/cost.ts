import type pg from 'pg';
import { childrenOf, parentOf, processorTimeOf, processorTimeOfFamily } from '../stage/processes.ts';
import type { Stage } from '../stage/stage.ts';

/** The cost of doing something once. */
export type Cost = {
  /** CPU milliseconds of the web processes, of the worker and of PostgreSQL. */
  web: number;
  worker: number;
  database: number;
  statements: number;
  /** Bytes of PostgreSQL's write-ahead log. */
  wal: number;
};

const parts = ['web', 'worker', 'database', 'statements', 'wal'] as const;

const NOTHING_FOR_MS = 3_000;

/** Reads counters that other load on the machine does not affect: CPU time instead of wall-clock time. */
export class CostMeter {
  readonly #db: pg.Client;
  readonly #shopPid: number;
  readonly #postmaster: number;
  /** The shop's cost per millisecond without any requests. */
  #atRest: Cost = { web: 0, worker: 0, database: 0, statements: 0, wal: 0 };

  private constructor(db: pg.Client, shopPid: number, postmaster: number) {
    this.#db = db;
    this.#shopPid = shopPid;
    this.#postmaster = postmaster;
  }

  /**
   * @param stage with several web processes, so that jobs run in a process of their own, and
   * pg_stat_statements
   */
  static async open({ db, shopPid }: Stage): Promise<CostMeter> {
    await db.query('create extension if not exists pg_stat_statements');
    const { rows } = await db.query('select pg_backend_pid() as pid');
    const meter = new CostMeter(db, shopPid, await parentOf(rows[0].pid));
    meter.#atRest = await meter.spentOn(async () => {
      await new Promise((resolve) => setTimeout(resolve, NOTHING_FOR_MS));
      return NOTHING_FOR_MS;
    });
    return meter;
  }

  /**
   * @param work does something and returns how often
   * @returns the cost of doing it once
   */
  async spentOn(work: () => Promise<number>): Promise<Cost> {
    const before = await this.#read();
    const startedAt = performance.now();
    const times = await work();
    const elapsed = performance.now() - startedAt;
    const after = await this.#read();
    const once = (part: keyof Cost) =>
      Math.max(0, after[part] - before[part] - this.#atRest[part] * elapsed) / times;
    return Object.fromEntries(parts.map((part) => [part, once(part)])) as Cost;
  }

  async #read(): Promise<Cost> {
    const web = await Promise.all((await childrenOf(this.#shopPid)).map(processorTimeOf));
    const { rows } = await this.#db.query(
      `select sum(calls)::float8 as statements, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as wal
       from pg_stat_statements`,
    );
    return {
      web: web.reduce((sum, own) => sum + own, 0),
      worker: await processorTimeOf(this.#shopPid),
      database: await processorTimeOfFamily(this.#postmaster),
      ...rows[0],
    };
  }
}
