import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Connection } from './connections.ts';

/** Lists of different lengths make different statements without limit; those above this number are planned each time. */
const MAX_NAMES = 500;
/** After another process has migrated, a connection cannot use a `select *` that it prepared before. */
const PLAN_IS_STALE = '0A000';

const names = new Map<string, string>();

/** The same pool for Kysely, with every statement that has parameters prepared once for each connection. */
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

function withNames(client: pg.PoolClient, namesStatements: boolean): PostgresPoolClient {
  let isStale = false;

  async function query(text: string, values: readonly unknown[] = []) {
    try {
      return await client.query({
        ...(namesStatements ? named(text, values) : { text }),
        values: [...values],
      });
    } catch (error) {
      isStale ||= error instanceof Error && 'code' in error && error.code === PLAN_IS_STALE;
      throw error;
    }
  }

  return {
    // Without the overload for cursors, which is not used here.
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || isStale),
  };
}

function named(text: string, values: readonly unknown[]): { text: string; name?: string } {
  if (values.length === 0) return { text };
  const known = names.get(text);
  if (known) return { text, name: known };
  if (names.size >= MAX_NAMES) return { text };
  const name = `s${names.size}`;
  names.set(text, name);
  return { text, name };
}
