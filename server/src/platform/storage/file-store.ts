import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

/** A file of a store, opened. Its bytes are read once, or not at all: then `cancel` lets go of it. */
export type StoredFile = {
  size: number;
  /** As hexadecimal digits; undefined where it is not known without reading the file. */
  sha256: string | undefined;
  /** End with an error, and without their last part, when they are not what was stored. */
  bytes: AsyncIterable<Uint8Array>;
  /** The file to be read more than once, where it is on this machine. */
  asBlob?(): Promise<Blob>;
  cancel(): Promise<void>;
};

/** What is written: bytes at hand, a file that can be read more than once, or a stream. */
export type FileBytes = Uint8Array | Blob | AsyncIterable<Uint8Array>;

/**
 * Where the shop's files are: `pictures/<name>/<size>`, which everybody may see, and `uploads/<key>`, which nobody is shown.
 * A name is never used for other content.
 */
export type FileStore = {
  list(): AsyncGenerator<{ name: string; size: number }>;
  /** Undefined when there is none of that name. */
  open(name: string): Promise<StoredFile | undefined>;
  /** Keeps the whole or nothing, so that it survives a crash. @returns the SHA-256 of what is stored */
  write(name: string, bytes: FileBytes): Promise<string>;
  remove(name: string): Promise<void>;
};

const NAME = /^(?:pictures|uploads)(?:\/[\w-][\w.-]*){1,3}$/;
/** Of a file that is being written. */
export const UNFINISHED = '.part';

/** Whether it is the name of a file of ours: one that cannot lead elsewhere. */
export function isFileName(name: string): boolean {
  return NAME.test(name) && !name.endsWith(UNFINISHED);
}

/** @throws Error for a name that leads elsewhere */
export function assertFileName(name: string): void {
  if (!isFileName(name)) throw new Error(`Not the name of a picture or an upload: ${name}`);
}

/** The whole file in memory: for pictures and uploads that are to be decoded. */
export async function readWhole({ bytes }: StoredFile): Promise<Buffer> {
  return buffer(bytes);
}

/** The SHA-256 of a file, which is read whole; undefined when there is none of that name. */
export async function checksumOf(files: Pick<FileStore, 'open'>, name: string): Promise<string | undefined> {
  const file = await files.open(name);
  if (!file) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of file.bytes) hash.update(chunk);
  return hash.digest('hex');
}
