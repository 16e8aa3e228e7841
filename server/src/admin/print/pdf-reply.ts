import { Readable } from 'node:stream';
import { type FileReply, file } from '../../platform/http/replies.ts';

/** Replies once the first bytes are there: what prevents them is a failure that the browser is told. */
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
  // Also when the browser left before anything was read.
  content.once('close', () => void parts.return(undefined));
  return pdfFile(fileName, content);
}

/** A PDF that the browser shows, under a name to save it by. */
export function pdfFile(fileName: string, content: Uint8Array | Readable): FileReply<'application/pdf'> {
  return file('application/pdf', content, {
    'content-disposition': `inline; filename="${fileName}"`,
    // Browsers show it by pages of their own, which the policy of other answers would leave without styles.
    'content-security-policy': "frame-ancestors 'self'",
  });
}
