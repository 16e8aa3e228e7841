import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { UNHURRIED } from '../../platform/database/connection.ts';
import { startEmbeddedPostgres } from '../../platform/database/embedded/start.ts';
import { StartupError } from '../../platform/process/startup-error.ts';

/** An empty database in which a backup is restored to verify it. */
export type Scratch = { connection: pg.PoolConfig; drop(): Promise<void> };

/** There is no place to restore the backup, so nothing is known about it. */
export class NotVerifiable extends StartupError {}

/** Nothing has to reach the disk, because the cluster is thrown away. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '1GB' };
/** Under root the server runs as another user, who must be able to traverse the folder. */
const PASSABLE = 0o711;

/**
 * Opens a scratch database: in a cluster of its own in the folder for temporary files, or, where the embedded
 * PostgreSQL is missing as in the container image, on the shop's server.
 * @throws NotVerifiable, saying what is missing for either
 */
export async function openScratchDatabase(shop: pg.PoolConfig): Promise<Scratch> {
  try {
    return await openScratchCluster();
  } catch (error) {
    if (!(error instanceof StartupError)) throw error;
    return openScratchOnServer(shop, error.message);
  }
}

async function openScratchCluster(): Promise<Scratch> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'gulmohar-verify-'));
  await chmod(dataDir, PASSABLE);
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    const server = await startEmbeddedPostgres({ dataDir, say: () => undefined, settings: SETTINGS });
    return {
      connection: server.connection,
      async drop() {
        await server.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** @param whyHere why there is no cluster of its own */
export async function openScratchOnServer(shop: pg.PoolConfig, whyHere: string): Promise<Scratch> {
  const client = new pg.Client({ ...shop, ...UNHURRIED, application_name: 'gulmohar verify' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; role: string }>(
      'select left(current_database(), 50) as name, current_user as role',
    );
    const { name: shopName = '', role = '' } = rows[0] ?? {};
    const name = `${shopName}_verify`;
    const quoted = pg.escapeIdentifier(name);
    const drop = () => client.query(`drop database if exists ${quoted}`);
    try {
      // What an interrupted verification left behind.
      await drop();
      await client.query(`create database ${quoted} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
    } catch (error) {
      throw new NotVerifiable(
        `Nothing here can restore the backup: ${whyHere}; and ${role} cannot create the database ${name} on the shop's server: ${(error as Error).message}. As an administrator: alter role ${role} createdb`,
      );
    }
    return {
      connection: inDatabase(shop, name),
      async drop() {
        await drop().finally(() => client.end());
      },
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** The same connection to another database of the server. */
function inDatabase(connection: pg.PoolConfig, database: string): pg.PoolConfig {
  const { connectionString } = connection;
  if (!connectionString) return { ...connection, database };
  const address = connectionString.replace(
    /^([^/]*:\/\/[^/?#]*)(\/[^?#]*)?/,
    `$1/${encodeURIComponent(database)}`,
  );
  return { ...connection, connectionString: address };
}
