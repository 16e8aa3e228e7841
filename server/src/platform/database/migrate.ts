import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runMigrations as migrateJobQueue } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { StartupError } from '../process/startup-error.ts';
import { UNHURRIED } from './several-hosts.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../migrations');

/** So ends the name of a migration that takes away what the release before still uses (CONTRIBUTING.md). */
const CONTRACT = '.contract';

/**
 * For a lock, while shoppers buy: below the second after which PostgreSQL looks for deadlocks, so that the migration gives
 * way and no purchase does, and nobody waits behind it for long.
 */
const LOCK_TIMEOUT_MS = 500;
const RETRY_MS = 200;
/** Another process may be migrating, or shoppers keep a table busy. */
const PATIENCE_MS = 10 * 60_000;
/** lock_not_available, deadlock_detected */
const GAVE_WAY: ReadonlySet<unknown> = new Set(['55P03', '40P01']);

/**
 * Brings the database up to date: the plain SQL files of `migrations/` in the order of their names, forward only,
 * each in the one transaction that Kysely guards by a lock, then the job queue's own tables.
 * Several processes may call it at once: one works, the others wait. Shops of the release before may be selling: it tries
 * again until it finds a moment. A newer release may have migrated before: what it added is no concern of this one.
 * @param only the names of those that may be applied; without it, all
 * @returns the names of the migrations that were applied now
 * @throws PostgreSQL's error for the migration that failed, which is rolled back
 * @throws StartupError when a newer release has taken away what this one needs
 */
export async function migrate(connection: pg.PoolConfig, only?: readonly string[]): Promise<string[]> {
  const options = `${UNHURRIED.options} -c lock_timeout=${LOCK_TIMEOUT_MS}`;
  const pool = new pg.Pool({ ...connection, options, max: 2, application_name: 'gulmohar migrate' });
  // A broken connection fails the running statement, which is where the error is handled.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({
      db,
      provider: {
        getMigrations: async () => ({ ...(await readNewer(db)), ...(await readMigrations(only)) }),
      },
      // A new file's name may sort before one that was applied: the payment sandboxes' files start at 0100.
      allowUnorderedMigrations: true,
    });
    const applied: string[] = [];
    await givingWay(async () => {
      const { error, results = [] } = await migrator.migrateToLatest();
      if (error) throw error;
      applied.push(
        ...results.filter(({ status }) => status === 'Success').map((result) => result.migrationName),
      );
      await migrateJobQueue({ pgPool: pool });
    });
    await forgetOtherCluster(db);
    return applied;
  } finally {
    await db.destroy();
  }
}

/** Each attempt is undone as a whole where it has to give way. */
async function givingWay(migrateAll: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await migrateAll();
    } catch (error) {
      const hasGivenWay = error instanceof Error && 'code' in error && GAVE_WAY.has(error.code);
      if (!hasGivenWay || performance.now() > deadline) throw error;
      await wait(RETRY_MS);
    }
  }
}

/** What was applied and this release does not know: nothing of it is left to do. */
async function readNewer(db: Kysely<unknown>): Promise<Record<string, Migration>> {
  const own = new Set(await migrationNames());
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const newer = rows.map(({ name }) => name).filter((name) => !own.has(name));
  const contract = newer.find((name) => name.endsWith(CONTRACT));
  if (contract) {
    throw new StartupError(
      `the database was migrated by a newer release (${contract}) and has no longer what this one needs; start the newer one`,
    );
  }
  return Object.fromEntries(newer.map((name) => [name, { up: async () => undefined }]));
}

/**
 * Numbers of transactions are a cluster's own. In a database that came from another one by a dump, changes may bear numbers
 * that are still to come here, and would stand in the way of what these record.
 */
async function forgetOtherCluster(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass('invalidation') as name`.execute(db);
  if (!rows[0]?.name) return;
  await sql`delete from invalidation where changed_in >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
}

/** All that this version of the shop knows, in their order. */
export async function migrationNames(): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort();
  return files.map((file) => path.basename(file, '.sql'));
}

/** Those that this database has had; none when it is empty. */
export async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows: tables } = await client.query("select to_regclass('kysely_migration') as name");
  if (!tables[0]?.name) return [];
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  return rows.map(({ name }) => name);
}

async function readMigrations(only?: readonly string[]): Promise<Record<string, Migration>> {
  const names = (await migrationNames()).filter((name) => only?.includes(name) ?? true);
  const migrations = await Promise.all(
    names.map(async (name): Promise<[string, Migration]> => {
      const text = await readFile(path.join(FOLDER, `${name}.sql`), 'utf8');
      return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }];
    }),
  );
  return Object.fromEntries(migrations);
}
