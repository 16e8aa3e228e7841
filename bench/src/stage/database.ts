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
  /** The same as an address. */
  url: string;
};

/** For what stands for another company's service, whose disk is not ours. */
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** The shop's own PostgreSQL, migrated, in a folder that is removed at the end; by default as durable as in a real shop. `preload`: a library. */
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

/** A data folder for one run; what lies elsewhere because its user cannot enter it goes away as well. */
export async function temporaryDirectory(shutdownHooks: ShutdownHooks): Promise<string> {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'gulmohar-bench-'));
  // Under root the server runs as another user, who has to pass through.
  await chmod(directory, 0o711);
  shutdownHooks.add(async () => {
    await rm(clusterPaths(directory).base, { recursive: true, force: true });
    await rm(directory, { recursive: true, force: true });
  });
  return directory;
}
