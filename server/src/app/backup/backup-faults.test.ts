import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { testShop } from '../../../testing/test-shop.ts';
import { readBackupState } from '../../platform/backup/backup-runs.ts';
import { openPlace } from '../../platform/backup/open-place.ts';
import { newBackupKey } from '../../platform/backup/sealing.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import { readEnvironment } from '../../platform/config/env.ts';
import { createLog } from '../../platform/log/log.ts';
import { StartupError } from '../../platform/process/startup-error.ts';
import { checkBackups } from '../doctor/check-backups.ts';
import { backUpWhenDue } from './back-up-when-due.ts';

const shop = await testShop();
const folder = await mkdtemp(path.join(tmpdir(), 'gulmohar-backups-'));
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

test('the doctor tries whether backups can be written, and says what the operator can do about it', async () => {
  const env = (to: string) => readEnvironment({ BACKUP_TO: to });
  expect(await checkBackups(shop.db, env(path.join(folder, 'backups')))).toMatchObject({ wrong: [] });
  await writeFile(path.join(folder, 'a file'), '');
  const { wrong } = await checkBackups(shop.db, env(path.join(folder, 'a file/backups')));
  expect(wrong).toEqual([expect.stringMatching(/a file\/backups cannot be used for backups: ENOTDIR/)]);
  expect((await checkBackups(shop.db, env('s3://shop'))).wrong).toEqual([
    's3://shop needs BACKUP_S3_ENDPOINT, BACKUP_S3_KEY_ID and BACKUP_S3_SECRET, and a bucket after s3://.',
  ]);
  expect(await readdir(path.join(folder, 'backups'))).not.toContain('gulmohar-can-write');
});

test('a daily backup that fails before it begins is recorded, and is not tried again within the hour', async () => {
  const needs = { db: shop.db, settings: shop.settings, env: { BACKUP_TO: folder, BACKUP_KEY: undefined } };
  const log = createLog('silent');
  const tool = vi.fn(async () => {
    throw new Error('BACKUP_TO: s3://shop needs BACKUP_S3_ENDPOINT');
  });
  await expect(backUpWhenDue({ ...needs, log }, tool)).rejects.toThrow('BACKUP_S3_ENDPOINT');
  await backUpWhenDue({ ...needs, log }, tool);
  expect(tool).toHaveBeenCalledOnce();
  expect((await readBackupState(shop.db)).failed?.failure).toContain('BACKUP_S3_ENDPOINT');
});

test('a full disk is called a full disk', async () => {
  const backups = path.join(folder, 'full');
  await mkdir(backups);
  await symlink('/dev/full', path.join(backups, 'a.part'));
  const full = openPlace(readEnvironment({ BACKUP_TO: backups }));
  const source = { connection: shop.database.connection, dataDir: shop.dataDir, files: undefined };
  const target = { place: full, name: 'a', key: (await newBackupKey()).secret, madeAt: new Date() };
  await expect(writeBackup(source, target)).rejects.toThrow(
    new StartupError(`${backups} cannot be used for backups: its disk is full.`),
  );
  expect(await readdir(backups)).toEqual([]);
});
