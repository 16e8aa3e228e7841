import pg from 'pg';
import { initialiseCluster, SUPERUSER } from './initialise-cluster.ts';
import { launchServer, PORT } from './launch-server.ts';
import { choosePlaces } from './places.ts';

const DATABASE = 'gulmohar';

export type EmbeddedPostgres = {
  connection: { host: string; port: number; user: string; database: string };
  stop(): Promise<void>;
};

type Options = {
  dataDir: string;
  /** One line about something that the operator should know. */
  say: (line: string) => void;
  /** Settings of PostgreSQL's own; tests switch durability off. */
  settings?: Record<string, string | number>;
};

/**
 * Starts the PostgreSQL server that comes with the shop, on a private socket in the data folder, and makes the shop's
 * database at the first start. It ends with this process, however that ends.
 * @throws StartupError in one clear line
 */
export async function startEmbeddedPostgres({ dataDir, say, settings }: Options): Promise<EmbeddedPostgres> {
  const places = choosePlaces(dataDir, say);
  initialiseCluster(places);
  const server = await launchServer(places, say, settings);
  const connection = { host: places.socket, port: PORT, user: SUPERUSER, database: DATABASE };
  await ensureDatabase(connection);
  return { connection, stop: () => server.stop() };
}

/** The connection to a server that a shop on this data folder is running, for commands beside it. */
export function connectionBesideShop(
  dataDir: string,
  say: (line: string) => void,
): EmbeddedPostgres['connection'] {
  return { host: choosePlaces(dataDir, say).socket, port: PORT, user: SUPERUSER, database: DATABASE };
}

async function ensureDatabase(connection: EmbeddedPostgres['connection']): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end();
  }
}
