import { createHash, type Hash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Numbers } from './growing-numbers.ts';
import { type Block, type IndexImage, makeNumbers, ReadImage } from './index-image.ts';

const FILE = 'search-index';
const UNFINISHED = '.unfinished';
/** An unfinished file older than this was left by a killed process; writing one takes seconds. */
const ABANDONED_MS = 3_600_000;

const MAGIC = 'Gulmohar search index 1\n';
const CHECKSUM = 'sha256';
const CHECKSUM_BYTES = 32;
/** The piece that is copied, hashed and written at once: a millisecond of this process's time. */
const PIECE_BYTES = 1 << 20;

const headerShape = z.object({
  /** A hash of everything besides the rows that determines the index. */
  madeBy: z.string(),
  id: z.string(),
  position: z.object({ ended: z.string() }),
  slots: z.number(),
  texts: z.array(z.array(z.string())),
  blocks: z.array(
    z.object({
      kind: z.enum(['Uint8Array', 'Uint32Array', 'Int32Array', 'Float64Array']),
      length: z.number(),
    }),
  ),
});

/** What a file's header says about it. */
export type SnapshotFacts = Pick<z.infer<typeof headerShape>, 'madeBy' | 'id' | 'position'>;

/** Returns when the file was written; undefined if there is none. */
export async function writtenAt(folder: string): Promise<Date | undefined> {
  const found = await stat(path.join(folder, FILE)).catch(unlessAbsent);
  return found?.mtime;
}

/**
 * Replaces the file atomically, so that readers and a killed process leave either the old file or the new
 * one.
 * @returns its size in bytes
 */
export async function writeSnapshot(
  folder: string,
  facts: SnapshotFacts,
  image: IndexImage,
): Promise<number> {
  await mkdir(folder, { recursive: true });
  await removeAbandoned(folder);
  const unfinished = path.join(folder, `${FILE}.${randomUUID()}${UNFINISHED}`);
  try {
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      await writeAll(handle, facts, image);
      await handle.sync();
    } finally {
      await handle.close();
    }
    const { size } = await stat(unfinished);
    await rename(unfinished, path.join(folder, FILE));
    return size;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeAll(handle: FileHandle, facts: SnapshotFacts, image: IndexImage): Promise<void> {
  const { slots, texts, blocks } = image;
  const shapes = blocks.map(({ kind, length }) => ({ kind, length }));
  const header = Buffer.from(JSON.stringify({ ...facts, slots, texts, blocks: shapes }));
  const hash = createHash(CHECKSUM);
  // A copy, so that the bytes written are those that were hashed, even if the index adds to the same memory
  // in between.
  const piece = Buffer.alloc(PIECE_BYTES);
  let filled = 0;
  const flush = async () => {
    hash.update(piece.subarray(0, filled));
    await handle.writeFile(piece.subarray(0, filled));
    filled = 0;
  };
  const write = async (bytes: Uint8Array) => {
    for (let start = 0; start < bytes.length; ) {
      const part = bytes.subarray(start, start + PIECE_BYTES - filled);
      piece.set(part, filled);
      filled += part.length;
      start += part.length;
      if (filled === PIECE_BYTES) await flush();
    }
  };
  await write(Buffer.concat([Buffer.from(MAGIC), lengthOf(header), header]));
  for (const { parts } of blocks) for (const part of parts) await write(bytesOf(part));
  await flush();
  await handle.writeFile(hash.digest());
}

/**
 * @param mayBeRead decides from the file's header whether to go on
 * @throws Error when the file is damaged or has another format
 */
export async function readSnapshot(
  folder: string,
  mayBeRead: (facts: SnapshotFacts) => boolean,
): Promise<{ facts: SnapshotFacts; image: ReadImage } | 'absent' | 'refused'> {
  const handle = await open(path.join(folder, FILE)).catch(unlessAbsent);
  if (!handle) return 'absent';
  try {
    const hash = createHash(CHECKSUM);
    const { slots, texts, blocks, ...facts } = await readHeader(handle, hash);
    if (!mayBeRead(facts)) return 'refused';
    const arrays: Numbers[] = [];
    for (const block of blocks) arrays.push(await readBlock(handle, block, hash));
    const checksum = await readExactly(handle, Buffer.alloc(CHECKSUM_BYTES));
    if (!hash.digest().equals(checksum)) throw new Error('its checksum does not match');
    return { facts, image: new ReadImage(slots, texts, arrays) };
  } finally {
    await handle.close();
  }
}

async function readHeader(handle: FileHandle, hash: Hash) {
  const { size } = await handle.stat();
  const start = await readExactly(handle, Buffer.alloc(MAGIC.length + 4));
  if (start.toString('latin1', 0, MAGIC.length) !== MAGIC) throw new Error('it has a different format');
  const length = start.readUInt32LE(MAGIC.length);
  if (length > size) throw new Error('it is truncated');
  const header = await readExactly(handle, Buffer.alloc(length));
  hash.update(start);
  hash.update(header);
  const read = headerShape.parse(JSON.parse(header.toString('utf8')));
  // Checked before memory is allocated for the sizes in a possibly damaged header.
  const promised = read.blocks.reduce((sum, { length }) => sum + length, 0);
  if (promised > size) throw new Error('it is truncated');
  return read;
}

async function readBlock(handle: FileHandle, block: Omit<Block, 'parts'>, hash: Hash): Promise<Numbers> {
  const numbers = makeNumbers(block);
  const bytes = bytesOf(numbers);
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    const piece = bytes.subarray(start, start + PIECE_BYTES);
    hash.update(await readExactly(handle, piece));
  }
  return numbers;
}

async function readExactly<Bytes extends Uint8Array>(handle: FileHandle, bytes: Bytes): Promise<Bytes> {
  for (let read = 0; read < bytes.length; ) {
    const { bytesRead } = await handle.read(bytes, read);
    if (bytesRead === 0) throw new Error('it is truncated');
    read += bytesRead;
  }
  return bytes;
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(FILE) || !name.endsWith(UNFINISHED)) continue;
    const file = path.join(folder, name);
    const found = await stat(file).catch(unlessAbsent);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}

function lengthOf(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(bytes.length);
  return length;
}

function bytesOf({ buffer, byteOffset, byteLength }: Numbers): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function unlessAbsent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
