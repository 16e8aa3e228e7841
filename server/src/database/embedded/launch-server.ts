import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../../startup-error.ts';
import { SUPERUSER, serverProcessOptions } from './initialise-cluster.ts';
import type { Places } from './places.ts';

export const PORT = 5432;

const READY = /database system is ready to accept connections/;
/** The server of a shop that was killed is still shutting down, or its shared memory is still being freed. */
const STILL_THERE =
  /lock file "postmaster\.pid" already exists|shared memory block|lock file ".*\.lock" already exists/;
/** For a server that is shutting down: its last checkpoint may take a while. */
const PATIENCE_MS = 60_000;
const RETRY_MS = 200;
/** A server that takes connections this often in a row does not belong to a shop that was just killed. */
const SIGNS_OF_LIFE = 8;

/**
 * The shell in between holds a pipe to us. When we end, even by kill -9, the pipe closes and it stops the server
 * (SIGINT: fast shutdown), so no server is ever left behind.
 */
const STOP_WITH_US = '"$@" </dev/null & server=$!; cat >/dev/null; kill -INT $server; wait $server';

const SETTINGS: Record<string, string | number> = {
  listen_addresses: '',
  port: PORT,
  unix_socket_permissions: '0700',
  max_connections: 100,
  shared_buffers: '128MB',
  max_wal_size: '2GB',
  wal_compression: 'on',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

export type RunningServer = { stop(): Promise<void> };

/**
 * Starts the server and waits until it takes connections; for one that is still ending it waits.
 * @param overrides settings of PostgreSQL's own, for tests
 * @throws StartupError when it does not come up, with what it says, or when another shop uses this data folder
 */
export async function launchServer(
  places: Places,
  log: (line: string) => void,
  overrides: Record<string, string | number> = {},
): Promise<RunningServer> {
  const deadline = Date.now() + PATIENCE_MS;
  let signsOfLife = 0;
  for (;;) {
    const attempt = await tryOnce(places, log, { ...SETTINGS, ...overrides });
    if ('child' in attempt) return { stop: () => endServer(attempt.child) };
    if (!STILL_THERE.test(attempt.said))
      throw new StartupError(`the database does not start: ${attempt.said.trim()}`);
    signsOfLife = (await takesConnections(places)) ? signsOfLife + 1 : 0;
    if (signsOfLife >= SIGNS_OF_LIFE || Date.now() > deadline) {
      throw new StartupError(
        `another shop is using ${path.dirname(places.data)}; stop it, or choose another DATA_DIR`,
      );
    }
    await wait(RETRY_MS);
  }
}

type Attempt = { child: ChildProcess } | { said: string };

function tryOnce(places: Places, log: (line: string) => void, settings: typeof SETTINGS): Promise<Attempt> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = [
    path.join(places.binaries, 'bin/postgres'),
    '-D',
    places.data,
    '-k',
    places.socket,
    ...options,
  ];
  const child = spawn('sh', ['-c', STOP_WITH_US, 'postgres', ...command], {
    ...serverProcessOptions(places),
    // A process group of its own: Ctrl+C reaches us first, and we stop the server after our last query.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  return new Promise((resolve) => {
    let said = '';
    let isReady = false;
    child.stderr?.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      if (isReady) return log(text.trimEnd());
      said += text;
      if (READY.test(said)) {
        isReady = true;
        resolve({ child });
      }
      // The shell would hold on to the pipe after the server gave up.
      if (/FATAL/.test(said)) child.stdin?.end();
    });
    child.on('error', (error) => resolve({ said: error.message }));
    child.on('exit', () => resolve({ said }));
  });
}

async function takesConnections(places: Places): Promise<boolean> {
  const client = new pg.Client({ host: places.socket, port: PORT, user: SUPERUSER, database: 'postgres' });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

async function endServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.stdin?.end();
  });
}
