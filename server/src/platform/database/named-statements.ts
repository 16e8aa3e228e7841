import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Connection } from './connections.ts';
import { longestWait } from './patience.ts';

/**
 * Lists of different lengths produce an unlimited number of statements; those beyond this number are not
 * prepared.
 */
const MAX_NAMES = 500;
/**
 * `cached plan must not change result type`: another process has run a migration since the statement was
 * prepared.
 */
const PLAN_IS_STALE = '0A000';

/**
 * Wraps the pool for Kysely so that every statement with parameters is prepared once per connection. When a
 * migration has invalidated a plan, the statement is retried once. Within a transaction, which the error has
 * aborted, the retry is up to whoever began it (retrying-transactions.ts).
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

    /** `pg` also accepts a time-out per statement, although its types do not declare it. */
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

/** The names of the statements prepared on a pool's connections. */
class StatementNames {
  readonly #names = new Map<string, string>();
  /** Part of every name, so that no connection reuses a statement prepared before a migration. */
  #generation = 0;

  named(text: string): Statement {
    const known = this.#names.get(text);
    if (known) return { text, name: known };
    if (this.#names.size >= MAX_NAMES) return { text };
    const name = `s${this.#generation}_${this.#names.size}`;
    this.#names.set(text, name);
    return { text, name };
  }

  /** Starts a new generation, unless the name's generation has already been replaced. */
  forget(name: string): void {
    if (!name.startsWith(`s${this.#generation}_`)) return;
    this.#names.clear();
    this.#generation += 1;
  }
}
