import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { runApart } from '../run-apart.ts';
import type { Timing } from '../settings.ts';
import type { DatabaseServer } from '../stage/database.ts';
import { fillTpcB } from './tpc-b-tables.ts';

const run = promisify(execFile);
const PROCESS = new URL('./tpc-b-process.ts', import.meta.url);
const DEBIAN = '/usr/lib/postgresql';
const DATABASE = 'tpcb';
/**
 * At least as many branches as clients, or they wait for each other's rows: PostgreSQL's manual, pgbench,
 * "Good Practices".
 */
export const SCALE = 16;

export type TpcB = {
  /** As shown in the table. */
  name: string;
  perSecond(timing: Timing): Promise<number>;
};

export type TpcBOrder = { connection: pg.ClientConfig; timing: Timing; scale: number };

const prepared = new WeakMap<DatabaseServer, Promise<TpcB>>();

/**
 * Prepares TPC-B in its own database on the same cluster, with pgbench if it is installed. It is filled once
 * for all rows.
 */
export function prepareTpcB(server: DatabaseServer): Promise<TpcB> {
  const preparing = prepared.get(server) ?? fill(server);
  prepared.set(server, preparing);
  return preparing;
}

async function fill(server: DatabaseServer): Promise<TpcB> {
  const { host, port, user } = server;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${DATABASE}`);
  await admin.end();
  const program = findPgbench();
  if (!program) {
    const connection = { host, port, user, database: DATABASE };
    await fillTpcB(connection, SCALE);
    return {
      name: `TPC-B by this bench's own clients, as there is no pgbench (scale ${SCALE})`,
      perSecond: (timing) => runApart<TpcBOrder, number>(PROCESS, { connection, timing, scale: SCALE }),
    };
  }
  const place = ['-h', host, '-p', String(port), '-U', user];
  await run(program, [...place, '-i', '-q', '-s', String(SCALE), DATABASE]);
  return {
    name: `pgbench TPC-B (prepared statements, scale ${SCALE})`,
    async perSecond({ connections, warmUp, seconds }) {
      const load = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '2'];
      await run(program, [...place, ...load, '-T', String(warmUp), DATABASE]);
      const { stdout } = await run(program, [...place, ...load, '-T', String(seconds), DATABASE]);
      return readTps(stdout);
    },
  };
}

function readTps(printed: string): number {
  const tps = Number(/^tps = ([\d.]+)/m.exec(printed)?.[1]);
  if (!(tps > 0)) throw new Error(`pgbench printed no result:\n${printed}`);
  return tps;
}

function findPgbench(): string | undefined {
  const directories = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...(existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
      .sort((a, b) => Number(b) - Number(a))
      .map((version) => path.join(DEBIAN, version, 'bin')),
  ];
  return directories.map((directory) => path.join(directory, 'pgbench')).find((file) => existsSync(file));
}
