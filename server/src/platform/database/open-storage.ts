import type pg from 'pg';
import type { Environment } from '../config/env.ts';
import { connectToRunning } from './embedded/connect-to-running.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';

export type Storage = { connection: pg.PoolConfig; stop(): Promise<void> };

/** Connects to the cluster of `DATABASE_URL`, or starts the embedded server. */
export async function openStorage(env: Environment, say: (line: string) => void): Promise<Storage> {
  if (env.DATABASE_URL) return { connection: { connectionString: env.DATABASE_URL }, stop: async () => {} };
  return startEmbeddedPostgres({ dataDir: env.DATA_DIR, say });
}

/** The same for a command: uses a running shop's embedded server if there is one. */
export async function openStorageBeside(env: Environment, say: (line: string) => void): Promise<Storage> {
  const connection = env.DATABASE_URL ? undefined : await connectToRunning(env.DATA_DIR);
  return connection ? { connection, stop: async () => {} } : openStorage(env, say);
}
