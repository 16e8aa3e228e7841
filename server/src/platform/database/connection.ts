import { Socket } from 'node:net';
import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import pg from 'pg';
import type { Connection } from './connections.ts';
import { ExplicitColumnsDialect } from './explicit-columns.ts';
import { type DatabaseWatch, guardedPool, unwatched } from './guarded-pool.ts';
import { withNamedStatements } from './named-statements.ts';
import { STATEMENT_MS } from './patience.ts';
import { RetryingKysely } from './retrying-transactions.ts';
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

/** The time-outs of a connection in ms, by PostgreSQL's names. */
export const TIMEOUTS = {
  statement_timeout: STATEMENT_MS,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 30_000,
};

/** Detects within half a minute that the other end of an idle connection is gone. */
const KEEP_ALIVE_AFTER_MS = 10_000;

const sockets = new WeakMap<pg.Pool, Set<Socket>>();

/**
 * Opens a pool whose connections time out after 10 s for a statement and 5 s for a lock.
 * @param onError called when a connection breaks while idle; the pool replaces it by itself. Not called while
 * the pool is ending, because the pool lets go of its connections before they are closed.
 */
export function openPool(connection: Connection, poolSize: number, onError: (error: Error) => void): pg.Pool {
  const open = new Set<Socket>();
  const pool = new pg.Pool({
    connectionTimeoutMillis: 5_000,
    ...TIMEOUTS,
    ...connection,
    max: poolSize,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    stream: () => keepTrack(new Socket(), open),
    application_name: 'gulmohar',
    types: typesWithNumbers,
  });
  const onLost = (error: Error) => {
    if (!pool.ending) onError(error);
  };
  pool.on('error', onLost);
  pool.on('connect', (client) => client.on('error', onLost));
  sockets.set(pool, open);
  return pool;
}

function keepTrack(socket: Socket, open: Set<Socket>): Socket {
  open.add(socket);
  return socket.once('close', () => open.delete(socket));
}

/** Closes every connection of the pool, so that pending queries fail; the pool can open new ones. */
export function cutConnections(pool: pg.Pool): void {
  for (const socket of sockets.get(pool) ?? []) socket.destroy(new Error('Connection terminated'));
}

/** One LISTEN connection for each queue, and some for its writes. */
const QUEUE_CONNECTIONS = 8;

/**
 * Opens a pool for the job queue only, whose commits do not wait for the disk. A crash may lose the fact that
 * a job was fetched or finished, but every job may safely run twice.
 */
export function openQueuePool(connection: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  return openPool({ ...connection, options: '-c synchronous_commit=off' }, QUEUE_CONNECTIONS, onError);
}

/** @param watch the watch on this pool's database, if there is one */
export function openDatabase(pool: pg.Pool, watch: DatabaseWatch = unwatched): Database {
  const guarded = guardedPool(withNamedStatements(pool), watch);
  return new RetryingKysely<DB>({ dialect: new ExplicitColumnsDialect({ pool: guarded }) });
}

/** The connection as a URL, for another process. */
export function connectionUrl({ connectionString, user, host, port, database }: pg.PoolConfig): string {
  if (connectionString) return connectionString;
  const url = new URL(`postgresql://localhost:${port}/${database}`);
  url.username = user ?? '';
  // A socket's folder cannot be the host name of a URL.
  url.searchParams.set('host', host ?? '');
  return url.href;
}
