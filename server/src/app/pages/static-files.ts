import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const CLIENT = path.join(ROOT, 'storefront/build/client');

const immutable = {
  maxAge: '365d',
  immutable: true,
  index: false as const,
  wildcard: true,
  decorateReply: false,
};

/**
 * Scripts, styles, fonts and pictures, whose names change with their contents, so that a browser may keep them for
 * ever; and the few files with fixed names (favicon, robots.txt), which it revalidates after a day.
 */
export async function registerStaticFiles(app: FastifyInstance, pictures: string): Promise<void> {
  await app.register(fastifyStatic, {
    ...immutable,
    root: path.join(CLIENT, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
  });
  await registerPictureFiles(app, pictures);
  await app.register(fastifyStatic, {
    root: CLIENT,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**'],
    maxAge: '1d',
    index: false,
    decorateReply: false,
  });
}

/** `/pictures/*`: the shop's own pictures, from the folder given, and the demo's. */
export async function registerPictureFiles(app: FastifyInstance, pictures: string): Promise<void> {
  await app.register(fastifyStatic, {
    ...immutable,
    root: [pictures, path.join(ROOT, 'demo/pictures'), path.join(ROOT, 'demo/brand-pictures')],
    prefix: '/pictures/',
  });
}
