import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Connection } from './connections.ts';
import { longestWait } from './patience.ts';

/** Lists of different lengths make different statements without limit; those above this number are planned each time. */
const MAX_NAMES = 500;
/** `cached plan must not change result type`: another process has migrated since the statement was prepared. */
const PLAN_IS_STALE = '0A000';

/**
 * The same pool for Kysely, with every statement that has parameters prepared once for each connection. One whose plan a
 * migration has outdated is asked once more; within a transaction, which it has ended, that is up to who began it
 * (retrying-transactions.ts).
 */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const { namesStatements = true }: Connection = pool.options;
  const names = namesStatements ? new StatementNames() : undefined;
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? withNames(client, names);
      wrapped.set(client, known);
      return known;
    },
  };
}

export function isPlanStale(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === PLAN_IS_STALE;
}

function withNames(client: pg.PoolClient, names: StatementNames | undefined): PostgresPoolClient {
  let isStale = false;
  let isInTransaction = false;

  async function query(text: string, values: readonly unknown[] = []) {
    if (values.length === 0) isInTransaction = isInTransactionAfter(text, isInTransaction);
    const named = () => (names && values.length > 0 ? names.named(text) : { text });
    const statement: Statement = named();
    try {
      return await ask(statement);
    } catch (error) {
      if (!names || !isPlanStale(error) || !statement.name) throw error;
      isStale = true;
      names.forget(statement.name);
      if (isInTransaction) throw error;
      return ask(named());
    }

    /** `pg` takes the time-out with each statement, too, though its types do not say so. */
    async function ask(asked: Statement) {
      const timed = { ...asked, values: [...values], query_timeout: longestWait() };
      return client.query(timed);
    }
  }

  return {
    // Without the overload for cursors, which is not used here.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || isStale),
  };
}

function isInTransactionAfter(text: string, isInTransaction: boolean): boolean {
  if (/^(begin|start transaction)\b/i.test(text)) return true;
  return /^(commit|rollback)$/i.test(text) ? false : isInTransaction;
}

type Statement = { text: string; name?: string };

/** The names of the statements that a pool's connections have prepared. */
class StatementNames {
  readonly #names = new Map<string, string>();
  /** Part of every name: what was prepared before a migration is not used again, on no connection. */
  #generation = 0;

  named(text: string): Statement {
    const known = this.#names.get(text);
    if (known) return { text, name: known };
    if (this.#names.size >= MAX_NAMES) return { text };
    const name = `s${this.#generation}_${this.#names.size}`;
    this.#names.set(text, name);
    return { text, name };
  }

  /** Of the generation at hand; of an earlier one somebody else has done so already. */
  forget(name: string): void {
    if (!name.startsWith(`s${this.#generation}_`)) return;
    this.#names.clear();
    this.#generation += 1;
  }
}
