import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { runMigrations as migrateJobQueue } from 'graphile-worker';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import pg from 'pg';

const FOLDER = path.resolve(import.meta.dirname, '../../../migrations');

/**
 * Brings the database up to date: the plain SQL files of `migrations/` in the order of their names, forward only,
 * in one transaction that Kysely guards by a lock, then the job queue's own tables.
 * Several processes may call it at once: one migrates, the others wait.
 * @returns the names of the migrations that were applied now
 * @throws PostgreSQL's error for the migration that failed, which is rolled back
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
      provider: { getMigrations: readMigrations },
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

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    files.map(async (file): Promise<[string, Migration]> => {
      const text = await readFile(path.join(FOLDER, file), 'utf8');
      return [path.basename(file, '.sql'), { up: async (db) => void (await sql.raw(text).execute(db)) }];
    }),
  );
  return Object.fromEntries(migrations);
}
