import os from 'node:os';
import { parseArgs } from 'node:util';
import { openPlace } from '../../platform/backup/open-place.ts';
import { newBackupKey } from '../../platform/backup/sealing.ts';
import { isPublicKey } from '../../platform/config/setting-values.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { ShopSettings } from '../../shop/shop-settings.ts';
import { filesToBackUp } from '../backup/files-to-back-up.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { openScratchDatabase } from '../backup/scratch-database.ts';
import type { Command } from './command.ts';

/** A low priority, because shoppers come first. */
const NICE = 10;

export const backupCommand: Command = {
  usage: '[--verify] [--to <place>]',
  does: 'backs up the database, pictures and uploads to BACKUP_TO or another place; --new-key generates an encryption key',
  read(args) {
    const { values } = parseArgs({
      args,
      options: {
        verify: { type: 'boolean', default: false },
        to: { type: 'string' },
        'new-key': { type: 'boolean', default: false },
      },
    });
    return async ({ db, connection, env, say }) => {
      if (values['new-key']) return printKey(say);
      const place = openPlace(env, values.to);
      if (values.verify && isPublicKey(env.BACKUP_KEY))
        throw new StartupError('BACKUP_KEY is a public key, which cannot decrypt a backup to verify it.');
      os.setPriority(NICE);
      await migrate(connection);
      const { backups } = (await ShopSettings.open(db, env)).current();
      const openScratch = values.verify ? () => openScratchDatabase(connection) : undefined;
      // Backups in another place are not removed here.
      const retention = values.to ? undefined : { days: backups.keepDays, weeks: backups.keepWeeks };
      const files = filesToBackUp(env);
      const needs = { db, connection, env, files, place, say };
      const notVerified = await makeBackup(needs, { openScratch, retention });
      if (notVerified) throw new StartupError(`The backup is made, but not verified. ${notVerified}`);
    };
  },
};

async function printKey(say: (line: string) => void): Promise<void> {
  const key = await newBackupKey();
  say(`BACKUP_KEY=${key.secret}`);
  say('Keep a copy away from this machine: without it, no backup can be restored.');
  say(`The public half can only make backups, not verify or restore them: ${key.public}`);
}
