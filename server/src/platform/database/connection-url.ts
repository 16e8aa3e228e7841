import type pg from 'pg';

/** The connection as a URL, for another process. */
export function connectionUrl({ connectionString, user, host, port, database }: pg.PoolConfig): string {
  if (connectionString) return connectionString;
  const url = new URL(`postgresql://localhost:${port}/${database}`);
  url.username = user ?? '';
  // A socket's directory cannot stand where a URL has its host.
  url.searchParams.set('host', host ?? '');
  return url.href;
}
