import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const CLIENT = path.join(ROOT, 'storefront/build/client');

/** For names that change with their content: a browser may keep them for ever. */
export const immutable = {
  maxAge: '365d',
  immutable: true,
  index: false as const,
  wildcard: true,
  decorateReply: false,
};

/**
 * Scripts, styles and fonts, whose names change with their contents; and the few files with fixed names (favicon,
 * robots.txt), which a browser revalidates after a day.
 */
export async function registerStaticFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    ...immutable,
    root: path.join(CLIENT, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
  });
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
