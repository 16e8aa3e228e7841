import type pg from 'pg';
import type { Environment } from '../config/env.ts';
import { connectToRunning } from './embedded/connect-to-running.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';

export type Storage = { connection: pg.PoolConfig; stop(): Promise<void> };

/** The cluster that `DATABASE_URL` names, else the embedded server, started here. */
export async function openStorage(env: Environment, say: (line: string) => void): Promise<Storage> {
  if (env.DATABASE_URL) return { connection: { connectionString: env.DATABASE_URL }, stop: async () => {} };
  return startEmbeddedPostgres({ dataDir: env.DATA_DIR, say });
}

/** The same for a command: where a shop is running on the embedded server, beside it. */
export async function openStorageBeside(env: Environment, say: (line: string) => void): Promise<Storage> {
  const connection = env.DATABASE_URL ? undefined : await connectToRunning(env.DATA_DIR);
  return connection ? { connection, stop: async () => {} } : openStorage(env, say);
}
