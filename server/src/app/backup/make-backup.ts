import type pg from 'pg';
import { backupName } from '../../platform/backup/backup-name.ts';
import { endRun, readLastVerified, startRun } from '../../platform/backup/backup-runs.ts';
import type { BackupPlace } from '../../platform/backup/place.ts';
import { expendable, type Retention } from '../../platform/backup/retention.rules.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import type { Environment } from '../../platform/config/env.ts';
import type { Database } from '../../platform/database/connection.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { NotVerifiable, type Scratch } from './scratch-database.ts';
import { verifyBackup } from './verify-backup.ts';

type Needs = {
  db: Database;
  connection: pg.PoolConfig;
  env: Pick<Environment, 'DATA_DIR' | 'BACKUP_KEY'>;
  /** Pictures and uploads; undefined to leave them out. */
  files: FileStore | undefined;
  place: BackupPlace;
  say(line: string): void;
};

type Options = {
  /** Opens the database in which the backup is restored to verify it; undefined to leave that out. */
  openScratch: (() => Promise<Scratch>) | undefined;
  /** Which older backups to keep; undefined for all. */
  retention: Retention | undefined;
};

/** Older backups are removed only if this one succeeds. @returns what is missing to verify it, if that was wanted */
export async function makeBackup(
  needs: Needs,
  { openScratch, retention }: Options,
): Promise<string | undefined> {
  const { db, connection, env, files, place, say } = needs;
  const madeAt = new Date();
  const key = env.BACKUP_KEY;
  const name = backupName(madeAt, key !== undefined);
  const run = await startRun(db, name);
  let notVerified: string | undefined;
  try {
    const bytes = await writeBackup(
      { connection, dataDir: env.DATA_DIR, files },
      { place, name, key, madeAt },
    );
    say(`${name}: ${(bytes / 1_000_000).toFixed(1)} MB`);
    const scratch = await openScratch?.().catch((error: unknown) => {
      if (!(error instanceof NotVerifiable)) throw error;
      notVerified = error.message;
      return undefined;
    });
    if (scratch) say(await verifyBackup({ place, name, key }, scratch));
    await endRun(db, run, { bytes, isVerified: scratch !== undefined, notVerified });
  } catch (error) {
    await endRun(db, run, { failure: error instanceof Error ? error.message : String(error) });
    throw error;
  }
  const old = retention ? expendable(await place.list(), retention, await readLastVerified(db)) : [];
  for (const other of old) {
    await place.remove(other);
    say(`Removed ${other}`);
  }
  return notVerified;
}
