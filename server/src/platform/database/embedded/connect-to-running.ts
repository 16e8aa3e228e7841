import pg from 'pg';
import { clusterPaths } from './cluster-paths.ts';
import { DATABASE, PORT, SUPERUSER } from './cluster-settings.ts';
import { readPostmasterFile } from './postmaster-file.ts';

export type EmbeddedConnection = { host: string; port: number; user: string; database: string };

/** @returns undefined when no server accepts connections there */
export async function connectToRunning(dataDir: string): Promise<EmbeddedConnection | undefined> {
  const file = readPostmasterFile(clusterPaths(dataDir).data);
  if (!file?.isReady) return undefined;
  const connection = { host: file.socketDirectory, port: PORT, user: SUPERUSER, database: DATABASE };
  const client = new pg.Client({ ...connection, database: 'postgres' });
  try {
    await client.connect();
    return connection;
  } catch {
    return undefined;
  } finally {
    await client.end();
  }
}
