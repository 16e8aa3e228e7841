import pg from 'pg';
import { clusterPaths } from './cluster-paths.ts';
import { DATABASE, PORT, SETTINGS, type Settings, SUPERUSER } from './cluster-settings.ts';
import type { EmbeddedConnection } from './connect-to-running.ts';
import { initialiseCluster } from './initialise-cluster.ts';
import { keepRunning } from './keep-running.ts';
import { launchServer } from './launch-server.ts';
import { findNativeBinaries } from './native-binaries.ts';
import { makeSocketDirectory } from './socket-directory.ts';

export type EmbeddedPostgres = { connection: EmbeddedConnection; stop(): Promise<void> };

type Options = {
  dataDir: string;
  say: (line: string) => void;
  settings?: Settings;
};

/** The server stops with this process, however that ends. @throws StartupError with one clear line */
export async function startEmbeddedPostgres({
  dataDir,
  say,
  settings = {},
}: Options): Promise<EmbeddedPostgres> {
  const paths = clusterPaths(dataDir);
  const binaries = findNativeBinaries(paths.user);
  initialiseCluster(paths, binaries, settings.fsync !== 'off');
  if (paths.base !== dataDir)
    say(`  the user ${paths.user?.name} cannot enter ${dataDir}: the database is kept in ${paths.base}`);
  const socket = makeSocketDirectory(paths);
  const command = { binaries, socket, settings: { ...SETTINGS, ...settings } };
  const server = await keepRunning(() => launchServer(paths, command), say);
  const connection = { host: socket, port: PORT, user: SUPERUSER, database: DATABASE };
  await ensureDatabase(connection);
  return { connection, stop: () => server.stop() };
}

async function ensureDatabase(connection: EmbeddedConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
