import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getBackups } from '@gulmohar/contract/admin/today.ts';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { buildProduct } from '../../../testing/build-product.ts';
import { buildStaff } from '../../../testing/build-staff.ts';
import { buy } from '../../../testing/buy.ts';
import { openTestCaches } from '../../../testing/open-test-caches.ts';
import { setSandboxMode } from '../../../testing/pay-in-sandbox.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { testShop } from '../../../testing/test-shop.ts';
import { readBackupState } from '../../platform/backup/backup-runs.ts';
import { folderPlace } from '../../platform/backup/folder-place.ts';
import { restoreFile } from '../../platform/backup/own-files.ts';
import type { BackupPlace } from '../../platform/backup/place.ts';
import { restoreBackup } from '../../platform/backup/restore-backup.ts';
import { newBackupKey } from '../../platform/backup/sealing.ts';
import { readEnvironment } from '../../platform/config/env.ts';
import { createLog } from '../../platform/log/log.ts';
import { diskFiles } from '../../platform/storage/disk-files.ts';
import { checkBackups } from '../doctor/check-backups.ts';
import { checkBooks } from '../doctor/run-checks.ts';
import { shopMetrics } from '../metrics/shop-metrics.ts';
import { makeBackup } from './make-backup.ts';
import { openScratchDatabase, openScratchOnServer, type Scratch } from './scratch-database.ts';

const shop = await testShop();
const folder = await mkdtemp(path.join(tmpdir(), 'gulmohar-backups-'));
const place = folderPlace(path.join(folder, 'backups'));
const key = await newBackupKey();
const kurti = await buildProduct(shop.db, {
  name: 'Kurti\twith "odd"\\n name',
  price: 250_000,
  stock: { M: 5 },
});
// A webhook could arrive at any time and enqueue a job in the shop that the backup does not have.
await setSandboxMode(shop, { webhooks: 'off' });
await buy(shop, { lines: [{ _id: kurti, size: 'M' }], amount: 2_500, guest: 'asha' });
const upload = await shop.pictures.keepUpload(Buffer.from('a picture as it was sent'));
await shop.pictures.showPicture('kurti.1', [{ name: '800.webp', bytes: Buffer.from('a picture') }]);
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function backUp(
  to = place,
  withKey: string | undefined = key.secret,
  openScratch?: () => Promise<Scratch>,
) {
  const output: string[] = [];
  const env = { DATA_DIR: shop.dataDir, BACKUP_KEY: withKey };
  const { db, database } = shop;
  const notVerified = await makeBackup(
    {
      db,
      connection: database.connection,
      env,
      files: diskFiles(shop.dataDir),
      place: to,
      say: (line) => output.push(line),
    },
    { openScratch, retention: { days: 1, weeks: 0 } },
  );
  const [name = ''] = (await to.list()).sort().slice(-1);
  return { name, output, notVerified };
}

/** Restores into a new database and data folder. */
async function restore(name: string, withKey: string | undefined, from = place) {
  const database = await testDatabase('template1');
  const dataDir = await mkdtemp(path.join(folder, 'data-'));
  const restoring = restoreBackup(
    { place: from, name, key: withKey },
    {
      connection: database.connection,
      keepFile: (file, bytes) => restoreFile({ dataDir, files: diskFiles(dataDir) }, file, bytes),
    },
  );
  return { database, dataDir, restoring };
}

