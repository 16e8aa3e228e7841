import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find(
  (file) => spawnSync(file, ['--version']).status === 0,
);

/** Whether it is installed, for example by `apt-get install pgbouncer`. */
export const hasPgBouncer = PROGRAM !== undefined;

const PORT = 6432;
/** So few that transactions of different clients take turns on them. */
const SERVER_CONNECTIONS = 3;

export type PgBouncer = { connection: pg.PoolConfig; address: string; stop(): Promise<void> };

/** Starts PgBouncer in transaction mode in front of a test's database, on a separate socket. */
export async function startPgBouncer({ host, port, user, database }: pg.PoolConfig): Promise<PgBouncer> {
  if (!PROGRAM || !host) throw new Error('PgBouncer is not installed');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gulmohar-bouncer-'));
  // PgBouncer refuses to run as root, so it runs as the database server's user, who may enter the folder of
  // its socket.
  const { uid, gid } = await stat(host);
  await chmod(folder, 0o711);
  await chown(folder, uid, gid);
  const settings = path.join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
${database} = host=${host} port=${port} user=${user} dbname=${database}
[pgbouncer]
unix_socket_dir = ${folder}
listen_addr =
listen_port = ${PORT}
auth_type = any
pool_mode = transaction
default_pool_size = ${SERVER_CONNECTIONS}
max_client_conn = 200
`,
  );
  await chmod(settings, 0o644);
  const child = spawn(PROGRAM, [settings], { uid, gid, stdio: 'ignore' });
  await untilOpen(path.join(folder, `.s.PGSQL.${PORT}`));
  const address = new URL(`postgresql://localhost:${PORT}/${database}`);
  address.username = user ?? '';
  address.searchParams.set('host', folder);
  return {
    connection: { host: folder, port: PORT, user, database },
    address: address.href,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilOpen(socket: string): Promise<void> {
  for (;;) {
    const open = connect(socket);
    const isOpen = await once(open, 'connect').then(
      () => true,
      () => false,
    );
    open.destroy();
    if (isOpen) return;
    await wait(10);
  }
}
