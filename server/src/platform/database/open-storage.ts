import type pg from 'pg';
import type { Environment } from '../config/env.ts';
import { assertUsable } from './assert-usable.ts';
import type { Connections } from './connections.ts';
import { connectToRunning } from './embedded/connect-to-running.ts';
import { startEmbeddedPostgres } from './embedded/start.ts';
import { setRoleTimeouts } from './role-timeouts.ts';

export type Storage = Connections & { stop(): Promise<void> };

/** @throws StartupError in one clear line, before anything is changed */
export async function openStorage(env: Environment, say: (line: string) => void): Promise<Storage> {
  const external = externalConnections(env);
  if (!external) {
    const { connection, stop } = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, say });
    return { connection, direct: connection, stop };
  }
  await assertUsable(external.direct, env.DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL');
  if (env.DATABASE_DIRECT_URL) {
    await assertUsable(external.connection, 'DATABASE_URL');
    await setRoleTimeouts(external);
  }
  return { ...external, stop: async () => {} };
}

export async function openStorageBeside(env: Environment, say: (line: string) => void): Promise<Storage> {
  const connection = env.DATABASE_URL ? undefined : await connectToRunning(env.DATA_DIR);
  return connection ? { connection, direct: connection, stop: async () => {} } : openStorage(env, say);
}

export function externalConnections(env: Environment): Connections | undefined {
  if (!env.DATABASE_URL) return undefined;
  const connection = { connectionString: env.DATABASE_URL };
  if (!env.DATABASE_DIRECT_URL) return { connection, direct: connection };
  return {
    connection: { ...connection, ...BY_ROLE },
    direct: { connectionString: env.DATABASE_DIRECT_URL },
  };
}

export function replicaConnection({ DATABASE_READ_URL }: Environment): pg.PoolConfig | undefined {
  return DATABASE_READ_URL ? { connectionString: DATABASE_READ_URL } : undefined;
}

/** Sends no time-outs when connecting, because poolers do not accept these parameters; the role's apply. */
const BY_ROLE = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 0 };
