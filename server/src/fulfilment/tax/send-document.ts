import type { FastifyReply } from 'fastify';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { PdfFile } from './read-documents.ts';

/**
 * Answers with a tax document.
 * @param place whether the browser shows it or keeps it as a file
 * @throws ShopError NOT_FOUND with `missing` when there is none
 */
export function sendDocument(
  reply: FastifyReply,
  file: PdfFile | undefined,
  { place, missing }: { place: 'inline' | 'attachment'; missing: string },
): FastifyReply {
  if (!file) throw new ShopError('NOT_FOUND', missing);
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `${place}; filename="${file.filename}"`,
      'cache-control': 'no-store',
    })
    .send(file.content);
}
