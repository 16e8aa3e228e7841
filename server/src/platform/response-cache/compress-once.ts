import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** In order of preference. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

// The best quality takes a hundred times as long and saves little.
const BROTLI_PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const GZIP_LEVEL = 6;

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compressed = new WeakMap<Buffer, Partial<Record<Encoding, Promise<Buffer>>>>();

export function compressOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const encodings = compressed.get(body) ?? {};
  compressed.set(body, encodings);
  encodings[encoding] ??=
    encoding === 'br' ? brotlied(body, { params: BROTLI_PARAMS }) : gzipped(body, { level: GZIP_LEVEL });
  return encodings[encoding];
}
