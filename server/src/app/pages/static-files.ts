import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const CLIENT = path.join(ROOT, 'storefront/build/client');

/** Folder and file names as builds and pictures have them; none begins with a dot. */
const NAME = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** Where `npm run build` keeps the files of earlier builds, for tabs that were opened before an update. */
export function withEarlier(assets: string, workspace: string): string[] {
  const earlier = path.join(ROOT, 'build/earlier-assets', workspace);
  return existsSync(earlier) ? [assets, earlier] : [assets];
}

type LastingFiles = {
  /** A folder, or several that are searched in order. */
  root: string | string[];
  /** Whether each file has a `.br` and a `.gz` version beside it. */
  preCompressed?: boolean;
};

/**
 * Serves files whose names change with their contents, so that browsers may cache them for ever, under the
 * scope's prefix. The route is our own because that of the package reads a folder's whole listing for each
 * file that it sends (`getPathSpellingStatus`, since 10.1), which takes tens of milliseconds in a shop with
 * many pictures.
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
      // The client has disconnected.
      if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') request.raw.destroy();
      else scope.errorHandler(error, request, reply);
    },
  });
}

/**
 * Serves scripts, styles and fonts, whose names change with their contents, and the few files with fixed
 * names (favicon, robots.txt), which browsers revalidate after a day.
 */
export async function registerStaticFiles(app: FastifyInstance): Promise<void> {
  await app.register(
    (scope) =>
      sendLastingFiles(scope, {
        root: withEarlier(path.join(CLIENT, 'assets'), 'storefront'),
        preCompressed: true,
      }),
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
