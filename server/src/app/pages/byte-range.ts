/** Both ends are part of it. */
type ByteRange = { from: number; to: number };

/**
 * The part of a file that a browser asks for to seek in a video (RFC 9110, section 14.2).
 * @returns undefined for the whole file, also for several parts, which a server may ignore; 'beyond' if it has no such part
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'beyond' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > to ? 'beyond' : { from, to };
}

/** Reads past what comes before, and no further than the end of the part. */
export async function* partOf(
  bytes: AsyncIterable<Uint8Array>,
  { from, to }: ByteRange,
): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const chunk of bytes) {
    const part = chunk.subarray(Math.max(0, from - at), Math.max(0, to + 1 - at));
    at += chunk.length;
    if (part.length > 0) yield part;
    if (at > to) return;
  }
}
