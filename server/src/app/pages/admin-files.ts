import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { sendLastingFiles, withEarlier } from './static-files.ts';

type Connect = (request: unknown, response: unknown, next: (error?: unknown) => void) => void;

const ADMIN = path.resolve(import.meta.dirname, '../../../../admin');

/** Pictures being uploaded are shown from the browser's own memory (`blob:`). */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** `/admin/*`: the admin, a single-page application. */
export async function registerBuiltAdmin(app: FastifyInstance): Promise<void> {
  const page = await readFile(path.join(ADMIN, 'build/index.html'), 'utf8');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': POLICY,
    'x-robots-tag': 'noindex',
  };
  await app.register(
    (scope) =>
      sendLastingFiles(scope, {
        root: withEarlier(path.join(ADMIN, 'build/assets'), 'admin'),
        preCompressed: true,
      }),
    { prefix: '/admin/assets' },
  );
  app.get('/admin', async (_, reply) => reply.headers(headers).send(page));
  app.get('/admin/*', async (_, reply) => reply.headers(headers).send(page));
}

/** The same in development, with hot reload by Vite. */
export async function registerAdminSources(app: FastifyInstance): Promise<void> {
  const entry: { createDevAdmin(): Promise<Connect> } = await import(
    pathToFileURL(path.join(ADMIN, 'dev.ts')).href
  );
  const middleware = await entry.createDevAdmin();
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/admin')) return done();
    middleware(request.raw, reply.raw, (error) => done(error instanceof Error ? error : undefined));
  });
}
