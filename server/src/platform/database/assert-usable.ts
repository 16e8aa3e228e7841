import pg from 'pg';
import { StartupError } from '../process/startup-error.ts';
import { TIMEOUTS } from './connection.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const MIN_VERSION = 15;
const EXTENSION = 'pg_trgm';

type Facts = {
  version: number;
  isStandby: boolean;
  encoding: string;
  role: string;
  database: string;
  isMigrated: boolean;
  mayCreate: boolean;
  hasExtension: boolean;
  isOffered: boolean;
};

/** Changes nothing. @throws StartupError with the problem and its remedy, in one line */
export async function assertUsable(connection: pg.PoolConfig, setting: string): Promise<void> {
  // With the time-outs of the shop's own connections, which a pooler does not accept.
  const client = new pg.Client({ ...TIMEOUTS, ...connection, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const reason = rejectionReason(await readFacts(client));
    if (reason) throw new StartupError(`${setting}: ${reason}`);
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${setting}: ${whyUnreachable(error, client)}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function readFacts(client: pg.Client): Promise<Facts> {
  const { rows } = await client.query<Facts>(
    `select current_setting('server_version_num')::int / 10000 as version, pg_is_in_recovery() as "isStandby",
       current_setting('server_encoding') as encoding, current_user as role, current_database() as database,
       to_regclass('public.kysely_migration') is not null as "isMigrated",
       has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as "mayCreate",
       exists (select from pg_extension where extname = $1) as "hasExtension",
       exists (select from pg_available_extension_versions where name = $1 and (trusted or not superuser
         or (select rolsuper from pg_roles where rolname = current_user))) as "isOffered"`,
    [EXTENSION],
  );
  const [facts] = rows;
  if (!facts) throw new Error('it returned no result');
  return facts;
}

function rejectionReason(facts: Facts): string | undefined {
  const { version, isStandby, encoding, role, database, isMigrated, mayCreate, hasExtension, isOffered } =
    facts;
  if (version < MIN_VERSION)
    return `the server is PostgreSQL ${version}; the shop needs ${MIN_VERSION} or newer.`;
  if (isStandby) return "the server is a read-only standby; use the primary's address.";
  if (encoding !== 'UTF8')
    return `the database ${database} is encoded in ${encoding}; create one with: create database … encoding 'UTF8' template template0`;
  if (!mayCreate && !isMigrated)
    return `the role ${role} may not create tables in the database ${database}; as an administrator: alter database ${database} owner to ${role}`;
  if (!hasExtension && !isOffered)
    return `the extension ${EXTENSION} is missing and ${role} may not create it; install the server's contrib package, then as an administrator: create extension ${EXTENSION}`;
  return undefined;
}

function whyUnreachable(error: unknown, { host, port, user, database }: pg.Client): string {
  const { code = '', message = String(error) } = error as { code?: string; message?: string };
  const place = `${host}:${port}`;
  switch (code) {
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `the host ${host} was not found.`;
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `nothing is listening at ${place}; check that the database server is running on that port.`;
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'ETIMEDOUT':
      return `${place} cannot be reached (${code}).`;
    case '28P01':
      return `the password of the user ${user} was not accepted at ${place}.`;
    case '28000':
      return `the user ${user} was refused at ${place}: ${message}.`;
    case '3D000':
      return `there is no database ${database} at ${place}; create it: create database ${database} owner ${user}`;
    case '42501':
      return `the user ${user} may not use the database ${database}: ${message}.`;
    case '08P01':
      return `${place} is a pooler, such as PgBouncer (${message}): name it by DATABASE_URL, and PostgreSQL's own address by DATABASE_DIRECT_URL.`;
    case '53300':
      return `${place} has no connections left: ${message}.`;
    default:
      return `${place} cannot be used: ${message}.`;
  }
}
