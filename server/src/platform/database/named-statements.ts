import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Connection } from './connections.ts';
import { longestWait } from './patience.ts';

/** Lists of different lengths make different statements without limit; those above this number are planned each time. */
const MAX_NAMES = 500;
/** `cached plan must not change result type`: another process has migrated since the statement was prepared. */
const PLAN_IS_STALE = '0A000';

const names = new Map<string, string>();
/** Part of every name: what was prepared before a migration is not used again, on no connection. */
let generation = 0;

/**
 * The same pool for Kysely, with every statement that has parameters prepared once for each connection. One whose plan a
 * migration has outdated is asked once more; within a transaction, which it has ended, that is up to who began it
 * (retrying-transactions.ts).
 */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const { namesStatements = true }: Connection = pool.options;
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = wrapped.get(client) ?? withNames(client, namesStatements);
      wrapped.set(client, known);
      return known;
    },
  };
}

export function isPlanStale(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === PLAN_IS_STALE;
}

function withNames(client: pg.PoolClient, namesStatements: boolean): PostgresPoolClient {
  let isStale = false;
  let isInTransaction = false;

  async function query(text: string, values: readonly unknown[] = []) {
    if (values.length === 0) isInTransaction = isInTransactionAfter(text, isInTransaction);
    const statement: Statement = namesStatements ? named(text, values) : { text };
    try {
      return await ask(statement);
    } catch (error) {
      if (!isPlanStale(error) || !statement.name) throw error;
      isStale = true;
      forget(statement.name);
      if (isInTransaction) throw error;
      return ask(named(text, values));
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

/** Of the generation at hand; of an earlier one somebody else has done so already. */
function forget(name: string): void {
  if (!name.startsWith(`s${generation}_`)) return;
  names.clear();
  generation += 1;
}

type Statement = { text: string; name?: string };

function named(text: string, values: readonly unknown[]): Statement {
  if (values.length === 0) return { text };
  const known = names.get(text);
  if (known) return { text, name: known };
  if (names.size >= MAX_NAMES) return { text };
  const name = `s${generation}_${names.size}`;
  names.set(text, name);
  return { text, name };
}
