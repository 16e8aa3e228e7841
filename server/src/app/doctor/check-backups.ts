import type { Finding } from '@gulmohar/contract/admin/today.ts';
import { readBackupState } from '../../platform/backup/backup-runs.ts';
import { type BackupSettings, openPlace } from '../../platform/backup/open-place.ts';
import { tryPlace } from '../../platform/backup/try-place.ts';
import type { Database } from '../../platform/database/connection.ts';

/** BAK: backups can be written to where the settings say, and the last one succeeded. */
export async function checkBackups(db: Database, env: BackupSettings): Promise<Finding> {
  const finding = { id: 'BAK', what: 'backups are made and can be restored' };
  if (!env.BACKUP_TO) return { ...finding, looked: 'BACKUP_TO is not set', wrong: [] };
  const { last, failed } = await readBackupState(db);
  const problems = [await tryPlace(() => openPlace(env)), failed?.failure, last?.notVerified];
  return {
    ...finding,
    looked: env.BACKUP_TO,
    wrong: problems.filter((problem) => typeof problem === 'string'),
  };
}
