import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const CLIENT = path.join(ROOT, 'storefront/build/client');

/** Folders and files as builds and pictures name them; none begins with a dot. */
const NAME = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

type LastingFiles = {
  /** A folder, or several of which the first that has a file sends it. */
  root: string | string[];
  /** Whether there is a `.br` and a `.gz` beside each file. */
  preCompressed?: boolean;
};

/**
 * Sends files whose names change with their contents, which a browser may keep for ever, for all that is below the prefix
 * of the scope. The route is our own: that of the package reads the whole list of a folder for each file that it sends
 * (`getPathSpellingStatus`, since 10.1), which takes tens of milliseconds where a shop has many pictures.
 */
export async function sendLastingFiles(scope: FastifyInstance, files: LastingFiles): Promise<void> {
  await scope.register(fastifyStatic, {
    ...files,
    maxAge: '365d',
    immutable: true,
    index: false,
    serve: false,
  });
  scope.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler(request, reply) {
      const name = request.params['*'];
      return NAME.test(name) ? reply.sendFile(name) : reply.callNotFound();
    },
    errorHandler(error, request, reply) {
      // Who asked for it has gone.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
      else scope.errorHandler(error, request, reply);
    },
  });
}

/**
 * Scripts, styles and fonts, whose names change with their contents; and the few files with fixed names (favicon,
 * robots.txt), which a browser revalidates after a day.
 */
export async function registerStaticFiles(app: FastifyInstance): Promise<void> {
  await app.register(
    (scope) => sendLastingFiles(scope, { root: path.join(CLIENT, 'assets'), preCompressed: true }),
    { prefix: '/assets' },
  );
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
