import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type DatabaseWatch, guardedPool, unwatched } from './guarded-pool.ts';
import type { DB } from './tables.ts';

export type Database = Kysely<DB>;
/** Required where a lock is held or several statements must be atomic. */
export type Transaction = KyselyTransaction<DB>;

/** The OID of PostgreSQL's bigint. Our amounts and ids stay below 2^53, so plain numbers are enough. */
const BIGINT_OID = 20;

const typesWithNumbers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT_OID && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/** In ms. */
export const TIMEOUTS = {
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
};
/** A server that does not even report that a statement took too long has gone. */
const RESPONSE_TIMEOUT_MS = TIMEOUTS.statement_timeout + 5_000;

/** Lifts the role's own time-outs, too. Not for use through a pooler. */
export const UNHURRIED = {
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  query_timeout: 0,
  options: '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0',
};

/** Detects within half a minute that the other end of an idle connection is gone. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** @param onError called when a connection breaks while idle; the pool replaces it by itself */
export function openPool(
  connection: pg.PoolConfig,
  poolSize: number,
  onError: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 5_000,
    query_timeout: RESPONSE_TIMEOUT_MS,
    ...TIMEOUTS,
    ...connection,
    max: poolSize,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    application_name: 'gulmohar',
    types: typesWithNumbers,
  });
  const onLost = (error: Error) => {
    if (!pool.ending) onError(error);
  };
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  return pool;
}

/** One LISTEN connection for each queue, and some for its writes. */
const QUEUE_CONNECTIONS = 8;

/** Commits do not wait for the disk: a crash may lose that a job was done, but every job may safely run twice. */
export function openQueuePool(connection: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  return openPool({ ...connection, options: '-c synchronous_commit=off' }, QUEUE_CONNECTIONS, onError);
}

export function openDatabase(pool: pg.Pool, watch: DatabaseWatch = unwatched): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: guardedPool(pool, watch) }) });
}

export function connectionUrl({ connectionString, user, host, port, database }: pg.PoolConfig): string {
  if (connectionString) return connectionString;
  const url = new URL(`postgresql://localhost:${port}/${database}`);
  url.username = user ?? '';
  // A socket's folder cannot be the host name of a URL.
  url.searchParams.set('host', host ?? '');
  return url.href;
}
