import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type S3Server, startS3Server } from '../../../testing/s3-server.ts';
import { readEnvironment } from '../config/env.ts';
import { type FileStore, readWhole } from '../storage/file-store.ts';
import { openFileStores } from '../storage/open-file-stores.ts';
import { openBucket, type S3Access } from './open-bucket.ts';
import { s3Files } from './s3-files.ts';

const HASTY = { answerMs: 150, attempts: 3, pauseMs: 1 };
const picture = 'pictures/kurti.0a1b2c3d.e8d8c8/800.webp';

let server: S3Server;
let files: FileStore;

beforeAll(async () => {
  server = await startS3Server();
  files = bucketOf(server.settings);
});
afterEach(() => server.trouble());
afterAll(() => server.close());

function bucketOf(settings: Record<string, string>): FileStore {
  const { bucket } = openFileStores(readEnvironment(settings), { patience: HASTY });
  if (!bucket) throw new Error('There is no bucket');
  return bucket;
}

async function stored(name: string): Promise<Buffer | undefined> {
  const file = await files.open(name);
  return file && readWhole(file);
}

function access(): S3Access {
  return { endpoint: server.endpoint, region: 'ap-south-1', keyId: 'S3RVER', secret: 'S3RVER' };
}

function listed(store: FileStore): Promise<{ name: string; size: number }[]> {
  return Readable.from(store.list()).toArray();
}

/** For the first so many requests of a method. */
function first(count: number, method: string) {
  let seen = 0;
  return (request: { method: string }) => request.method === method && ++seen <= count;
}

test('what is stored is read as it was, is listed by its name, and can be removed', async () => {
  const bytes = randomBytes(300_000);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  async function* stream() {
    yield bytes.subarray(0, 1_000);
    yield bytes.subarray(1_000);
  }
  const ways = { [picture]: bytes, 'uploads/blob': new Blob([bytes]), 'uploads/stream': stream() };
  for (const [name, given] of Object.entries(ways)) {
    expect(await files.write(name, given)).toBe(sha256);
    expect(await stored(name)).toEqual(bytes);
  }
  expect((await files.open(picture))?.sha256).toBe(sha256);
  expect(await listed(files)).toEqual(Object.keys(ways).map((name) => ({ name, size: bytes.length })));
  for (const name of Object.keys(ways)) await files.remove(name);
  expect(await files.open(picture)).toBeUndefined();
  expect(await listed(files)).toEqual([]);
});

test('more files than the store lists at once are all found, and what is not ours is not', async () => {
  const { s3, ...bucket } = openBucket({ bucket: 'shop', prefix: 'many/' }, access(), { patience: HASTY });
  const many = s3Files({ s3, ...bucket }, 2);
  const names = Array.from({ length: 5 }, (_, index) => `uploads/${index}`);
  for (const name of names) await many.write(name, Buffer.from(name));
  await s3.putObject('many/notes.txt', 'of somebody else');
  expect((await listed(many)).map(({ name }) => name)).toEqual(names);
});

test.each(['../master.key', 'pictures/../master.key', 'uploads', 'uploads/.hidden', '/etc/passwd'])(
  'a name that leads elsewhere, %s, is refused',
  async (name) => {
    await expect(files.write(name, Buffer.from('x'))).rejects.toThrow('Not the name of');
  },
);

test('a store that fails now and then is asked again', async () => {
  server.trouble({ to: first(2, 'PUT'), status: 503, code: 'SlowDown' });
  await files.write('uploads/patience', Buffer.from('patience'));
  server.trouble({ to: first(2, 'GET'), status: 500, code: 'InternalError' });
  expect(String(await stored('uploads/patience'))).toBe('patience');
});

test('a connection that breaks in the middle is taken up where it broke', async () => {
  const bytes = randomBytes(200_000);
  await files.write('uploads/long', bytes);
  server.requests.length = 0;
  server.trouble({ to: first(2, 'GET'), cutAfter: 70_000 });
  expect(await stored('uploads/long')).toEqual(bytes);
  expect(server.requests).toHaveLength(3);
});

test('what arrives changed is noticed, on the way there and on the way back', async () => {
  server.trouble({ to: ({ method }) => method === 'PUT', spoils: 'request' });
  await expect(files.write('uploads/spoilt', Buffer.from('a picture'))).rejects.toMatchObject({
    kind: 'damaged',
  });
  server.trouble();
  await files.write('uploads/whole', Buffer.from('a picture'));
  server.trouble({ to: ({ method }) => method === 'GET', spoils: 'answer' });
  await expect(stored('uploads/whole')).rejects.toMatchObject({ kind: 'damaged' });
});

test('a store that says no is believed at once', async () => {
  server.requests.length = 0;
  server.trouble({ to: () => true, status: 403, code: 'AccessDenied' });
  await expect(files.write('uploads/no', Buffer.from('x'))).rejects.toMatchObject({
    kind: 'refused',
    code: 'AccessDenied',
  });
  expect(server.requests).toHaveLength(1);
});

test('a store that hangs is given up, then left alone, and asked again later', async () => {
  const hanging = bucketOf(server.settings);
  await hanging.write(picture, Buffer.from('a picture'));
  server.trouble({ to: () => true, isSilent: true });
  await expect(hanging.open(picture)).rejects.toMatchObject({ kind: 'away' });
  await expect(hanging.open(picture)).rejects.toMatchObject({ kind: 'away' });
  const asked = server.requests.length;
  await expect(hanging.open(picture)).rejects.toThrow('left alone');
  expect(server.requests).toHaveLength(asked);
});
