import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runMigrations as migrateJobQueue } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';
import { StartupError } from '../process/startup-error.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../../migrations');

/** So ends the name of a migration that takes away what the release before still uses (CONTRIBUTING.md). */
const CONTRACT = '.contract';

/**
 * Brings the database up to date: the plain SQL files of `migrations/` in the order of their names, forward only,
 * each in the one transaction that Kysely guards by a lock, then the job queue's own tables.
 * Several processes may call it at once: one works, the others wait. A newer release may have migrated before: what it
 * added is no concern of this one.
 * @returns the names of the migrations that were applied now
 * @throws PostgreSQL's error for the migration that failed, which is rolled back
 * @throws StartupError when a newer release has taken away what this one needs
 */
export async function migrate(connection: pg.PoolConfig): Promise<string[]> {
  const pool = new pg.Pool({ ...connection, max: 2, application_name: 'gulmohar migrate' });
  // A broken connection fails the running statement, which is where the error is handled.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({
      db,
      provider: { getMigrations: async () => ({ ...(await readNewer(db)), ...(await readMigrations()) }) },
      // A new file's name may sort before one that was applied: the payment sandboxes' files start at 0100.
      allowUnorderedMigrations: true,
    });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error;
    await migrateJobQueue({ pgPool: pool });
    return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}

/** What was applied and this release does not know: nothing of it is left to do. */
async function readNewer(db: Kysely<unknown>): Promise<Record<string, Migration>> {
  const own = new Set((await migrationFiles()).map(nameOf));
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

async function migrationFiles(): Promise<string[]> {
  return (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort();
}

function nameOf(file: string): string {
  return path.basename(file, '.sql');
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = await migrationFiles();
  const migrations = await Promise.all(
    files.map(async (file): Promise<[string, Migration]> => {
      const text = await readFile(path.join(FOLDER, file), 'utf8');
      return [nameOf(file), { up: async (db) => void (await sql.raw(text).execute(db)) }];
    }),
  );
  return Object.fromEntries(migrations);
}
