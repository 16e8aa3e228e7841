import { isUtf8 } from 'node:buffer';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ShopError } from '../http/shop-error.ts';

export type FileParts = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

/** Parsing more at once would keep the process from answering others. */
const CHUNK_BYTES = 2_048;

/** By its first bytes; what is neither UTF-16 nor UTF-8 is read as spreadsheets on Windows write it. */
export function encodingOf(content: Uint8Array): Encoding {
  const [first = 0, second = 0] = content;
  // A heading begins with a letter, so one of two bytes of UTF-16 is 0 even without a byte order mark.
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return isUtf8(content) ? 'utf-8' : 'windows-1252';
}

/** Decodes a file in small pieces. @throws ShopError INVALID_INPUT when it is not of this encoding */
export async function* decodeText(file: FileParts, encoding: Encoding = 'utf-8'): AsyncIterable<string> {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  try {
    for await (const part of file) {
      for (let start = 0; start < part.length; start += CHUNK_BYTES) {
        const text = decoder.decode(part.subarray(start, start + CHUNK_BYTES), { stream: true });
        // UTF-16 is valid UTF-8 with a NUL at every other place, which the database cannot store.
        if (text.includes('\0')) throw notDecodable();
        yield text;
        await nextTurn();
      }
    }
    yield decoder.decode();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw notDecodable();
  }
}

function notDecodable(): ShopError {
  return new ShopError('INVALID_INPUT', 'Please save the file as “CSV UTF-8”.');
}
