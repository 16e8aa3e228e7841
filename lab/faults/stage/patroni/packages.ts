import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const POSTGRES = '/usr/lib/postgresql';
const OLDEST = 15;
/** The Debian packages, each with a file that it installs. */
const PROGRAMS = {
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  iproute2: '/usr/sbin/ip',
};

/** The newest PostgreSQL version installed here. */
const version = Math.max(0, ...(existsSync(POSTGRES) ? readdirSync(POSTGRES).map(Number) : []));
/** The folder of `initdb` and `pg_rewind`. */
export const POSTGRES_BIN = `${POSTGRES}/${version}/bin`;

/** Whether Patroni raises `ttl: 8` to 20, its minimum from version 3.2 on. */
export function patroniRaisesTtl(): boolean {
  const output = spawnSync(PROGRAMS.patroni, ['--version'], { encoding: 'utf8' }).stdout;
  const [, major = 0, minor = 0] = /(\d+)\.(\d+)/.exec(output)?.map(Number) ?? [];
  return major > 3 || (major === 3 && minor >= 2);
}

/** The reason why the test cannot run, in one line; undefined if it can. */
export function whatIsMissing(): string | undefined {
  const missing = Object.entries(PROGRAMS).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (version < OLDEST) missing.push(`postgresql-${OLDEST}`);
  if (missing.length > 0) return `missing: ${missing.join(', ')}. apt-get install ${missing.join(' ')}`;
  if (process.getuid?.() !== 0) return 'root is required to create network namespaces';
  const { status } = spawnSync('unshare', ['--net', 'true']);
  return status === 0 ? undefined : 'this machine does not allow network namespaces';
}
