import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../src/platform/database/embedded/start.ts';
import { migrate } from '../src/platform/database/migrate.ts';

const TEMPLATE = 'template_shop';

type Server = { host: string; port: number; user: string; template: string };

declare module 'vitest' {
  // Vitest requires an interface here, because declarations of it merge.
  // biome-ignore lint/style/useConsistentTypeDefinitions: see above
  interface ProvidedContext {
    postgres: Server;
  }
}

/**
 * Starts one real PostgreSQL server for the whole test run, with a migrated database that each test file
 * copies.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Processes started by tests use the databases of test shops.
  process.env.MASTER_KEY ??= randomBytes(32).toString('hex');
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'gulmohar-test-'));
  // As root the server runs as another user, who has to pass through this folder.
  await chmod(dataDir, 0o711);
  const { connection, stop } = await startEmbeddedPostgres({
    dataDir,
    say: () => undefined,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: 300,
      max_wal_size: '512MB',
    },
  });
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrate({ ...connection, database: TEMPLATE });
  const { host, port, user } = connection;
  project.provide('postgres', { host, port, user, template: TEMPLATE });
  return async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
