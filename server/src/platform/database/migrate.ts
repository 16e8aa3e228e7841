import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runMigrations as migrateJobQueue } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { StartupError } from '../process/startup-error.ts';
import { UNHURRIED } from './connection.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../migrations');

/** The suffix of migrations that remove what the previous release still uses (CONTRIBUTING.md). */
const CONTRACT = '.contract';

/** Below PostgreSQL's deadlock_timeout of a second, so that a migration gives way rather than a purchase. */
const LOCK_TIMEOUT_MS = 500;
const RETRY_MS = 200;
/** How long to keep trying while another process is migrating, or shoppers keep a table busy. */
const MIGRATION_TIMEOUT_MS = 10 * 60_000;
/** lock_not_available, deadlock_detected */
const GAVE_WAY: ReadonlySet<unknown> = new Set(['55P03', '40P01']);

/**
 * Applies the plain SQL files of `migrations/` in one transaction under a lock, then the job queue's migrations.
 * Several processes may call it at once; those of a newer release are ignored if they only add things.
 * @throws PostgreSQL's error for the migration that failed, or StartupError for what a newer release removed
 */
export async function migrate(connection: pg.PoolConfig, only?: readonly string[]): Promise<string[]> {
  const options = `${UNHURRIED.options} -c lock_timeout=${LOCK_TIMEOUT_MS}`;
  const pool = new pg.Pool({ ...connection, options, max: 2, application_name: 'gulmohar migrate' });
  // A broken connection fails the running statement, where the error is handled.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({
      db,
      provider: {
        getMigrations: async () => ({ ...(await readNewer(db)), ...(await readMigrations(only)) }),
      },
      // A new file's name may sort before one already applied: the payment sandboxes' files start at 0100.
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

async function givingWay(migrateAll: () => Promise<void>): Promise<void> {
  const deadline = performance.now() + MIGRATION_TIMEOUT_MS;
  for (;;) {
    try {
      return await migrateAll();
    } catch (error) {
      const isYielding = error instanceof Error && 'code' in error && GAVE_WAY.has(error.code);
      if (!isYielding || performance.now() > deadline) throw error;
      await wait(RETRY_MS);
    }
  }
}

async function readNewer(db: Kysely<unknown>): Promise<Record<string, Migration>> {
  const own = new Set(await migrationNames());
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const newer = rows.map(({ name }) => name).filter((name) => !own.has(name));
  const contract = newer.find((name) => name.endsWith(CONTRACT));
  if (contract) {
    throw new StartupError(
      `the database was migrated by a newer release (${contract}) and no longer has what this release needs; start the newer release`,
    );
  }
  return Object.fromEntries(newer.map((name) => [name, { up: async () => undefined }]));
}

/**
 * In a database restored from another cluster's dump, recorded changes may have transaction ids that are still in the
 * future.
 */
async function forgetOtherCluster(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass('invalidation') as name`.execute(db);
  if (!rows[0]?.name) return;
  await sql`delete from invalidation where changed_in >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
}

export async function migrationNames(): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort();
  return files.map((file) => path.basename(file, '.sql'));
}

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
