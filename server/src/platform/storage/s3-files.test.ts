import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { firstOf, type S3Server, startS3Server } from '../../../testing/s3-server.ts';
import { readEnvironment } from '../config/env.ts';
import { type FileStore, readWhole } from './file-store.ts';
import { openFileStores } from './open-file-stores.ts';

/** Long enough that a busy machine is not mistaken for a store that hangs. */
const RETRYING = { timeoutMs: 10_000, attempts: 3, pauseMs: 1 };
const IMPATIENT = { ...RETRYING, timeoutMs: 100 };
const picture = 'pictures/kurti.0a1b2c3d.e8d8c8/800.webp';

let server: S3Server;
let files: FileStore;

beforeAll(async () => {
  server = await startS3Server();
  files = bucketOf(server.settings);
});
afterEach(() => server.trouble());
afterAll(() => server.close());

function bucketOf(settings: Record<string, string>, patience = RETRYING): FileStore {
  const { bucket } = openFileStores(readEnvironment(settings), { patience });
  if (!bucket) throw new Error('There is no bucket');
  return bucket;
}

async function stored(name: string): Promise<Buffer | undefined> {
  const file = await files.open(name);
  return file && readWhole(file);
}

function listed(store: FileStore): Promise<{ name: string; size: number }[]> {
  return Readable.from(store.list()).toArray();
}

test('a stored file reads back unchanged, is listed by its name, and can be removed', async () => {
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

const PAGE = (names: string[], next?: string) => `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${next !== undefined}</IsTruncated>
${names.map((name) => `<Contents><Key>shop/${name}</Key><Size>9</Size></Contents>`).join('')}
${next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''}</ListBucketResult>`;

// Follows the documentation of ListObjectsV2, because the server that the other tests use does not support
// paging.
test('a listing of more than one page is complete, and files of others are ignored', async () => {
  const store = createServer(({ url }, response) => {
    const isSecond = url?.includes('continuation-token=a%2Bb');
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(isSecond ? PAGE(['uploads/2', 'notes.txt']) : PAGE(['pictures/kurti/800.webp'], 'a+b'));
  });
  await once(store.listen(0, '127.0.0.1'), 'listening');
  const { port } = store.address() as AddressInfo;
  const many = bucketOf({
    ...server.settings,
    PICTURES_S3: 's3://many/shop',
    PICTURES_S3_ENDPOINT: `http://127.0.0.1:${port}`,
  });
  expect((await listed(many)).map(({ name }) => name)).toEqual(['pictures/kurti/800.webp', 'uploads/2']);
  store.closeAllConnections();
  store.close();
});

test.each(['../master.key', 'pictures/../master.key', 'uploads', 'uploads/.hidden', '/etc/passwd'])(
  'an invalid file name, %s, is refused',
  async (name) => {
    await expect(files.write(name, Buffer.from('x'))).rejects.toThrow('Not the name of');
  },
);

test('a request that fails intermittently is retried', async () => {
  server.trouble({ to: firstOf(2, 'PUT'), status: 503, code: 'SlowDown' });
  await files.write('uploads/patience', Buffer.from('patience'));
  server.trouble({ to: firstOf(2, 'GET'), status: 500, code: 'InternalError' });
  expect(String(await stored('uploads/patience'))).toBe('patience');
});

test('an interrupted download resumes where it broke off', async () => {
  const bytes = randomBytes(200_000);
  await files.write('uploads/long', bytes);
  server.requests.length = 0;
  server.trouble({ to: firstOf(2, 'GET'), cutAfter: 70_000 });
  expect(await stored('uploads/long')).toEqual(bytes);
  expect(server.requests).toHaveLength(3);
});

test('data damaged in transit is detected in both directions', async () => {
  server.trouble({ to: ({ method }) => method === 'PUT', spoils: 'request' });
  await expect(files.write('uploads/spoilt', Buffer.from('a picture'))).rejects.toMatchObject({
    kind: 'damaged',
  });
  server.trouble();
  await files.write('uploads/whole', Buffer.from('a picture'));
  server.trouble({ to: ({ method }) => method === 'GET', spoils: 'answer' });
  await expect(stored('uploads/whole')).rejects.toMatchObject({ kind: 'damaged' });
});

test('a refusal by the store is not retried', async () => {
  server.requests.length = 0;
  server.trouble({ to: () => true, status: 403, code: 'AccessDenied' });
  await expect(files.write('uploads/no', Buffer.from('x'))).rejects.toMatchObject({
    kind: 'refused',
    code: 'AccessDenied',
  });
  expect(server.requests).toHaveLength(1);
});

test('a store that hangs is given up on, and then requests to it are paused', async () => {
  await files.write(picture, Buffer.from('a picture'));
  const hanging = bucketOf(server.settings, IMPATIENT);
  server.trouble({ to: () => true, isSilent: true });
  await expect(hanging.open(picture)).rejects.toMatchObject({ kind: 'away' });
  await expect(hanging.open(picture)).rejects.toMatchObject({ kind: 'away' });
  const requestsBefore = server.requests.length;
  await expect(hanging.open(picture)).rejects.toThrow('requests are paused');
  expect(server.requests).toHaveLength(requestsBefore);
});
