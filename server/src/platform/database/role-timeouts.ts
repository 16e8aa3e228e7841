import pg from 'pg';
import { StartupError } from '../process/startup-error.ts';
import { TIMEOUTS } from './connection.ts';
import type { Connections } from './connections.ts';

/**
 * On the role, because a connection's own settings would stay with it in a pooler for the next client.
 * @throws StartupError when the pooler logs in as another role
 */
export async function setRoleTimeouts({ connection, direct }: Connections): Promise<void> {
  const pooled = await query<{ role: string }>(connection, 'select current_user as role');
  const [own] = await query<{ role: string; config: string[] | null; alters: string[] }>(
    direct,
    `select current_user as role,
       (select setconfig from pg_db_role_setting where setrole = current_user::regrole
          and setdatabase = (select oid from pg_database where datname = current_database())) as config,
       (select array_agg(format('alter role %I in database %I set %s', current_user, current_database(), setting))
          from unnest($1::text[]) as setting) as alters`,
    [Object.entries(TIMEOUTS).map(([name, ms]) => `${name} = ${ms}`)],
  );
  if (pooled[0]?.role !== own?.role) {
    throw new StartupError(
      `DATABASE_URL and DATABASE_DIRECT_URL log in as different roles, ${pooled[0]?.role} and ${own?.role}; they must be the same.`,
    );
  }
  const isSet = Object.entries(TIMEOUTS).every(([name, ms]) => own?.config?.includes(`${name}=${ms}`));
  if (isSet) return;
  // One after the other: of two processes that alter a role at the same time, PostgreSQL fails one.
  const alter = [`select pg_advisory_xact_lock(hashtext('role timeouts'))`, ...(own?.alters ?? [])].join(';');
  await query(direct, alter);
}

async function query<Row extends object>(
  connection: Connections['direct'],
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}
