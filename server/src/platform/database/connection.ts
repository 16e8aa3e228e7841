import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely';
import pg from 'pg';
import { withNamedStatements } from './named-statements.ts';
import type { DB } from './tables.ts';

export type Database = Kysely<DB>;
/** Required where a lock or several statements must hold together. */
export type Transaction = KyselyTransaction<DB>;

/** PostgreSQL's type number of bigint. Our amounts and ids stay below 2^53, so plain numbers serve. */
const BIGINT_OID = 20;

const typesWithNumbers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT_OID && format !== 'binary'
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

/**
 * Opens a pool whose connections give up on a statement after 10 s and on a lock after 5 s.
 * @param onError called when a connection breaks while idle; the pool replaces it by itself
 */
export function openPool(
  connection: pg.PoolConfig,
  poolSize: number,
  onError: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 5_000,
    ...connection,
    max: poolSize,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'gulmohar',
    types: typesWithNumbers,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

const QUEUE_CONNECTIONS = 5;

/**
 * For the job queue alone: its commits do not wait for the disk. A crash may lose that a job was fetched or
 * finished; every job may safely run twice.
 */
export function openQueuePool(connection: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  return openPool({ ...connection, options: '-c synchronous_commit=off' }, QUEUE_CONNECTIONS, onError);
}

export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) });
}

/** The connection as an address, for another process. */
export function connectionUrl({ connectionString, user, host, port, database }: pg.PoolConfig): string {
  if (connectionString) return connectionString;
  const url = new URL(`postgresql://localhost:${port}/${database}`);
  url.username = user ?? '';
  // A socket's folder is not a host name.
  url.searchParams.set('host', host ?? '');
  return url.href;
}
