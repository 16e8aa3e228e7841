import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase, openPool } from '../src/platform/database/connection.ts';

export type TestDatabase = {
  connection: pg.PoolConfig;
  pool: pg.Pool;
  db: Database;
  /** For the job queue, if `pool` goes through a pooler. */
  direct?: pg.Pool;
  drop(): Promise<void>;
};

/**
 * Enough for race conditions. Each connection starts a PostgreSQL process, and with twenty they took a tenth
 * of the tests' time.
 */
const CONNECTIONS = 8;

/** Creates and drops the databases of all test files in a worker. */
let admin: pg.Pool | undefined;

/**
 * Creates a database for the test file on the real server, copied from the migrated template.
 * @param from `template1` for a database without tables
 */
export async function testDatabase(from?: 'template1'): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, `create database ${name} template ${from ?? server.template} strategy file_copy`);
  const connection = { host: server.host, port: server.port, user: server.user, database: name };
  // The server may take a while to start processes on a busy machine.
  const pool = openPool({ ...connection, connectionTimeoutMillis: 30_000 }, CONNECTIONS, () => undefined);
  const db = openDatabase(pool);
  return {
    connection,
    pool,
    db,
    async drop() {
      await db.destroy();
      await asAdmin(server, `drop database ${name} with (force)`);
    },
  };
}

async function asAdmin(server: pg.PoolConfig, statement: string): Promise<void> {
  // It may outlive the server, which stops at the end of the run.
  admin ??= new pg.Pool({ ...server, database: 'postgres', max: 1, allowExitOnIdle: true }).on(
    'error',
    () => undefined,
  );
  await admin.query(statement);
}
