import path from 'node:path';
import { parseArgs } from 'node:util';
import { readBackupName } from '../../platform/backup/backup-name.ts';
import { openPlace } from '../../platform/backup/open-place.ts';
import { restoreFile } from '../../platform/backup/own-files.ts';
import type { BackupPlace } from '../../platform/backup/place.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { LONG_RETRIES } from '../../platform/s3/retrying-fetch.ts';
import { assertPicturesUsable } from '../../platform/storage/assert-pictures-usable.ts';
import { openFileStores } from '../../platform/storage/open-file-stores.ts';
import { assertNoMore, type Command, Misuse } from './command.ts';

export const restoreCommand: Command = {
  usage: '<name>|latest [--from <place>]',
  does: 'restores a backup into an empty database and data folder; --list shows the backups',
  mayCreateShop: true,
  read(args) {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { from: { type: 'string' }, list: { type: 'boolean', default: false } },
    });
    const [chosen] = positionals;
    assertNoMore(positionals, 1);
    if (!chosen && !values.list)
      throw new Misuse('Name the backup, or use latest; restore --list shows the backups.');
    return async ({ connection, env, say }) => {
      const place = openPlace(env, values.from);
      const names = await backupsIn(place);
      if (values.list || !chosen) {
        for (const name of names) say(name);
        return;
      }
      const name = chosen === 'latest' ? names.at(-1) : path.basename(chosen);
      if (!name || !names.includes(name)) throw new StartupError(`There is no backup ${chosen}.`);
      const warning = await assertPicturesUsable(env);
      if (warning) throw new StartupError(warning);
      const to = { dataDir: env.DATA_DIR, files: openFileStores(env, { patience: LONG_RETRIES }).files };
      const { madeAt, rows, tables, files } = await restoreBackup(
        { place, name, key: env.BACKUP_KEY },
        { connection, keepFile: (file, bytes) => restoreFile(to, file, bytes) },
      );
      say(
        `Restored the shop as of ${madeAt.toISOString()}: ${rows} rows in ${tables} tables, ${files} files.`,
      );
      say(
        'Orders and invoices since then are missing; npm run shop -- doctor lists payments without an order.',
      );
    };
  },
};

/** Oldest first. */
async function backupsIn(place: BackupPlace): Promise<string[]> {
  return (await place.list()).filter((name) => readBackupName(name)).sort();
}
