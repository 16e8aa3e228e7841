import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase, openPool } from '../../src/platform/database/connection.ts';
import { clusterPaths } from '../../src/platform/database/embedded/cluster-paths.ts';
import { readPostmasterFile } from '../../src/platform/database/embedded/postmaster-file.ts';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded/start.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import type { TestDatabase } from '../test-database.ts';

export type KillableDatabase = TestDatabase & {
  killServer(): void;
  /** Kills one of the processes that serve connections; PostgreSQL then ends all others and recovers. */
  killConnection(): Promise<void>;
};

/**
 * Starts a PostgreSQL server that the test may kill and that restarts by itself. Commits survive although
 * they do not wait for the disk, because the machine itself does not fail.
 */
export async function killableDatabase(): Promise<KillableDatabase> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'gulmohar-killed-'));
  // As root the server runs as another user, who has to pass through this folder.
  await chmod(dataDir, 0o711);
  const { connection, stop } = await startEmbeddedPostgres({
    dataDir,
    say: () => undefined,
    settings: { fsync: 'off', full_page_writes: 'off' },
  });
  await migrate(connection);
  const pool = openPool(connection, 10, () => undefined);
  const db = openDatabase(pool);
  return {
    connection,
    pool,
    db,
    killServer() {
      const server = readPostmasterFile(clusterPaths(dataDir).data);
      if (server) process.kill(server.pid, 'SIGKILL');
    },
    async killConnection() {
      const { rows } = await sql<{ pid: number }>`
        select pid from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
        order by state = 'active' desc, state_change desc limit 1`.execute(db);
      for (const { pid } of rows) process.kill(pid, 'SIGKILL');
    },
    async drop() {
      await db.destroy();
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
