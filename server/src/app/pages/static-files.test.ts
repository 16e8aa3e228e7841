import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendLastingFiles } from './static-files.ts';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gulmohar-files-'));
  await mkdir(path.join(folder, 'shown/kurti-1.a8a2'), { recursive: true });
  await mkdir(path.join(folder, 'other'));
  await writeFile(path.join(folder, 'shown/kurti-1.a8a2/360.avif'), 'a picture');
  await writeFile(path.join(folder, 'shown/.kept'), 'nobody’s business');
  await writeFile(path.join(folder, 'other/root-B6.js'), 'a script');
  await writeFile(path.join(folder, 'other/root-B6.js.br'), 'the same, packed');
  await writeFile(path.join(folder, 'secret.txt'), 'a secret');
  app = Fastify();
  const root = [path.join(folder, 'shown'), path.join(folder, 'other')];
  await app.register((scope) => sendLastingFiles(scope, { root, preCompressed: true }), { prefix: '/files' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test('a file is served from the first folder that has it, cacheable for a year', async () => {
  const picture = await app.inject('/files/kurti-1.a8a2/360.avif?again');
  expect(picture.body).toBe('a picture');
  expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await app.inject('/files/root-B6.js')).body).toBe('a script');
  const head = await app.inject({ method: 'HEAD', url: '/files/root-B6.js' });
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '8', '']);
});

test('a browser that accepts compressed scripts gets them, and a file it already has is not sent again', async () => {
  const packed = await app.inject({ url: '/files/root-B6.js', headers: { 'accept-encoding': 'br' } });
  expect([packed.body, packed.headers['content-encoding']]).toEqual(['the same, packed', 'br']);
  const { etag = '' } = (await app.inject('/files/root-B6.js')).headers;
  const again = await app.inject({ url: '/files/root-B6.js', headers: { 'if-none-match': String(etag) } });
  expect(again.statusCode).toBe(304);
});

test.each(['/files/', '/files/kurti-1.a8a2', '/files/none.js', '/files/.kept', '/files/..%2fsecret.txt'])(
  'a stranger finds nothing at %s',
  async (url) => expect((await app.inject(url)).statusCode).toBe(404),
);
