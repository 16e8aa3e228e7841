import type pg from 'pg';

/** The connection as an address, for another process. */
export function connectionUrl({ connectionString, user, host, port, database }: pg.PoolConfig): string {
  if (connectionString) return connectionString;
  const url = new URL(`postgresql://localhost:${port}/${database}`);
  url.username = user ?? '';
  // The folder of a socket is no host name.
  url.searchParams.set('host', host ?? '');
  return url.href;
}
