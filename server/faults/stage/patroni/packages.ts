import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const POSTGRES = '/usr/lib/postgresql';
const OLDEST = 15;
/** Debian's packages, and the program of each. */
const PROGRAMS = {
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  iproute2: '/usr/sbin/ip',
};

/** The newest that Debian has installed here. */
const version = Math.max(0, ...(existsSync(POSTGRES) ? readdirSync(POSTGRES).map(Number) : []));
/** Where `initdb` and `pg_rewind` are. */
export const POSTGRES_BIN = `${POSTGRES}/${version}/bin`;

/** From 3.2 on it takes `ttl: 8` for 20, its shortest. */
export function patroniRaisesTtl(): boolean {
  const said = spawnSync(PROGRAMS.patroni, ['--version'], { encoding: 'utf8' }).stdout;
  const [, major = 0, minor = 0] = /(\d+)\.(\d+)/.exec(said)?.map(Number) ?? [];
  return major > 3 || (major === 3 && minor >= 2);
}

/** What keeps the test from running, in one line; undefined when nothing does. */
export function whatIsMissing(): string | undefined {
  const missing = Object.entries(PROGRAMS).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (version < OLDEST) missing.push(`postgresql-${OLDEST}`);
  if (missing.length > 0) return `missing: ${missing.join(', ')}. apt-get install ${missing.join(' ')}`;
  if (process.getuid?.() !== 0) return 'it wants root, for network namespaces';
  const { status } = spawnSync('unshare', ['--net', 'true']);
  return status === 0 ? undefined : 'this machine lets nobody make network namespaces';
}
