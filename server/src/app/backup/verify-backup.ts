import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type pg from 'pg';
import type { BackupPlace } from '../../platform/backup/place.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { openDatabase, openPool } from '../../platform/database/connection.ts';
import { startEmbeddedPostgres } from '../../platform/database/embedded/start.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { checkBooks } from '../doctor/run-checks.ts';

/** Nothing has to reach the disk, because the cluster is thrown away. */
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '1GB' };
/** Under root the server runs as another user, who must be able to traverse the folder. */
const PASSABLE = 0o711;

/**
 * Restores a backup into a temporary database cluster, runs the doctor's checks on it, and deletes it.
 * @returns the result in one line
 * @throws StartupError when the backup cannot be restored or its data is inconsistent
 */
export async function verifyBackup(source: {
  place: BackupPlace;
  name: string;
  key: string | undefined;
}): Promise<string> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'gulmohar-verify-'));
  await chmod(dataDir, PASSABLE);
  try {
    const server = await startEmbeddedPostgres({ dataDir, say: () => undefined, settings: SETTINGS });
    try {
      const { rows, tables, files } = await restoreBackup(source, {
        connection: server.connection,
        keepFile: drain,
      });
      await examine(server.connection);
      return `Verified by a test restore: ${rows} rows in ${tables} tables, ${files} files.`;
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function examine(connection: pg.PoolConfig): Promise<void> {
  const db = openDatabase(openPool(connection, 1, () => undefined));
  try {
    const findings = await db.connection().execute(async (only) => {
      await sql`set statement_timeout = 0`.execute(only);
      return checkBooks(only);
    });
    const wrong = findings.flatMap((finding) => finding.wrong);
    if (wrong.length > 0)
      throw new StartupError(
        `The backup can be restored, but its data is inconsistent (problems found: ${wrong.length}); the first: ${wrong[0]}.`,
      );
  } finally {
    await db.destroy();
  }
}

/** Reads a file to its end; throws if it is damaged. */
async function drain(_name: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of bytes);
}
