import { Readable } from 'node:stream';
import { type FileReply, file } from '../../platform/http/replies.ts';

/**
 * Replies once the first bytes are available, so that a failure before that reaches the browser as an error.
 */
export async function pdfReply(
  fileName: string,
  parts: AsyncGenerator<Uint8Array>,
): Promise<FileReply<'application/pdf'>> {
  const first = await parts.next();
  async function* all() {
    if (!first.done) yield first.value;
    yield* parts;
  }
  const content = Readable.from(all(), { objectMode: false });
  // Also runs when the browser disconnects before reading anything.
  content.once('close', () => void parts.return(undefined));
  return pdfFile(fileName, content);
}

export function pdfFile(fileName: string, content: Uint8Array | Readable): FileReply<'application/pdf'> {
  return file('application/pdf', content, {
    'content-disposition': `inline; filename="${fileName}"`,
    // Browsers display a PDF in a page of their own, which the usual policy would leave without styles.
    'content-security-policy': "frame-ancestors 'self'",
  });
}
