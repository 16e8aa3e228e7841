import { type FileReply, file } from '../../platform/http/replies.ts';
import { ShopError } from '../../platform/http/shop-error.ts';
import type { PdfFile } from './read-documents.ts';

/**
 * @param place whether the browser shows it or saves it as a file
 * @throws ShopError NOT_FOUND with the text `missing`
 */
export function documentReply(
  document: PdfFile | undefined,
  { place, missing }: { place: 'inline' | 'attachment'; missing: string },
): FileReply<'application/pdf'> {
  if (!document) throw new ShopError('NOT_FOUND', missing);
  const { filename, content } = document;
  return file('application/pdf', content, {
    'content-disposition': `${place}; filename="${filename}"`,
    // Browsers display PDFs in pages of their own, which the usual policy would leave without styles.
    'content-security-policy': "frame-ancestors 'none'",
  });
}
