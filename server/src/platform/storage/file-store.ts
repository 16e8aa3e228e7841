import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

/** An opened file. Either read its bytes once, or call `cancel` to release it. */
export type StoredFile = {
  size: number;
  /** In hexadecimal; undefined if it is not known without reading the file. */
  sha256: string | undefined;
  /** Fail, without their last part, if they are not what was stored. */
  bytes: AsyncIterable<Uint8Array>;
  /** The file for repeated reading, if it is on this machine. */
  asBlob?(): Promise<Blob>;
  cancel(): Promise<void>;
};

/** Contents to write: bytes in memory, a file that can be read repeatedly, or a stream. */
export type FileBytes = Uint8Array | Blob | AsyncIterable<Uint8Array>;

/** `pictures/<name>/<size>` are public, `uploads/<key>` private. A name is never used for different content. */
export type FileStore = {
  list(): AsyncGenerator<{ name: string; size: number }>;
  open(name: string): Promise<StoredFile | undefined>;
  /** Writes the whole file durably, or nothing. @returns the SHA-256 of what is stored */
  write(name: string, bytes: FileBytes): Promise<string>;
  remove(name: string): Promise<void>;
};

const NAME = /^(?:pictures|uploads)(?:\/[\w-][\w.-]*){1,3}$/;
/** The suffix of a file that is still being written. */
export const UNFINISHED = '.part';

export function isFileName(name: string): boolean {
  return NAME.test(name) && !name.endsWith(UNFINISHED);
}

/** @throws Error for a name that leads outside the store */
export function assertFileName(name: string): void {
  if (!isFileName(name)) throw new Error(`Not the name of a picture or an upload: ${name}`);
}

export async function readWhole({ bytes }: StoredFile): Promise<Buffer> {
  return buffer(bytes);
}

export async function checksumOf(files: Pick<FileStore, 'open'>, name: string): Promise<string | undefined> {
  const file = await files.open(name);
  if (!file) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of file.bytes) hash.update(chunk);
  return hash.digest('hex');
}
