import type { ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { deployedEnv, deployedFile } from './deployed-file.ts';
import type { Machine, Network } from './network.ts';
import { POSTGRES_BIN } from './packages.ts';

export const PASSWORD = 'secret-of-a-test';
/** The machine whose name and address are in the deployed files. */
const FIRST = { name: 'db1', address: '10.20.0.11' };
const PREFIX = '10.20.0.';
const ETCD_USER = 'etcd';
const POSTGRES_USER = 'postgres';

/** A machine with an etcd member and, unless it is the witness, PostgreSQL under Patroni. */
export type DatabaseMachine = Machine & {
  startEtcd(): void;
  startPatroni(): void;
  /** Kills only Patroni; its PostgreSQL keeps running. */
  killPatroni(): void;
  /** Kills only PostgreSQL's main process. */
  killPostgres(): Promise<void>;
  /** A client that needs no network, like an administrator's on the machine itself. */
  administrator(options?: pg.ClientConfig): pg.Client;
};

export function addDatabaseMachine(
  network: Network,
  folder: string,
  name: string,
  number: number,
): DatabaseMachine {
  const machine = network.addMachine(name, number);
  const base = path.join(folder, name);
  const logs = path.join(folder, 'logs');
  const paths = { etcd: path.join(base, 'etcd'), postgres: path.join(base, 'postgres'), socket: base };
  for (const each of [base, logs]) mkdirSync(each, { recursive: true });
  own(base, POSTGRES_USER);
  const settings = path.join(base, 'patroni.yml');
  const patroniEnv = deployedEnv('patroni.env', {
    [FIRST.name]: name,
    [FIRST.address]: machine.address,
    'change-me': PASSWORD,
  });
  let patroni: ChildProcess | undefined;

  function administrator(options: pg.ClientConfig = {}): pg.Client {
    const client = new pg.Client({
      host: paths.socket,
      user: POSTGRES_USER,
      password: PASSWORD,
      database: 'postgres',
      ...options,
    });
    // If the connection breaks, the query itself fails.
    client.on('error', () => undefined);
    return client;
  }

  return {
    ...machine,
    startEtcd() {
      mkdirSync(paths.etcd, { recursive: true, mode: 0o700 });
      own(paths.etcd, ETCD_USER);
      const env = {
        ...etcdEnv(network.prefix, name, machine.address),
        ETCD_DATA_DIR: paths.etcd,
      };
      machine.start(ETCD_USER, ['/usr/bin/etcd'], env, path.join(logs, `${name}-etcd.log`));
    },
    startPatroni() {
      writeFileSync(
        settings,
        deployedFile('patroni.yml', {
          [PREFIX]: network.prefix,
          '/usr/lib/postgresql/15/bin': POSTGRES_BIN,
          '/var/lib/postgresql/15/gulmohar': paths.postgres,
          '/var/lib/postgresql/patroni.pgpass': path.join(base, 'pgpass'),
          '/var/run/postgresql': paths.socket,
          // The watchdog would reset the machine that runs the test.
          'mode: automatic': 'mode: off',
        }),
      );
      patroni = machine.start(
        POSTGRES_USER,
        ['/usr/bin/patroni', settings],
        patroniEnv,
        path.join(logs, `${name}-patroni.log`),
      );
    },
    killPatroni() {
      patroni?.kill('SIGKILL');
    },
    async killPostgres() {
      const client = administrator();
      await client.connect();
      const { rows } = await client.query<{ file: string }>(`select pg_read_file('postmaster.pid') as file`);
      const pid = Number(rows[0]?.file.split('\n')[0]);
      process.kill(pid, 'SIGKILL');
      await client.end().catch(() => undefined);
    },
    administrator,
  };
}

function etcdEnv(prefix: string, name: string, address: string): Record<string, string> {
  const own = deployedEnv('etcd.env', { [FIRST.name]: name, [FIRST.address]: address });
  const { ETCD_INITIAL_CLUSTER } = deployedEnv('etcd.env', { [PREFIX]: prefix });
  return { ...own, ETCD_INITIAL_CLUSTER: ETCD_INITIAL_CLUSTER ?? '' };
}

/** Makes a user the owner of a folder. The ids are those of the user's own folder in `/var/lib`. */
function own(folder: string, user: string): void {
  const { uid, gid } = statSync(user === ETCD_USER ? '/var/lib/etcd' : '/var/lib/postgresql');
  chownSync(folder, uid, gid);
}
