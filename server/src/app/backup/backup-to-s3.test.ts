import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { firstOf, startS3Server } from '../../../testing/s3-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { openPlace } from '../../platform/backup/open-place.ts';
import { newBackupKey } from '../../platform/backup/sealing.ts';
import { readEnvironment } from '../../platform/config/env.ts';
import { readWhole } from '../../platform/storage/file-store.ts';
import { openFileStores } from '../../platform/storage/open-file-stores.ts';
import { restoreCommand } from '../command-line/restore-command.ts';
import { filesToBackUp } from './files-to-back-up.ts';
import { makeBackup } from './make-backup.ts';

const s3 = await startS3Server();
const shop = await testShop(s3.settings);
const folder = await mkdtemp(path.join(tmpdir(), 'gulmohar-restored-'));
const settings = {
  ...s3.settings,
  BACKUP_TO: 's3://shop/backups',
  BACKUP_S3_ENDPOINT: s3.endpoint,
  BACKUP_S3_REGION: 'ap-south-1',
  BACKUP_S3_KEY_ID: 'S3RVER',
  BACKUP_S3_SECRET: 'S3RVER',
  BACKUP_KEY: (await newBackupKey()).secret,
};
await buildProduct(shop.db, { name: 'Indigo kurti' });
await shop.pictures.showPicture('kurti.1', [{ name: '800.webp', bytes: Buffer.from('a picture') }]);
afterEach(() => s3.trouble());
afterAll(async () => {
  await shop.close();
  await s3.close();
  await rm(folder, { recursive: true });
});

/** Runs the backup in this process, because starting another one takes a while. */
async function backUp(extra: Record<string, string> = {}): Promise<void> {
  const env = readEnvironment({ ...settings, ...extra, DATA_DIR: shop.dataDir });
  const { db, database } = shop;
  const needs = { db, connection: database.connection, env, place: openPlace(env), say: () => undefined };
  await makeBackup({ ...needs, files: filesToBackUp(env) }, { openScratch: undefined, retention: undefined });
}

test('a shop with its pictures in a bucket is backed up to a bucket and restored with its pictures', async () => {
  const upload = await shop.pictures.keepUpload(Buffer.from('a picture as it was sent'));
  await backUp();

  const database = await testDatabase('template1');
  const there = { ...settings, PICTURES_S3: 's3://shop/restored', DATA_DIR: path.join(folder, 'data') };
  const output: string[] = [];
  const { db, pool, connection } = database;
  const restore = restoreCommand.read(['latest']);
  await restore({ db, pool, connection, env: readEnvironment(there), say: (line) => output.push(line) });
  expect(output[0]).toContain(' 2 files');
  const { bucket } = openFileStores(readEnvironment(there));
  for (const [name, content] of [
    ['pictures/kurti.1/800.webp', 'a picture'],
    [`uploads/${upload}`, 'a picture as it was sent'],
  ] as const) {
    const file = await bucket?.open(name);
    expect(file && String(await readWhole(file))).toBe(content);
  }
  const { rows } = await database.pool.query('select name from product');
  expect(rows).toEqual([{ name: 'Indigo kurti' }]);
  await database.drop();
});

test('pictures in a bucket can be left out of the backup', async () => {
  s3.requests.length = 0;
  await backUp({ BACKUP_PICTURES: 'no' });
  expect(s3.requests.filter((request) => request.startsWith('GET') && !request.includes('backups'))).toEqual(
    [],
  );
});

test('backups in a bucket can be listed, read despite a dropped connection, and removed', async () => {
  const place = openPlace(readEnvironment(settings), 's3://shop/elsewhere');
  const bytes = Buffer.alloc(300_000, 'backup');
  expect(await place.write('one', new Blob([bytes]).stream())).toBe(bytes.length);
  await place.write('two', new Blob([bytes]).stream());
  expect((await place.list()).sort()).toEqual(['one', 'two']);
  s3.trouble({ to: firstOf(1, 'GET'), cutAfter: 100_000 });
  expect(Buffer.from(await new Response(await place.read('one')).arrayBuffer())).toEqual(bytes);
  await place.remove('one');
  expect(await place.list()).toEqual(['two']);
});

test('an unusable bucket is reported in one line', async () => {
  const nowhere = openPlace(readEnvironment(settings), 's3://nowhere/backups');
  await expect(nowhere.list()).rejects.toMatchObject({
    name: 'StartupError',
    message: 's3://nowhere/backups cannot be used for backups: the bucket does not exist.',
  });
  s3.trouble({ to: () => true, status: 403, code: 'AccessDenied' });
  const closed = openPlace(readEnvironment(settings), 's3://shop/closed');
  await expect(closed.write('one', new Blob(['backup']).stream())).rejects.toThrow(
    's3://shop/closed cannot be used for backups: the store answered AccessDenied.',
  );
});
