import path from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ShopError } from '../../platform/http/shop-error.ts';
import { shownFolder } from '../../platform/storage/disk-files.ts';
import type { PictureStore } from '../../platform/storage/picture-store.ts';
import { partOf, readByteRange } from './byte-range.ts';
import { sendLastingFiles } from './static-files.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../../demo');
const ADDRESS = /^\/pictures\/([\w-][\w.-]{0,199})\/([\w-]{1,20})\.(avif|webp|png|jpg|mp4)(?:\?.*)?$/;

type PictureFiles = {
  dataDir: string;
  /** The store for pictures that are not in the data folder; absent when there is none. */
  pictures?: Pick<PictureStore, 'openPicture'>;
};

/** `/pictures/*`: the shop's own pictures and videos, and the demo's. */
export async function registerPictureFiles(
  app: FastifyInstance,
  { dataDir, pictures }: PictureFiles,
): Promise<void> {
  await app.register(
    async (scope) => {
      if (pictures) scope.setNotFoundHandler((request, reply) => sendPicture(pictures, request, reply));
      await sendLastingFiles(scope, {
        root: [shownFolder(dataDir), path.join(DEMO, 'pictures'), path.join(DEMO, 'brand-pictures')],
      });
    },
    { prefix: '/pictures' },
  );
}

async function sendPicture(
  pictures: Pick<PictureStore, 'openPicture'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [, name, size, format = ''] = ADDRESS.exec(request.url) ?? [];
  const found = name && (await pictures.openPicture(name, `${size}.${format}`));
  if (!found) throw new ShopError('NOT_FOUND', 'There is nothing here.');
  const etag = `"${found.sha256 ?? `${name}/${size}.${format}`}"`;
  reply.headers({
    etag,
    'content-type': typeOf(format),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const isKnown = request.headers['if-none-match'] === etag;
  if (isKnown || request.method === 'HEAD') {
    await found.cancel();
    if (isKnown) return reply.code(304).send();
    return reply.code(200).header('content-length', found.size).send();
  }
  const { range: asked, 'if-range': ifRange = etag } = request.headers;
  // A part of another file would spoil what the browser already has of it (RFC 9110, section 13.1.5).
  const range = ifRange === etag ? readByteRange(asked, found.size) : undefined;
  if (range === 'beyond') {
    await found.cancel();
    return reply.code(416).header('content-range', `bytes */${found.size}`).send();
  }
  const bytes = Readable.from(range ? partOf(found.bytes, range) : found.bytes);
  // If reading fails before anything was sent, an error response is sent instead.
  bytes.once('error', () => {
    for (const name of ['etag', 'content-type', 'content-length', 'content-range']) reply.removeHeader(name);
  });
  if (range) {
    reply.headers({
      'content-range': `bytes ${range.from}-${range.to}/${found.size}`,
      'content-length': range.to - range.from + 1,
    });
    return reply.code(206).send(bytes);
  }
  return reply.code(200).header('content-length', found.size).send(bytes);
}

function typeOf(format: string): string {
  if (format === 'mp4') return 'video/mp4';
  return `image/${format === 'jpg' ? 'jpeg' : format}`;
}
