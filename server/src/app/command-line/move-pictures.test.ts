import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { program } from '../../../testing/program.ts';
import { type S3Server, startS3Server } from '../../../testing/s3-server.ts';
import { type TestDatabase, testDatabase } from '../../../testing/test-database.ts';
import { readEnvironment } from '../../platform/config/env.ts';
import { connectionUrl } from '../../platform/database/connection.ts';
import { type FileStore, readWhole } from '../../platform/storage/file-store.ts';
import { openFileStores } from '../../platform/storage/open-file-stores.ts';
import { movePicturesCommand } from './move-pictures-command.ts';

const PICTURES = 40;

let s3: S3Server;
let database: TestDatabase;
let settings: Record<string, string>;

beforeAll(async () => {
  s3 = await startS3Server();
  database = await testDatabase();
  settings = {
    ...s3.settings,
    DATA_DIR: await mkdtemp(path.join(tmpdir(), 'gulmohar-moving-')),
    DATABASE_URL: connectionUrl(database.connection),
  };
});
afterAll(async () => {
  await database.drop();
  await s3.close();
  await rm(settings.DATA_DIR ?? '', { recursive: true });
});

function stores() {
  const { files, sides } = openFileStores(readEnvironment(settings));
  if (!sides) throw new Error('There is no bucket');
  return { files, ...sides };
}

async function countIn(store: FileStore): Promise<number> {
  return (await Readable.from(store.list()).toArray()).length;
}

/** Runs the command in this process, because starting another one takes a while. @returns its output */
async function move(env: Record<string, string>, ...args: string[]): Promise<string> {
  const output: string[] = [];
  const { db, pool, connection } = database;
  const work = movePicturesCommand.read(args);
  await work({ db, pool, connection, env: readEnvironment(env), say: (line) => output.push(line) });
  return output.join('\n');
}

const nameOf = (number: number) => `pictures/kurti-${number}.0a1b2c3d.e8d8c8/800.webp`;

async function expectAllToBeRead(): Promise<void> {
  for (let number = 0; number < PICTURES; number++) {
    const file = await stores().files.open(nameOf(number));
    expect(file && String(await readWhole(file))).toBe(`picture ${number}`);
  }
}

test('a move that is killed half-way loses nothing, resumes when called again, and can be reversed', {
  timeout: 60_000,
}, async () => {
  settings.PICTURES_TO = 's3';
  for (let number = 0; number < PICTURES; number++) {
    await stores().from.write(nameOf(number), Buffer.from(`picture ${number}`));
  }
  let sent = 0;
  const half = Promise.withResolvers<void>();
  s3.trouble({
    isSilent: true,
    to({ method }) {
      if (method !== 'PUT' || ++sent <= PICTURES / 2) return false;
      half.resolve();
      return true;
    },
  });
  const tool = spawn(process.execPath, [program('cli'), 'move-pictures'], {
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  });
  await half.promise;
  tool.kill('SIGKILL');
  await once(tool, 'exit');
  s3.trouble();
  const left = await countIn(stores().from);
  expect(left).toBeGreaterThanOrEqual(PICTURES / 2);
  expect(left).toBeLessThan(PICTURES);
  await expectAllToBeRead();

  const output = await move(settings);
  expect(output).toContain(`${left} of ${left} files`);
  expect(output).toContain('MB moved from');
  expect([await countIn(stores().from), await countIn(stores().to)]).toEqual([0, PICTURES]);
  await expectAllToBeRead();

  settings.PICTURES_TO = 'folder';
  expect(await move(settings, '--copy')).toContain('MB copied from s3://');
  expect([await countIn(stores().from), await countIn(stores().to)]).toEqual([PICTURES, PICTURES]);
  await move(settings);
  expect([await countIn(stores().from), await countIn(stores().to)]).toEqual([0, PICTURES]);
  await expectAllToBeRead();
});

test('without a usable bucket the operator is told why in one line', async () => {
  await expect(move({})).rejects.toThrow('Name the bucket: PICTURES_S3=s3://bucket/folder.');
  await expect(move({ ...settings, PICTURES_S3: 's3://other' })).rejects.toThrow(
    'PICTURES_S3: there is no bucket s3://other.',
  );
  s3.trouble({ to: () => true, status: 503, code: 'SlowDown' });
  await expect(move(settings)).rejects.toThrow('cannot be reached just now');
});
