import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '../../../testing/s3-server.ts';
import { readEnvironment } from '../config/env.ts';
import { checksumOf, type FileStore, readWhole } from './file-store.ts';
import { moveFiles } from './move-files.ts';
import { type FileStores, openFileStores } from './open-file-stores.ts';

const IMPATIENT = { timeoutMs: 10_000, attempts: 2, pauseMs: 1 };
const silently = { isCopy: false, onProgress: () => undefined };

let server: S3Server;
let dataDir: string;
let stores: FileStores;
/** File contents by name. */
let content: Map<string, Buffer>;

beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gulmohar-move-'));
  stores = open('s3');
  content = new Map();
  for (const size of [1, 3_000, 200_000]) {
    const bytes = randomBytes(size);
    content.set(`pictures/kurti.0a1b2c3d.e8d8c8/${size}.webp`, bytes);
    content.set(`uploads/${createHash('sha256').update(bytes).digest('hex')}.00000000`, bytes);
  }
  for (const [name, bytes] of content) await sides().from.write(name, bytes);
  return async () => {
    server.trouble();
    stores = open('s3');
    for (const name of content.keys()) await stores.files.remove(name);
    await rm(dataDir, { recursive: true });
  };
});

function open(to: 's3' | 'folder'): FileStores {
  const env = readEnvironment({ ...server.settings, DATA_DIR: dataDir, PICTURES_TO: to });
  return openFileStores(env, { patience: IMPATIENT });
}

function sides() {
  if (!stores.sides) throw new Error('There is no bucket');
  return stores.sides;
}

async function namesIn(store: FileStore): Promise<string[]> {
  const files: { name: string }[] = await Readable.from(store.list()).toArray();
  return files.map(({ name }) => name).sort();
}

async function expectAllToBeRead(): Promise<void> {
  for (const [name, bytes] of content) {
    const file = await stores.files.open(name);
    expect(file && (await readWhole(file)), name).toEqual(bytes);
  }
}

test('pictures and uploads move to the bucket and back, and all can be read before and after each move', async () => {
  const reports: string[] = [];
  await moveFiles(sides(), {
    isCopy: false,
    onProgress: ({ files, ofFiles }) => reports.push(`${files} of ${ofFiles}`),
  });
  expect(reports.at(-1)).toBe('6 of 6');
  expect(await namesIn(sides().from)).toEqual([]);
  expect(await namesIn(sides().to)).toEqual([...content.keys()].sort());
  await expectAllToBeRead();

  stores = open('folder');
  await expectAllToBeRead();
  await moveFiles(sides(), silently);
  expect(await namesIn(sides().from)).toEqual([]);
  expect(await namesIn(sides().to)).toEqual([...content.keys()].sort());
  await expectAllToBeRead();
});

test('an interrupted move resumes without sending again what has already arrived', async () => {
  await moveFiles(sides(), { ...silently, isCopy: true });
  expect(await namesIn(sides().from)).toHaveLength(6);
  server.requests.length = 0;
  await moveFiles(sides(), silently);
  expect(server.requests.filter((request) => request.startsWith('PUT'))).toEqual([]);
  expect(await namesIn(sides().from)).toEqual([]);
  await expectAllToBeRead();
});

test('a damaged copy in the bucket is sent again', async () => {
  const [name = '', bytes] = [...content][0] ?? [];
  await sides().to.write(name, Buffer.from('something else'));
  await moveFiles(sides(), silently);
  expect(await checksumOf(sides().to, name)).toBe(
    createHash('sha256')
      .update(bytes ?? '')
      .digest('hex'),
  );
});

test('a file is only removed here once it has arrived there', async () => {
  server.trouble({ to: ({ method }) => method === 'PUT', spoils: 'request' });
  await expect(moveFiles(sides(), silently)).rejects.toMatchObject({ kind: 'damaged' });
  expect(await namesIn(sides().from)).toHaveLength(6);
  server.trouble({ to: ({ method }) => method === 'PUT', status: 403, code: 'AccessDenied' });
  await expect(moveFiles(sides(), silently)).rejects.toMatchObject({ kind: 'refused' });
  expect(await namesIn(sides().from)).toHaveLength(6);
  server.trouble();
  await moveFiles(sides(), silently);
  expect(await namesIn(sides().from)).toEqual([]);
  await expectAllToBeRead();
});

test('an upload damaged on the local disk stays there and is reported', async () => {
  const name = [...content.keys()].find((key) => key.startsWith('uploads/')) ?? '';
  await writeFile(path.join(dataDir, name), 'damaged');
  expect(await moveFiles(sides(), silently)).toEqual([name]);
  expect(await namesIn(sides().from)).toEqual([name]);
  expect(await namesIn(sides().to)).not.toContain(name);
});

test('while the bucket is down, files that are still on the local disk can be read', async () => {
  server.trouble({ to: () => true, status: 503 });
  await expectAllToBeRead();
});
