import { sql } from 'kysely';
import type pg from 'pg';
import type { BackupPlace } from '../../platform/backup/place.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { openDatabase, openPool } from '../../platform/database/connection.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { checkBooks } from '../doctor/run-checks.ts';
import type { Scratch } from './scratch-database.ts';

/**
 * Restores a backup into a scratch database, runs the doctor's checks on it, and drops it.
 * @returns the result in one line
 * @throws StartupError when the backup cannot be restored or its data is inconsistent
 */
export async function verifyBackup(
  source: { place: BackupPlace; name: string; key: string | undefined },
  scratch: Scratch,
): Promise<string> {
  try {
    const { connection } = scratch;
    const { rows, tables, files } = await restoreBackup(source, { connection, keepFile: drain });
    await examine(connection);
    return `Verified by a test restore: ${rows} rows in ${tables} tables, ${files} files.`;
  } finally {
    await scratch.drop();
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