async function contentOf({ db }: { db: TestDatabase['db'] }) {
  const tables = [
    'orders',
    'order_line',
    'payment',
    'stock_movement',
    'variant',
    'product',
    'job_outbox',
    'installation',
  ];
  const rows = tables.map(async (table) => {
    const { rows } =
      await sql`select to_jsonb(t) as row from ${sql.table(table)} as t order by t::text`.execute(db);
    return [table, rows] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

test('an encrypted backup restores the shop’s data and pictures, and the restored database works', async () => {
  await writeFile(path.join(shop.dataDir, 'master.key'), 'what is sealed');
  const { name } = await backUp();
  expect(name).toMatch(/\.tar\.zst\.age$/);
  const { database, dataDir, restoring } = await restore(name, key.secret);
  const { rows, files } = await restoring;
  expect(rows).toBeGreaterThan(10);
  expect(files).toBe(3);
  expect(await contentOf(database)).toEqual(await contentOf(shop));
  expect(await readFile(path.join(dataDir, 'uploads', upload), 'utf8')).toBe('a picture as it was sent');
  expect(await readFile(path.join(dataDir, 'pictures/kurti.1/800.webp'), 'utf8')).toBe('a picture');
  expect(await readFile(path.join(dataDir, 'master.key'), 'utf8')).toBe('what is sealed');
  for (const { wrong } of await checkBooks(database.db)) expect(wrong).toEqual([]);

  // Sequences continue, triggers and foreign keys work, and processes are notified of changes.
  const { changes, catalogue } = await openTestCaches(database.db);
  await changes.poll();
  await buildProduct(database.db, { name: 'A later kurti' });
  expect((await catalogue.upToDate()).productCount).toBe(2);
  await expect(sql`delete from product where id = ${kurti}`.execute(database.db)).rejects.toThrow(
    /foreign key/,
  );
  await database.drop();
});

test.each([
  ['a cluster of its own', () => openScratchDatabase(shop.database.connection)],
  [
    'a scratch database of the shop’s server, as in a container',
    () => openScratchOnServer(shop.database.connection, 'there is no embedded PostgreSQL'),
  ],
])(
  'a backup is verified by a test restore into %s, and the result is recorded for the owner’s page',
  async (_, openScratch) => {
    const { output } = await backUp(place, key.secret, openScratch);
    expect(output.join('\n')).toMatch(/Verified by a test restore: \d+ rows in \d+ tables, 3 files\./);
    expect(await readBackupState(shop.db)).toMatchObject({ last: { isVerified: true }, failed: undefined });
    const { rows } = await shop.database.pool.query(
      "select datname from pg_database where datname = current_database() || '_verify'",
    );
    expect(rows).toEqual([]);
  },
);

test('where nothing can verify a backup, it is made beside the last verified one, and the operator reads what is missing', async () => {
  const { name: verified } = await backUp(place, key.secret, () =>
    openScratchOnServer(shop.database.connection, ''),
  );
  const role = 'backup_maker';
  await shop.database.pool.query(`create role ${role} login`);
  const { name, notVerified } = await backUp(place, key.secret, () =>
    openScratchOnServer({ ...shop.database.connection, user: role }, 'there is no embedded PostgreSQL'),
  );
  await shop.database.pool.query(`drop role ${role}`);
  expect(notVerified).toContain('there is no embedded PostgreSQL');
  expect(notVerified).toContain(`alter role ${role} createdb`);
  expect((await place.list()).sort()).toEqual([verified, name]);
  const state = await readBackupState(shop.db);
  expect(state).toMatchObject({ last: { isVerified: false, notVerified }, failed: undefined });
  const { wrong } = await checkBackups(shop.db, readEnvironment({ BACKUP_TO: path.join(folder, 'backups') }));
  expect(wrong).toEqual([notVerified]);
  const owner = await buildStaff(shop);
  expect((await owner.api(getBackups)).last).toMatchObject({ notVerified });
  const metrics = await shopMetrics(shop.db, createLog('silent')).metrics();
  expect(metrics).toMatch(/^shop_backup_faults 1$/m);
  await backUp();
});

test('only the newest backup of a day is kept, and a failed backup removes nothing and is recorded', async () => {
  // The last verified one would be kept, too.
  await shop.db.deleteFrom('backup_run').execute();
  const { name } = await backUp();
  expect(await place.list()).toEqual([name]);
  const full: BackupPlace = {
    ...place,
    async write(_name, bytes) {
      await bytes.cancel(new Error('no space left'));
      throw new Error('no space left on the disk');
    },
  };
  await expect(backUp(full)).rejects.toThrow('no space left');
  expect(await place.list()).toEqual([name]);
  const { failed } = await readBackupState(shop.db);
  expect(failed?.failure).toContain('no space left');
});

describe('a restore that fails says why in one line and leaves no rows behind', () => {
  async function expectRefusal(name: string, withKey: string | undefined, text: string) {
    const { database, restoring } = await restore(name, withKey);
    await expect(restoring).rejects.toMatchObject({
      name: 'StartupError',
      message: expect.stringContaining(text),
    });
    const { rows } = await database.pool.query("select to_regclass('orders') as orders");
    if (rows[0].orders) expect((await database.pool.query('select from orders')).rowCount).toBe(0);
    await database.drop();
  }

  test('without a key, with another key, or with the public key', async () => {
    const { name } = await backUp(place, key.public);
    await expectRefusal(name, undefined, 'BACKUP_KEY must be its secret key');
    await expectRefusal(name, (await newBackupKey()).secret, 'cannot be decrypted with this BACKUP_KEY');
    await expectRefusal(name, key.public, 'BACKUP_KEY must be its secret key');
    const { database, restoring } = await restore(name, key.secret);
    await restoring;
    await database.drop();
  });

  test('from a file that is truncated or corrupted at any point', async () => {
    // More than is read ahead, so that rows have been restored before the damage in the middle is found.
    await shop.pictures.keepUpload(randomBytes(4_000_000));
    const { name } = await backUp();
    const plain = await backUp(folderPlace(path.join(folder, 'plain')), '');
    const files = [path.join(folder, 'backups', name), path.join(folder, 'plain', plain.name)];
    const database = await testDatabase('template1');
    for (const file of files) {
      const whole = await readFile(file);
      for (const share of [0.01, 0.5, 0.99]) {
        const at = Math.floor(whole.length * share);
        const changed = Buffer.from(whole);
        changed.writeUInt8(changed.readUInt8(at) ^ 0xff, at);
        for (const damaged of [whole.subarray(0, at), changed]) {
          await writeFile(file, damaged);
          const into = restoreBackup(
            { place: folderPlace(path.dirname(file)), name: path.basename(file), key: key.secret },
            { connection: database.connection, keepFile: async (_, bytes) => void (await buffer(bytes)) },
          );
          await expect(into, `${file} at ${share}`).rejects.toThrow(/^(The|This) backup .*cannot be/);
        }
      }
    }
    expect((await database.pool.query('select from orders')).rowCount).toBe(0);
    await database.drop();
  });

  test('into a database that already contains a shop', async () => {
    const { name } = await backUp();
    const into = restoreBackup(
      { place, name, key: key.secret },
      { connection: shop.database.connection, keepFile: async () => undefined },
    );
    await expect(into).rejects.toThrow('This database already contains a shop.');
  });
});

test('no half-written backup is left in the folder, not even by a backup that was killed', async () => {
  const backups = path.join(folder, 'backups');
  const killed = path.join(backups, 'gulmohar-20261101T203000Z.tar.zst.part');
  await writeFile(killed, 'half of it');
  const anHourAgo = new Date(Date.now() - 61 * 60_000);
  await utimes(killed, anHourAgo, anHourAgo);
  await backUp();
  expect((await readdir(backups)).filter((name) => name.endsWith('.part'))).toEqual([]);
});
