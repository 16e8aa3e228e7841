import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { clusterPaths } from '@gulmohar/server/src/platform/database/embedded/cluster-paths.ts';
import { startEmbeddedPostgres } from '@gulmohar/server/src/platform/database/embedded/start.ts';
import { migrate } from '@gulmohar/server/src/platform/database/migrate.ts';
import type { ShutdownHooks } from './closing.ts';

export type DatabaseServer = {
  /** The folder of its socket. */
  host: string;
  port: number;
  user: string;
  database: string;
  /** The same as a URL. */
  url: string;
};

/** For the stand-ins of other companies' services, whose disks are not the shop's. */
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts the shop's PostgreSQL, migrated, in a folder that is removed at the end; by default as durable as in
 * a real shop. `preload` names a library.
 */
export async function startDatabase(
  shutdownHooks: ShutdownHooks,
  say: (line: string) => void,
  { isDurable = true, preload = '' } = {},
): Promise<DatabaseServer> {
  const dataDir = await temporaryDirectory(shutdownHooks);
  const settings = { ...(isDurable ? {} : NOT_DURABLE), shared_preload_libraries: preload };
  const starting = startEmbeddedPostgres({ dataDir, say, settings });
  shutdownHooks.add(async () => (await starting).stop());
  const { connection } = await starting;
  await migrate(connection);
  const { host, port, user, database } = connection;
  const url = `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  return { host, port, user, database, url };
}

/**
 * Creates a data folder for one run. At the end it is removed, as is the cluster if it had to be placed
 * elsewhere because its user cannot enter the folder.
 */
export async function temporaryDirectory(shutdownHooks: ShutdownHooks): Promise<string> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'gulmohar-bench-'));
  // Under root, the server runs as another user, who needs access.
  await chmod(directory, 0o711);
  shutdownHooks.add(async () => {
    await rm(clusterPaths(directory).base, { recursive: true, force: true });
    await rm(directory, { recursive: true, force: true });
  });
  return directory;
}
