import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ClusterPaths } from '@gulmohar/server/src/platform/database/embedded/cluster-paths.ts';
import { DATABASE, SUPERUSER } from '@gulmohar/server/src/platform/database/embedded/cluster-settings.ts';
import { initialiseCluster } from '@gulmohar/server/src/platform/database/embedded/initialise-cluster.ts';
import { findNativeBinaries } from '@gulmohar/server/src/platform/database/embedded/native-binaries.ts';
import { serverProcessOptions } from '@gulmohar/server/src/platform/database/embedded/server-process.ts';
import { chooseServerUser } from '@gulmohar/server/src/platform/database/embedded/server-user.ts';
import pg from 'pg';
import { freePort } from './free-port.ts';

export type Cluster = {
  port: number;
  /** Runs a statement on a connection of its own. */
  query(statement: string, database?: string): Promise<pg.QueryResult>;
  /** Kills the whole server at once, as in a power cut. */
  kill(): Promise<void>;
  /** Stops the server as an administrator does, who does not wait for open transactions. */
  stop(): Promise<void>;
  /**
   * Copies the files of the running server, as `pg_basebackup` does. Another server can be started on the
   * copy.
   */
  copyTo(folder: string): Promise<void>;
};

/** The paths of a cluster in this folder, and the user its server runs as. */
function pathsIn(folder: string): ClusterPaths {
  const data = path.join(folder, 'data');
  return { user: chooseServerUser(data), dataDir: folder, base: folder, data };
}

/**
 * Starts a PostgreSQL server for the test on a local port. Creates the shop's database if the folder is new.
 * @param env environment variables in addition to those that every server gets
 */
export async function startCluster(folder: string, env: Record<string, string> = {}): Promise<Cluster> {
  const paths = pathsIn(folder);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o777);
  const binaries = findNativeBinaries(paths.user);
  const isNew = !existsSync(paths.data);
  initialiseCluster(paths, binaries, false);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    max_connections: 100,
    wal_keep_size: '1GB',
    log_min_messages: 'panic',
  };
  const options = serverProcessOptions(paths);
  const child = spawn(
    path.join(binaries, 'bin/postgres'),
    [
      '-D',
      paths.data,
      '-k',
      folder,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...options, env: { ...options.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ended = once(child, 'exit');

  async function query(statement: string, database = DATABASE): Promise<pg.QueryResult> {
    const client = new pg.Client({ host: '127.0.0.1', port, user: SUPERUSER, database });
    // If the server is killed, the query itself fails.
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.query(statement);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  await until(() => {
    if (child.exitCode !== null) throw new Error(`The server on ${folder} ended at once`);
    return query('select 1', 'postgres');
  });
  if (isNew) await query(`create database ${DATABASE}`, 'postgres');
  return {
    port,
    query,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const others = execFileSync('pgrep', ['-P', String(child.pid)], { encoding: 'utf8' })
        .trim()
        .split('\n');
      for (const pid of [child.pid, ...others.map(Number)]) killQuietly(pid);
      await ended;
    },
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
    async copyTo(copy) {
      const client = new pg.Client({ host: '127.0.0.1', port, user: SUPERUSER, database: 'postgres' });
      await client.connect();
      await client.query(`select pg_backup_start('copy', true)`);
      mkdirSync(copy, { recursive: true });
      // The server may add and remove files during the copy.
      copyFiles(paths.data, path.join(copy, 'data'));
      const { rows } = await client.query('select labelfile from pg_backup_stop()');
      await client.end();
      // The WAL from the beginning of the copy to its end.
      copyFiles(path.join(paths.data, 'pg_wal'), path.join(copy, 'data/pg_wal'));
      rmSync(path.join(copy, 'data/postmaster.pid'), { force: true });
      writeOwned(path.join(copy, 'data/backup_label'), rows[0].labelfile);
    },
  };
}

/** Turns a copy into a standby of the primary on this port. */
export function makeStandby(folder: string, primaryPort: number): void {
  const data = path.join(folder, 'data');
  writeOwned(path.join(data, 'standby.signal'), '');
  writeOwned(
    path.join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primaryPort} user=${SUPERUSER} application_name=standby'\n`,
  );
}

export function clusterUrl(port: number): string {
  return `postgresql://${SUPERUSER}@127.0.0.1:${port}/${DATABASE}`;
}

function copyFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  try {
    execFileSync('cp', ['-a', `${from}/.`, to], { stdio: 'pipe' });
  } catch (error) {
    if (!String(error).includes('No such file or directory')) throw error;
  }
}

/** Writes a file with the same owner as its folder. */
function writeOwned(file: string, text: string): void {
  writeFileSync(file, text);
  const { uid, gid } = statSync(path.dirname(file));
  chownSync(file, uid, gid);
}

function killQuietly(pid: number | undefined): void {
  try {
    if (pid) process.kill(pid, 'SIGKILL');
  } catch {
    // It has already ended with its parent.
  }
}

async function until(attempt: () => Promise<unknown>): Promise<void> {
  const deadline = performance.now() + 60_000;
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await wait(50);
    }
  }
}
